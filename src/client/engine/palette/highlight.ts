import type { PreparedText } from './prepared-index'
import type { Query, Token } from './query'
import { isHan } from './text-fold'
import { spell, spellSkipping } from './spelling'

/** Offsets in a title: from (inclusive) and to (exclusive). */
export type Range = readonly [from: number, to: number]

/** What of a title's two halves to mark for a query; merged, in order. Only for rows that are shown. */
export function highlight(title: PreparedText, query: Query): { en: Range[]; zh: Range[] } {
  const en: Range[] = []
  const zh: Range[] = []
  for (const token of query.tokens) {
    if (token.han) markHan(title.zh, token.text, zh)
    else if (!markContained(title, token, en) && !markPinyin(title, token, zh)) markLetters(title, token, en)
  }
  return { en: merge(en), zh: merge(zh) }
}

function markHan(zh: string, token: string, into: Range[]): void {
  const at = zh.indexOf(token)
  if (at >= 0) {
    into.push([at, at + token.length])
    return
  }
  for (const character of token) {
    const found = zh.indexOf(character)
    if (found >= 0) into.push([found, found + 1])
  }
}

/** The beginning of a word, else anywhere within one. */
function markContained(title: PreparedText, { text }: Token, into: Range[]): boolean {
  const word = title.words.findIndex((word) => word.startsWith(text))
  const at = word >= 0 ? title.wordStarts[word]! : title.en.indexOf(text)
  if (at < 0) return false
  into.push([at, at + text.length])
  return true
}

function markPinyin(title: PreparedText, { text }: Token, into: Range[]): boolean {
  const spelling = spell(title.syllables, text, false)
  if (!spelling) return false
  const { start, count } = spelling
  const offsets = syllableOffsets(title)
  into.push([offsets[start]!, offsets[start + count]!])
  return true
}

function markLetters(title: PreparedText, { text }: Token, into: Range[]): void {
  const word = title.words.findIndex((word) => isWithin(word, text))
  if (word < 0 && !spellSkipping(title.words, text)) return
  let from = word < 0 ? 0 : title.wordStarts[word]!
  const marks: Range[] = []
  for (const letter of text) {
    const at = title.en.indexOf(letter, from)
    if (at < 0) return
    marks.push([at, at + 1])
    from = at + 1
  }
  into.push(...marks)
}

function isWithin(word: string, token: string): boolean {
  let at = 0
  for (const letter of word) if (letter === token.charAt(at)) at++
  return at === token.length && word.startsWith(token.charAt(0))
}

/** Where each syllable's text starts in the Chinese title, with the title's length at the end. */
function syllableOffsets({ zh, syllables }: PreparedText): number[] {
  const offsets: number[] = []
  let at = 0
  for (const syllable of syllables) {
    offsets.push(at)
    if (isHan(zh.charCodeAt(at))) at++
    else {
      at = zh.indexOf(syllable, at) < 0 ? at : zh.indexOf(syllable, at) + syllable.length
    }
    while (at < zh.length && !isHan(zh.charCodeAt(at)) && !/[\p{L}\p{N}]/u.test(zh.charAt(at))) at++
  }
  offsets.push(zh.length)
  return offsets
}

function merge(ranges: Range[]): Range[] {
  ranges.sort((a, b) => a[0] - b[0])
  const merged: Range[] = []
  for (const [from, to] of ranges) {
    const last = merged[merged.length - 1]
    if (last && from <= last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], to)]
    else merged.push([from, to])
  }
  return merged
}
