import { editDistance, isOneSlip, isSwapped } from './edit-distance'
import type { PreparedIndex } from './prepared-index'
import type { Token } from './query'
import { countMissing } from './text-fold'
import { NONE, SUBSEQUENCE, SUBSTRING, TYPO, WORD, WORD_PREFIX } from './tiers'

/**
 * How a token fits every word of the vocabulary, as tiers by word number. Words are compared once a keystroke, not once
 * for each of the titles they stand in. Into `classes`, which must be as long as the vocabulary.
 */
export function classifyWords(index: PreparedIndex, token: Token, classes: Uint8Array): void {
  const { vocabulary, vocabularyMasks } = index
  const { text, mask } = token
  for (let number = 0; number < vocabulary.length; number++) {
    classes[number] = (mask & ~vocabularyMasks[number]!) === 0 ? classify(vocabulary[number]!, text) : NONE
  }
}

/** Adds to `classes` the words that the token becomes by a slip: one in words of four letters or more, two from eight. */
export function classifySlips(index: PreparedIndex, token: Token, classes: Uint8Array): void {
  const { vocabulary, vocabularyMasks } = index
  for (let number = 0; number < vocabulary.length; number++) {
    if (classes[number]! < TYPO || countMissing(token.mask, vocabularyMasks[number]!) > 2) continue
    if (isSlipOf(vocabulary[number]!, token.text)) classes[number] = TYPO
  }
}

function classify(word: string, token: string): number {
  if (word === token || isInflected(word, token) || isInflected(token, word)) return WORD
  if (word.startsWith(token)) return WORD_PREFIX
  if (token.length < 2) return NONE
  if (word.includes(token)) return SUBSTRING
  return isShortened(word, token) ? SUBSEQUENCE : NONE
}

/** `users` for `user`, `banned` for `ban`, `exporting` for `export`. */
function isInflected(word: string, token: string): boolean {
  if (word.length < 3 || !token.startsWith(word)) return false
  const ending = token.slice(word.length)
  return ENDINGS.has(ending) || DOUBLED.test(ending)
}

const ENDINGS = new Set(['s', 'es', 'd', 'ed', 'ing'])
const DOUBLED = /^([bdgmnprt])\1?(ed|ing)$/

/** `tgl` for `toggle`: its first letter, then others in order, at least a third of all. */
function isShortened(word: string, token: string): boolean {
  if (word.charCodeAt(0) !== token.charCodeAt(0) || token.length * 3 < word.length) return false
  let at = 0
  for (let letter = 0; letter < word.length && at < token.length; letter++) {
    if (word.charCodeAt(letter) === token.charCodeAt(at)) at++
  }
  return at === token.length
}

function isSlipOf(word: string, token: string): boolean {
  if (token.length < 3 || word.length < 3) return false
  if (token.length === 3) return isSwapped(token, word, true)
  if (isOneSlip(token, word, token.length < 6)) return true
  return token.length >= 8 && editDistance(token, word, 2) <= 2
}
