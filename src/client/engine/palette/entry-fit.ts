import type { PreparedEntry, PreparedText } from './prepared-index'
import type { Query } from './query'
import { isHan } from './text-fold'
import { EXACT, LOOSE, NONE, PREFIX, TITLE_WORDS, TYPO, WITHIN_ONLY, WORD_PREFIX } from './tiers'
import { fitToken, newTokenFit, type Reading } from './token-tier'

/** How a whole query fits a command. */
export interface EntryFit {
  tier: number
  /** 0 to 1023: how much of the title is typed, how near to its start, and in its order. */
  quality: number
}

/** Fits a query to a command: writes into `fit` and returns its tier, `NONE` when a word of the query does not occur. */
export function fitEntry(entry: PreparedEntry, query: Query, readings: readonly Reading[], fit: EntryFit): number {
  const whole = Math.min(titleTier(entry.title, query), entry.bare ? titleTier(entry.bare, query) : NONE)
  if (whole < NONE) {
    fit.quality = wholeQuality(entry, query)
    return (fit.tier = whole)
  }
  const tier = fitTokens(entry, readings, fit)
  const called = tier <= TITLE_WORDS ? 0 : calledQuality(entry, query)
  if (called === 0) return tier
  fit.quality = called
  return (fit.tier = TITLE_WORDS)
}

/** How much of a further name is typed, from its start and to where a word ends: then it is as good as a title, of which half is typed at most. */
function calledQuality({ synonyms }: PreparedEntry, query: Query): number {
  let best = 0
  for (const synonym of synonyms) {
    if (titleTier(synonym, query) > TITLE_WORDS) continue
    const length = isHan(query.joined.charCodeAt(0)) ? synonym.zh.length : synonym.joined.length
    best = Math.max(best, Math.round(500 * Math.min(1, query.joined.length / Math.max(1, length)) ** 0.4))
  }
  return best
}

function fitTokens(entry: PreparedEntry, readings: readonly Reading[], fit: EntryFit): number {
  let tier = EXACT
  let covered = 0
  let length = 1
  let ordered = 0
  let previous = -1
  let start = 0
  let isOwn = false
  let scripts = 0
  for (let at = 0; at < readings.length; at++) {
    const { token } = readings[at]!
    const own = fitToken(entry, readings[at]!, one)
    if (own === NONE) {
      if (token.optional) continue
      return (fit.tier = NONE)
    }
    if (own > tier) tier = own
    isOwn ||= one.isOwn
    if (one.isPinyin) scripts |= 1
    else if (!token.han) scripts |= 2
    covered += one.covered / Math.max(1, one.length)
    if (one.isOwn && one.place === 0) start = 1
    if (one.isOwn && one.place > previous) ordered++
    previous = one.place
    length = at + 1
  }
  if (!isOwn && tier < LOOSE) tier = WITHIN_ONLY
  if (scripts === BOTH && tier < TYPO) tier = TYPO
  const quality = 0.6 * Math.min(1, covered) + 0.25 * start + (0.15 * ordered) / length
  fit.quality = Math.round(1023 * quality)
  return (fit.tier = tier)
}

/** Some words read as pinyin and others as English: found, but seldom meant. */
const BOTH = 3

/** The tier of the query as a whole: the title itself, or its beginning. */
function titleTier(text: PreparedText, { text: typed, joined }: Query): number {
  const first = typed.charCodeAt(0)
  if (text.plain.charCodeAt(0) !== first && text.zh.charCodeAt(0) !== first) return NONE
  if (text.plain === typed || text.zh === typed || text.joinedZh === joined) return EXACT
  if (text.plain.startsWith(typed) && !isHan(typed.charCodeAt(0))) {
    const next = text.plain.charCodeAt(typed.length)
    const isBoundary = !isLetter(next) || (next === 115 && !isLetter(text.plain.charCodeAt(typed.length + 1)))
    return isBoundary ? TITLE_WORDS : PREFIX
  }
  if (text.zh.startsWith(joined)) return joined.length > 1 && isHan(joined.charCodeAt(0)) ? TITLE_WORDS : PREFIX
  return joined.length > 3 && joined !== typed && text.joined.startsWith(joined) ? WORD_PREFIX : NONE
}

/** How much of the title, or of the bare name that fits, is typed. */
function wholeQuality({ title, bare }: PreparedEntry, query: Query): number {
  const text = bare && titleTier(bare, query) < NONE ? bare : title
  const length = isHan(query.joined.charCodeAt(0)) ? text.zh.length : text.joined.length
  return Math.round(1023 * Math.min(1, query.joined.length / Math.max(1, length)))
}

/** Letters and digits of a folded text. */
function isLetter(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57)
}

const one = newTokenFit()
