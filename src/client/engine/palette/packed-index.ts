import { bareTitle } from './bare-title.ts'
import type { IndexEntry, Named } from './index-entry'
import { reader, readingsOf, type Read, type Readings } from './readings.ts'
import { hasHan } from './text-fold.ts'

/**
 * The index as it travels. Most commands are alike on many pages ("New: {page}"), so each kind of command is listed once, and
 * each page names the kinds it has. Columns stand together, one line a page or kind: that is what compresses best.
 */
export interface PackedIndex {
  readonly pages: Readonly<Record<'ids' | 'en' | 'zh' | 'sections' | 'kinds', string>>
  readonly kinds: Readonly<Record<'names' | 'en' | 'zh' | 'synonyms' | 'rest', string>>
  readonly readings: Readings
}

/** What a kind of command says in addition to its titles. */
type Rest = Partial<
  Pick<
    IndexEntry,
    'priority' | 'danger' | 'inverse' | 'route' | 'opens' | 'asks' | 'plain' | 'keys' | 'everywhere' | 'code'
  >
>

interface Kind {
  readonly name: string
  readonly en: string
  readonly zh: string
  readonly synonyms: string
  readonly rest: string
}

interface PageKinds {
  readonly id: string
  readonly section: number
  readonly within: Named | undefined
  readonly kinds: string[]
}

/** Stands in what a kind says for what its page says: its title, its id, its address. */
const here = '\t'

/** Packs an index for the way to the browser; `unpackIndex` gives back the same. */
export function packIndex(entries: readonly IndexEntry[]): PackedIndex {
  const pages = new Map<string, PageKinds>()
  const uses = new Map<string, number>()
  for (const entry of entries) {
    const { within, section } = entry
    const id = entry.id.slice(0, entry.id.lastIndexOf('.'))
    const key = [id, section, within?.en, within?.zh].join('\n')
    const page = pages.get(key) ?? { id, section, within, kinds: [] }
    const kind = JSON.stringify(kindOf(entry, page))
    uses.set(kind, (uses.get(kind) ?? 0) + 1)
    page.kinds.push(kind)
    pages.set(key, page)
  }
  const all = [...pages.values()]
  // Those of many pages first; those of one page stand together and are named as a range.
  const order = [...uses].sort(([, a], [, b]) => b - a).map(([kind]) => kind)
  const numbers = new Map(order.map((kind, number) => [kind, number]))
  const kinds = order.map((kind) => JSON.parse(kind) as Kind)
  const texts = entries.flatMap((entry) => [entry, entry.bare ?? [], entry.within ?? [], readSynonyms(entry)].flat())
  return {
    pages: {
      ids: lines(all, ({ id }) => id),
      en: lines(all, ({ within }) => within?.en ?? ''),
      zh: lines(all, ({ within }) => within?.zh ?? ''),
      sections: lines(all, ({ section }) => String(section)),
      kinds: lines(all, (page) => rangesOf(page.kinds.map((kind) => numbers.get(kind)!))),
    },
    kinds: {
      names: lines(kinds, ({ name }) => name),
      en: lines(kinds, ({ en }) => en),
      zh: lines(kinds, ({ zh }) => zh),
      synonyms: lines(kinds, ({ synonyms }) => synonyms),
      rest: lines(kinds, ({ rest }) => rest),
    },
    readings: readingsOf(texts),
  }
}

export function unpackIndex({ pages, kinds, readings }: PackedIndex): IndexEntry[] {
  const read = reader(readings)
  const named = ({ en, zh }: { readonly en: string; readonly zh: string }): Named => ({ en, zh, pinyin: read(zh) })
  const called = (synonyms: readonly string[]) => ({
    synonyms,
    synonymPinyin: synonyms.map((text) => (hasHan(text) ? read(text) : [])),
  })
  const [names, en, zh, synonyms, rest] = [kinds.names, kinds.en, kinds.zh, kinds.synonyms, kinds.rest].map(split)
  const [pageEn, pageZh, sections, ranges] = [pages.en, pages.zh, pages.sections, pages.kinds].map(split)
  const entries = split(pages.ids).flatMap((page, at) => {
    const within = pageEn![at] ? named({ en: pageEn![at], zh: pageZh![at]! }) : undefined
    return numbersOf(ranges![at]!).map((kind): IndexEntry => {
      const titles = {
        en: en![kind]!.replaceAll(here, within?.en ?? ''),
        zh: zh![kind]!.replaceAll(here, within?.zh ?? ''),
      }
      const pinyin = read(titles.zh)
      const bare = bareTitle(titles)
      const { inverse, route, ...others } = (rest![kind] ? JSON.parse(rest![kind]) : {}) as Rest
      return {
        id: `${page}.${names![kind]}`,
        ...titles,
        pinyin,
        initials: pinyin.map((syllable) => syllable.charAt(0)).join(''),
        section: Number(sections![at]),
        priority: 0,
        danger: false,
        ...others,
        ...(synonyms![kind] && called(synonyms![kind].split(here))),
        ...(inverse !== undefined && { inverse: inverse.replace(here, page) }),
        ...(route !== undefined && { route: route === here ? routeAt(page) : route }),
        ...(bare && { bare: named(bare) }),
        ...(within && { within }),
      }
    })
  })
  return entries.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The Chinese ones of an entry's further names, as they are read. */
function readSynonyms({ synonyms = [], synonymPinyin = [] }: IndexEntry): Read[] {
  return synonyms.flatMap((zh, at) => (hasHan(zh) ? [{ zh, pinyin: synonymPinyin[at] ?? [] }] : []))
}

function kindOf(entry: IndexEntry, { id, within }: Pick<PageKinds, 'id' | 'within'>): Kind {
  const { en, zh, synonyms = [], priority, danger, inverse, route, opens, asks, plain, keys, everywhere, code } = entry
  const isHere = inverse?.startsWith(`${id}.`)
  const rest: Rest = {
    ...(priority && { priority }),
    ...(danger && { danger }),
    ...(inverse !== undefined && { inverse: isHere ? here + inverse.slice(id.length) : inverse }),
    ...(route !== undefined && { route: route === routeAt(id) ? here : route }),
    ...(opens !== undefined && { opens }),
    ...(asks && { asks }),
    ...(plain && { plain }),
    ...(keys !== undefined && { keys }),
    ...(everywhere && { everywhere }),
    ...(code !== undefined && { code }),
  }
  return {
    name: entry.id.slice(id.length + 1),
    en: within?.en ? en.replaceAll(within.en, here) : en,
    zh: within?.zh ? zh.replaceAll(within.zh, here) : zh,
    synonyms: synonyms.join(here),
    rest: Object.keys(rest).length > 0 ? JSON.stringify(rest) : '',
  }
}

/** Where a page stands unless its section has no path of its own: `user-manage.user-list` → `/user-manage/user-list`. */
function routeAt(page: string): string {
  return `/${page.replace('.', '/')}`
}

function lines<T>(list: readonly T[], textOf: (each: T) => string): string {
  return list.map(textOf).join('\n')
}

function split(column: string): string[] {
  return column.split('\n')
}

/** 3, 4, 5, 9 → `3-5 9` */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(' ')
}

function numbersOf(ranges: string): number[] {
  return ranges.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, step) => from + step)
  })
}
