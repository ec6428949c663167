/**
 * How well a title fits what is typed, best first. A better tier always is before a worse one, whatever the
 * habits of the account; the tier of several words is that of their worst.
 */
export const TIERS = [
  'exact',
  'titleWords',
  'prefix',
  'word',
  'alsoCalled',
  'wordPrefix',
  'within',
  'meaning',
  'initials',
  'pinyin',
  'inner',
  'substring',
  'subsequence',
  'synonym',
  'typo',
  'withinOnly',
  'loose',
  'near',
] as const

export type Tier = (typeof TIERS)[number]

/** The place of each tier in the order; plain numbers, for the hot loop. */
export const EXACT = 0
/** The title starts with the query, which ends where a word ends. */
export const TITLE_WORDS = 1
export const PREFIX = 2
/** Every word typed is a word of the title, in any order. */
export const WORD = 3
/** Whole words of a further name that its declaration gives: meant, where longer words, initials and pinyin fit by chance. */
export const ALSO_CALLED = 4
export const WORD_PREFIX = 5
/** Some of the words are the page's, the rest the title's. */
export const WITHIN = 6
/** Other words of the same meaning (see `THESAURUS`). */
export const MEANING = 7
/** First letters of words or syllables, from the title's start. */
export const INITIALS = 8
/** Syllables from the title's start. */
export const PINYIN = 9
/** First letters or syllables from the middle of the title. */
export const INNER = 10
export const SUBSTRING = 11
/** Letters left out within a word (`tgl`), or word beginnings run together (`banus`). */
export const SUBSEQUENCE = 12
/** Beginnings of words of a further name, or letters of it. */
export const SYNONYM = 13
export const TYPO = 14
/** All words are the page's, none the title's. */
export const WITHIN_ONLY = 15
export const LOOSE = 16
/** Not what was typed, but the nearest there is. */
export const NEAR = 17
export const NONE = 18
