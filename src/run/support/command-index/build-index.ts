import { bareTitle } from '../../../client/engine/palette/bare-title.ts'
import type { IndexEntry, Named } from '../../../client/engine/palette/index-entry'
import { hasHan } from '../../../client/engine/palette/text-fold.ts'
import { toSyllables } from './pinyin-syllables.ts'

/** What is known of a command before its pinyin: titles, and what its declaration says. */
export interface CommandTitle {
  readonly id: string
  readonly en: string
  readonly zh: string
  readonly synonyms?: readonly string[]
  readonly section?: number
  readonly priority?: number
  readonly danger?: boolean
  readonly inverse?: string
  /** The title of its page. */
  readonly within?: { readonly en: string; readonly zh: string }
  /** Where it leads, for navigation. */
  readonly route?: string
  /** The address that it opens from its page. */
  readonly opens?: string
  /** It asks for what the address tells. */
  readonly asks?: true
  /** A host that answers the specified calls alone can run it. */
  readonly plain?: true
  readonly keys?: string
  readonly everywhere?: true
  readonly code?: string
}

/** Makes the palette's index: pinyin, initials, and the bare name of "Go to …" titles. In the order of ids, which it checks to be unique. */
export function buildIndex(titles: readonly CommandTitle[]): IndexEntry[] {
  const seen = new Set<string>()
  return [...titles]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((title) => {
      if (seen.has(title.id))
        throw new Error(`command index: "${title.id}" is listed twice. Give one of the commands another name.`)
      seen.add(title.id)
      return toEntry(title)
    })
}

function toEntry(title: CommandTitle): IndexEntry {
  const { id, en, zh, synonyms, section = 0, priority = 0, danger = false, within, ...others } = title
  const syllables = toSyllables(zh)
  const bare = bareTitle(title)
  return {
    id,
    en,
    zh,
    pinyin: syllables,
    initials: syllables.map((syllable) => syllable.charAt(0)).join(''),
    section,
    priority,
    danger,
    ...(synonyms?.length && {
      synonyms,
      synonymPinyin: synonyms.map((text) => (hasHan(text) ? toSyllables(text) : [])),
    }),
    ...(bare && { bare: named(bare) }),
    ...(within && { within: named(within) }),
    ...others,
  }
}

function named({ en, zh }: { readonly en: string; readonly zh: string }): Named {
  return { en, zh, pinyin: toSyllables(zh) }
}
