import { hanSlipTier, hanTier, isHanSpread } from './han-match'
import type { Piece } from './meanings'
import { isFuzzySpelling, isJointSlip } from './pinyin-slips'
import type { PreparedEntry, PreparedIndex, PreparedText } from './prepared-index'
import type { Token } from './query'
import { spell, spellSkipping } from './spelling'
import {
  ALSO_CALLED,
  INITIALS,
  INNER,
  LOOSE,
  MEANING,
  NONE,
  PINYIN,
  SUBSEQUENCE,
  SUBSTRING,
  SYNONYM,
  TYPO,
  WITHIN,
  WITHIN_ONLY,
  WORD,
  WORD_PREFIX,
} from './tiers'
import { classifySlips, classifyWords } from './word-classes'

/** How one typed word fits one command. */
export interface TokenFit {
  tier: number
  /** Found in the title or a synonym, not only in the page's name. */
  isOwn: boolean
  /** Read as pinyin. */
  isPinyin: boolean
  /** How much of the title it accounts for, of `length`. */
  covered: number
  length: number
  /** Where in the title it was found, in words, syllables or characters. */
  place: number
}

/** A typed word with its tiers by word of the vocabulary and by page name: compared once a keystroke, not once a title. */
export interface Reading {
  readonly token: Token
  readonly words: Uint8Array
  readonly withins: Uint8Array
  /** Whether typing errors are forgiven. */
  readonly slips: boolean
}

export function newTokenFit(): TokenFit {
  return { tier: NONE, isOwn: true, isPinyin: false, covered: 0, length: 1, place: 0 }
}

/** Reads a token against the index; with `slips`, forgiving typing errors. */
export function readToken(index: PreparedIndex, token: Token, slips: boolean): Reading {
  const words = new Uint8Array(index.vocabulary.length)
  if (!token.han) classifyWords(index, token, words)
  if (!token.han && slips) classifySlips(index, token, words)
  const withins = Uint8Array.from(index.withins, (text) => withinTier(text, token, words))
  return { token, words, withins, slips }
}

/** Fits a token to a command: writes into `fit` and returns its tier, `NONE` when it does not occur. */
export function fitToken(entry: PreparedEntry, reading: Reading, fit: TokenFit): number {
  const { token } = reading
  const tier = fitTitles(entry, reading, fit)
  fit.isOwn = true
  fit.tier = tier
  if (tier <= WORD) return tier
  const elsewhere = tier <= SUBSTRING ? calledTier(entry, reading) : tierElsewhere(entry, reading)
  if (Math.min(tier, elsewhere) > MEANING) {
    const meant = meantBy(entry, token)
    if (meant !== 'nowhere') {
      fit.isOwn = meant === 'title'
      fit.isPinyin = false
      return (fit.tier = place(fit, MEANING, 0, meantShare(entry, token), 1))
    }
  }
  if (elsewhere >= tier) return tier
  fit.tier = elsewhere
  fit.isOwn =
    elsewhere === ALSO_CALLED ||
    elsewhere === SYNONYM ||
    (elsewhere === WITHIN && token.han && reading.withins[entry.within] !== WITHIN)
  fit.isPinyin = false
  return place(fit, elsewhere, 0, fit.isOwn ? 1 : 0, 3)
}

/** A page is called by its bare name first; by "Go to" and its name when that fits better. */
function fitTitles({ title, bare }: PreparedEntry, reading: Reading, fit: TokenFit): number {
  if (!bare) return fitText(title, reading, fit)
  const tier = fitText(bare, reading, fit)
  if (tier <= SUBSEQUENCE) return tier
  const whole = fitText(title, reading, spare)
  if (whole < tier) Object.assign(fit, spare)
  return Math.min(whole, tier)
}

const spare = newTokenFit()

function fitText(text: PreparedText, reading: Reading, fit: TokenFit): number {
  fit.isPinyin = false
  return reading.token.han ? fitHan(text, reading, fit) : fitLatin(text, reading, fit)
}

function fitHan({ zh }: PreparedText, { token, slips }: Reading, fit: TokenFit): number {
  const tier = hanTier(zh, token.text)
  if (tier === NONE) return slips ? hanSlipTier(zh, token.text) : NONE
  const at = Math.max(0, zh.indexOf(token.text.charAt(0)))
  return place(fit, tier, at, Math.min(token.text.length, zh.length), zh.length)
}

function fitLatin(text: PreparedText, reading: Reading, fit: TokenFit): number {
  const { token, slips } = reading
  let best = fitWords(text, reading, fit)
  if (best <= WORD_PREFIX) return best
  if ((token.mask & ~text.enMask) === 0) best = fitRunTogether(text, token.text, fit, best)
  if ((token.mask & ~text.pinyinMask) === 0) best = fitPinyin(text, token.text, fit, best)
  if (best < SYNONYM || !slips) return best
  return best > TYPO && (isFuzzySpelling(text, token) || isJointSlip(text, token)) ? TYPO : best
}

function fitWords({ wordIds, words, joined }: PreparedText, reading: Reading, fit: TokenFit): number {
  let best = NONE
  let at = 0
  for (let word = 0; word < wordIds.length; word++) {
    const tier = reading.words[wordIds[word]!]!
    if (tier >= best) continue
    best = tier
    at = word
  }
  if (best === NONE) return NONE
  return place(fit, best, at, Math.min(reading.token.text.length, words[at]!.length), joined.length)
}

/** Words run together (`blacklist` for "black list"), first letters, and word beginnings run together (`swlang`). */
function fitRunTogether(text: PreparedText, typed: string, fit: TokenFit, known: number): number {
  const { words, joined, joinedStarts } = text
  if (words.length < 2 || typed.length < 2) return known
  const joint = typed.length > 3 ? joinedStarts.indexOf(joined.indexOf(typed)) : -1
  if (joint >= 0) return place(fit, WORD_PREFIX, joint, typed.length, joined.length)
  const spelling = spell(words, typed, true)
  if (spelling?.count === typed.length) {
    const tier = spelling.start === 0 ? INITIALS : INNER
    return tier < known ? place(fit, tier, spelling.start, spelling.count, words.length) : known
  }
  if (known <= SUBSEQUENCE) return known
  if (spelling?.start === 0) return place(fit, SUBSEQUENCE, 0, typed.length, joined.length)
  if (known <= LOOSE || typed.length < 3 || !spellSkipping(words, typed)) return known
  return place(fit, LOOSE, 0, typed.length, joined.length)
}

function fitPinyin({ syllables, initials }: PreparedText, typed: string, fit: TokenFit, known: number): number {
  const at = typed.length > 1 ? initials.indexOf(typed) : -1
  const spelling = at >= 0 ? undefined : spell(syllables, typed, false)
  if (at >= 0 || spelling) {
    const start = spelling ? spelling.start : at
    const tier = start > 0 ? INNER : spelling ? PINYIN : INITIALS
    if (tier >= known) return known
    fit.isPinyin = true
    return place(fit, tier, start, spelling ? (spelling.full + spelling.count) / 2 : typed.length, syllables.length)
  }
  if (known <= LOOSE || typed.length < 3 || !spellSkipping(syllables, typed)) return known
  fit.isPinyin = true
  return place(fit, LOOSE, 0, Math.min(typed.length, syllables.length), syllables.length)
}

function place(fit: TokenFit, tier: number, at: number, covered: number, length: number): number {
  fit.place = at
  fit.covered = covered
  fit.length = length
  return tier
}

type Place = 'title' | 'page' | 'nowhere'

/** Where other words of the token's meaning stand: in the title, all of it or part, else in the name of the page. */
function meantBy(entry: PreparedEntry, token: Token): Place {
  if (token.meanings.length > 0) return whereMeant(entry, token.meanings)
  let where: Place = 'nowhere'
  for (const piece of token.pieces) {
    const found = placeMeant(entry, piece)
    if (found === 'nowhere') return found
    if (where !== 'title') where = found
  }
  return where
}

/** How much of what is typed the title says: in these words, or counting half in others. */
function meantShare({ title }: PreparedEntry, { text, pieces }: Token): number {
  if (pieces.length === 0) return 0.25
  const share = (piece: Piece): number =>
    title.zh.includes(piece.text) ? 1 : piece.meanings.some((meaning) => title.meanings.includes(meaning)) ? 0.5 : 0
  return pieces.reduce((sum, piece) => sum + piece.text.length * share(piece), 0) / (2 * text.length)
}

/** Where a part of a run of Chinese characters stands, in these words or in others of its meaning. */
export function placeMeant(entry: PreparedEntry, { text, meanings }: Piece): Place {
  if (entry.title.zh.includes(text)) return 'title'
  const where = whereMeant(entry, meanings)
  return where === 'nowhere' && entry.page?.zh.includes(text) ? 'page' : where
}

function whereMeant({ title, page }: PreparedEntry, meanings: readonly number[]): Place {
  for (const meaning of meanings) if (title.meanings.includes(meaning)) return 'title'
  if (page) for (const meaning of meanings) if (page.meanings.includes(meaning)) return 'page'
  return 'nowhere'
}

/** The tier of a token in the name of the page, or in the further words people use. */
function tierElsewhere(entry: PreparedEntry, reading: Reading): number {
  const { title, page, within } = entry
  const { token, withins } = reading
  const best = within < 0 ? NONE : withins[within]!
  const called = calledTier(entry, reading)
  if (called === ALSO_CALLED || best <= SYNONYM) return Math.min(called, best)
  if (page && token.han && token.text.length > 2 && isHanSpread(title.zh, page.zh, token.text)) return WITHIN
  return Math.min(called, best)
}

/** The tier of a token in the further words people use. */
function calledTier({ synonyms }: PreparedEntry, { token, words }: Reading): number {
  let best = NONE
  for (const synonym of synonyms) {
    const tier = textTier(synonym, token, words)
    if (tier === WORD) return ALSO_CALLED
    if (tier <= SUBSEQUENCE && tier !== SUBSTRING) best = SYNONYM
    if (best !== SYNONYM && isSpelt(synonym, token)) best = SYNONYM
  }
  return best
}

/** Whether a token is how a further name is read, its initials, or some of its syllables. */
function isSpelt({ syllables, initials, pinyinMask }: PreparedText, { text, han, mask }: Token): boolean {
  if (syllables.length === 0 || han || text.length < 2 || (mask & ~pinyinMask) !== 0) return false
  return initials === text || (spell(syllables, text, false)?.full ?? 0) > 0
}

function withinTier(within: PreparedText, token: Token, words: Uint8Array): number {
  const tier = textTier(within, token, words)
  if (tier <= WORD_PREFIX) return WITHIN
  if (token.han) return NONE
  const syllables = spell(within.syllables, token.text, false)
  if (syllables && syllables.full > 0) return INNER
  if (tier === SUBSTRING || tier === SUBSEQUENCE || tier === TYPO) return tier
  return syllables && token.text.length > 1 ? WITHIN_ONLY : NONE
}

function textTier(text: PreparedText, token: Token, words: Uint8Array): number {
  if (token.han) return hanTier(text.zh, token.text)
  let best = NONE
  for (const number of text.wordIds) if (words[number]! < best) best = words[number]!
  return best
}
