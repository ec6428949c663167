import type { IndexEntry, Named } from './index-entry'
import { chinesePieces, englishMeanings, meaningMask, settled } from './meanings'
import { characterMask, flatten, fold } from './text-fold'

/** A bilingual text cut up for matching: everything folded (see `fold`). */
export interface PreparedText {
  readonly en: string
  readonly zh: string
  readonly words: readonly string[]
  /** The English words with one space between. */
  readonly plain: string
  /** Where each word starts in `en`. */
  readonly wordStarts: readonly number[]
  /** Each word's number in the vocabulary. */
  readonly wordIds: readonly number[]
  /** `en` without spaces and signs, and where its words start in it. */
  readonly joined: string
  readonly joinedStarts: readonly number[]
  /** `zh` without spaces and signs. */
  readonly joinedZh: string
  readonly syllables: readonly string[]
  /** The syllables without spaces, and their first letters. */
  readonly spelt: string
  readonly initials: string
  /** The syllables with sounds made alike that many do not tell apart (see `flatten`). */
  readonly flatSyllables: readonly string[]
  /** What its words mean (see `THESAURUS`), and the same as bits (see `meaningMask`). */
  readonly meanings: readonly number[]
  readonly meaningMask: number
  /** Characters of the English half, of the pinyin, and of all (see `characterMask`). */
  readonly enMask: number
  readonly pinyinMask: number
  readonly mask: number
}

export interface PreparedEntry {
  readonly entry: IndexEntry
  readonly title: PreparedText
  readonly bare: PreparedText | undefined
  /** The name of its page. */
  readonly page: PreparedText | undefined
  /** Number of its page among `withins`; -1 for none. */
  readonly within: number
  readonly synonyms: readonly PreparedText[]
  /** Characters that occur anywhere in it, and what its title and its page mean. */
  readonly mask: number
  readonly meaningMask: number
}

export interface PreparedIndex {
  readonly entries: readonly PreparedEntry[]
  /** The names of pages, each once. */
  readonly withins: readonly PreparedText[]
  /** Every English word of any text, once. */
  readonly vocabulary: readonly string[]
  readonly vocabularyMasks: Int32Array
  /** Position of each entry when all are sorted by the length of both titles, then English title, then id: the last tie-break. */
  readonly titleOrder: Uint16Array
  readonly positionOf: ReadonlyMap<string, number>
}

/** Cuts up the entries once, so that a keystroke only compares. At most 65,535 entries. */
export function prepareIndex(entries: readonly IndexEntry[]): PreparedIndex {
  const vocabulary = new Map<string, number>()
  const withins: Withins = { texts: [], numbers: new Map() }
  const prepared = entries.map((entry) => prepareEntry(entry, vocabulary, withins))
  const words = [...vocabulary.keys()]
  return {
    entries: prepared,
    withins: withins.texts,
    vocabulary: words,
    vocabularyMasks: Int32Array.from(words, characterMask),
    titleOrder: orderByTitle(prepared),
    positionOf: new Map(entries.map((entry, position) => [entry.id, position])),
  }
}

type Vocabulary = Map<string, number>

interface Withins {
  readonly texts: PreparedText[]
  readonly numbers: Map<string, number>
}

function prepareEntry(entry: IndexEntry, vocabulary: Vocabulary, withins: Withins): PreparedEntry {
  const title = prepareText(entry, vocabulary)
  const within = entry.within ? shared(entry.within, vocabulary, withins) : -1
  const synonyms = (entry.synonyms ?? []).map((text, at) =>
    prepareText({ en: text, zh: text, pinyin: entry.synonymPinyin?.[at] ?? [] }, vocabulary),
  )
  const mask = synonyms.reduce((mask, text) => mask | text.mask, title.mask | (withins.texts[within]?.mask ?? 0))
  const bare = entry.bare && prepareText(entry.bare, vocabulary)
  const page = withins.texts[within]
  return { entry, title, bare, page, within, synonyms, mask, meaningMask: title.meaningMask | (page?.meaningMask ?? 0) }
}

/** Thousands of commands are on some hundred pages: one prepared text a page. */
function shared(text: Named, vocabulary: Vocabulary, { texts, numbers }: Withins): number {
  const key = `${text.en}\n${text.zh}`
  const known = numbers.get(key) ?? texts.push(prepareText(text, vocabulary)) - 1
  numbers.set(key, known)
  return known
}

function prepareText(text: Named, vocabulary: Vocabulary): PreparedText {
  const en = fold(text.en)
  const zh = fold(text.zh)
  const found = [...en.matchAll(/[\p{L}\p{N}]+/gu)]
  const words = found.map((match) => match[0])
  const syllables = text.pinyin.map(fold)
  const spelt = syllables.join('')
  const enMask = characterMask(en)
  const pinyinMask = characterMask(spelt)
  const meanings = settled([...englishMeanings(words).flat(), ...chinesePieces(zh).flatMap((piece) => piece.meanings)])
  return {
    en,
    zh,
    words,
    plain: words.join(' '),
    wordStarts: found.map((match) => match.index),
    wordIds: words.map((word) => numberOf(word, vocabulary)),
    joined: words.join(''),
    joinedStarts: startsOf(words),
    joinedZh: zh.replace(/[^\p{L}\p{N}]/gu, ''),
    syllables,
    spelt,
    initials: syllables.map((syllable) => syllable.charAt(0)).join(''),
    flatSyllables: flattened(syllables),
    meanings,
    meaningMask: meaningMask(meanings),
    enMask,
    pinyinMask,
    mask: enMask | pinyinMask | characterMask(zh),
  }
}

function startsOf(words: readonly string[]): number[] {
  let start = 0
  return words.map((word) => {
    start += word.length
    return start - word.length
  })
}

/** The same array where nothing changes: most titles have none of the sounds in question. */
function flattened(syllables: readonly string[]): readonly string[] {
  return syllables.some((syllable) => syllable.length > 2 && /^[zcs]h|ng$/.test(syllable))
    ? syllables.map(flatten)
    : syllables
}

function numberOf(word: string, vocabulary: Vocabulary): number {
  const known = vocabulary.get(word) ?? vocabulary.size
  vocabulary.set(word, known)
  return known
}

function orderByTitle(entries: readonly PreparedEntry[]): Uint16Array {
  const sorted = entries.map((_, position) => position)
  sorted.sort((a, b) => {
    const [one, other] = [entries[a]!, entries[b]!]
    return length(one) - length(other) || compare(one.title.en, other.title.en) || compare(one.entry.id, other.entry.id)
  })
  const order = new Uint16Array(entries.length)
  sorted.forEach((position, rank) => (order[position] = rank))
  return order
}

/** Of two that fit alike the shorter is the more general: 导出用户 means "Export users", not "Export user indicators". */
function length({ title }: PreparedEntry): number {
  return title.en.length + title.zh.length
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
