import { LOOSE, NONE, SUBSEQUENCE, SUBSTRING, TYPO, WORD, WORD_PREFIX } from './tiers'

/** The tier of a run of Chinese characters in a Chinese text, in any order of its words: 用户封禁 finds 封禁用户. */
export function hanTier(text: string, token: string): number {
  const at = text.indexOf(token)
  if (at >= 0) return containedTier(at, token.length)
  return token.length > 1 && hasAll(text, token) ? coverTier(text, token) : NONE
}

/** Typo when all but one of three or more characters stand in the text, in order. */
export function hanSlipTier(text: string, token: string): number {
  if (token.length < 3) return NONE
  let from = 0
  let missing = 0
  for (let at = 0; at < token.length; at++) {
    const found = text.indexOf(token.charAt(at), from)
    if (found < 0) missing++
    else from = found + 1
  }
  return missing <= 1 ? TYPO : NONE
}

/** Whether every character of the token is in one of the texts, and at least one in the first. */
export function isHanSpread(title: string, other: string, token: string): boolean {
  return coverage(title, other, token) === token.length && hasAny(title, token)
}

function containedTier(at: number, length: number): number {
  if (at === 0) return length > 1 ? WORD : WORD_PREFIX
  return length > 1 ? WORD_PREFIX : SUBSTRING
}

function hasAll(text: string, token: string): boolean {
  for (let at = 0; at < token.length; at++) if (text.indexOf(token.charAt(at)) < 0) return false
  return true
}

function hasAny(text: string, token: string): boolean {
  for (let at = 0; at < token.length; at++) if (text.indexOf(token.charAt(at)) >= 0) return true
  return false
}

/** Cut into the longest pieces that the text holds: all of two characters or more, in order with single ones, or neither. */
function coverTier(text: string, token: string): number {
  let isWords = true
  let isOrdered = true
  let end = 0
  for (let at = 0; at < token.length;) {
    const length = longestPiece(text, token, at)
    if (length === 1) isWords = false
    const found = text.indexOf(token.substr(at, length), end)
    if (found < 0) isOrdered = false
    else end = found + length
    at += length
  }
  if (isWords) return WORD_PREFIX
  return isOrdered ? SUBSEQUENCE : LOOSE
}

/** How many characters of the token can be covered by pieces of two or more from either text. */
function coverage(title: string, other: string, token: string): number {
  let covered = 0
  for (let at = 0; at < token.length;) {
    const length = Math.max(longestPiece(title, token, at), longestPiece(other, token, at))
    if (length > 1) covered += length
    at += Math.max(1, length)
  }
  return covered
}

function longestPiece(text: string, token: string, at: number): number {
  for (let length = token.length - at; length > 0; length--) {
    if (text.includes(token.slice(at, at + length))) return length
  }
  return 0
}
