import type { PreparedEntry, PreparedIndex, PreparedText } from './prepared-index'
import type { Query, Token } from './query'
import { NONE, TYPO, WITHIN_ONLY } from './tiers'
import { fitToken, newTokenFit, placeMeant, readToken, type Reading } from './token-tier'

/** A typed word against every command, for when no command has all of them. */
interface Part {
  readonly reading: Reading
  /** How like the word each word of the vocabulary is, 0 to 1. */
  readonly likeness: Float32Array
  readonly pairs: readonly string[]
  /** How telling it is: words that fit few commands tell more. */
  weight: number
}

/**
 * How near each command is to what is typed, 0 to 1023 by position: fewer of its words, or words of nearly the same letters,
 * the telling ones first. Zero for what has nothing of it.
 */
export function nearness(index: PreparedIndex, query: Query): Uint16Array {
  const parts = query.tokens.filter(({ optional }) => !optional).map((token) => partOf(index, token))
  const fits = parts.map((part) => Float32Array.from(index.entries, (entry) => closeness(entry, part)))
  parts.forEach((part, at) => {
    const count = fits[at]!.reduce((sum, close) => sum + (close >= HELD ? 1 : 0), 0)
    part.weight = Math.log2(1 + index.entries.length / Math.max(1, count))
  })
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0)
  return Uint16Array.from(index.entries, (_, position) => {
    const near = parts.reduce((sum, { weight }, at) => sum + weight * fits[at]![position]!, 0) / whole
    return near < FARTHEST ? 0 : Math.round(1023 * near)
  })
}

/** From here on a word counts as found. */
const HELD = 0.6
/** Less is chance. */
const FARTHEST = 0.12

function partOf(index: PreparedIndex, token: Token): Part {
  const pairs = pairsOf(token.text)
  const likeness = Float32Array.from(index.vocabulary, (word) => (token.han ? 0 : alike(pairs, word)))
  return { reading: readToken(index, token, true), likeness, pairs, weight: 1 }
}

/** How much of a command is the word: found, of like letters, or nothing of it. */
function closeness(entry: PreparedEntry, part: Part): number {
  const tier = fitToken(entry, part.reading, one)
  if (tier < NONE) {
    const found = tier < TYPO ? 1 - tier / 100 : tier < WITHIN_ONLY ? 0.8 : HELD
    return one.isOwn ? found : 0.7 * found
  }
  if (part.reading.token.pieces.length > 0) return 0.8 * meantShare(entry, part.reading.token)
  const own = likenessOf(entry.title, part)
  const called = entry.synonyms.reduce((most, text) => Math.max(most, likenessOf(text, part)), 0)
  const page = entry.page ? 0.6 * likenessOf(entry.page, part) : 0
  return 0.7 * Math.max(own, 0.8 * called, page)
}

function likenessOf(text: PreparedText, { reading: { token }, likeness, pairs }: Part): number {
  if (token.han) return share(text.zh, [...token.text])
  let most = 0
  for (const word of text.wordIds) if (likeness[word]! > most) most = likeness[word]!
  const spelt = token.text.length > 3 ? share(text.spelt, pairs) : 0
  return Math.max(most, spelt > 0.6 ? 0.9 * spelt : 0)
}

/** How much of a run of Chinese characters is in the title or, counting less, on the page, in these words or others. */
function meantShare(entry: PreparedEntry, { pieces, text }: Token): number {
  const shares = pieces.map((piece) => piece.text.length * PLACE_COUNTS[placeMeant(entry, piece)])
  return shares.reduce((sum, share) => sum + share, 0) / text.length
}

const PLACE_COUNTS = { title: 1, page: 0.7, nowhere: 0 } as const

/** How many of some pieces a text holds, 0 to 1. */
function share(text: string, pieces: readonly string[]): number {
  let held = 0
  for (const piece of pieces) if (text.includes(piece)) held++
  return pieces.length === 0 ? 0 : held / pieces.length
}

/** Letters two by two, the first and the last with what lies outside. */
function pairsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2))
}

function alike(pairs: readonly string[], word: string): number {
  if (pairs.length === 0 || word.length < 2) return 0
  let held = 0
  for (const pair of pairs) if (word.includes(pair)) held++
  const likeness = (2 * held) / (pairs.length + word.length - 1)
  return likeness < 0.5 ? 0 : Math.min(1, likeness)
}

const one = newTokenFit()
