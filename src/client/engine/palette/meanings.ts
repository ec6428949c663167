import { THESAURUS } from './thesaurus'

/** Part of a run of Chinese characters: with the meanings it has, where it has any. */
export interface Piece {
  readonly text: string
  readonly meanings: readonly number[]
}

const none: readonly number[] = []
const names = Object.keys(THESAURUS)
const undone = names.map((name) => names.indexOf(THESAURUS[name]!.undoes ?? ''))

/** The meanings of an English member by its words, e.g. `sign out`. */
const english = new Map<string, number[]>()
const chinese = new Map<string, number[]>()
let longest = 0
let longestZh = 0

names.forEach((name, meaning) => {
  for (const text of THESAURUS[name]!.en) {
    longest = Math.max(longest, text.split(' ').length)
    english.set(text, [...(english.get(text) ?? []), meaning])
  }
  for (const text of THESAURUS[name]!.zh) {
    longestZh = Math.max(longestZh, text.length)
    chinese.set(text, [...(chinese.get(text) ?? []), meaning])
  }
})

/** The meanings of each word of an English text, those of phrases included: every word of `sign out` means the whole. */
export function englishMeanings(words: readonly string[]): (readonly number[])[] {
  const found: (readonly number[])[] = words.map(() => none)
  for (let from = 0; from < words.length; from++) {
    for (let count = Math.min(longest, words.length - from); count > 0; count--) {
      const meanings = meaningsOfPhrase(words, from, count)
      if (!meanings) continue
      for (let at = from; at < from + count; at++) found[at] = [...found[at]!, ...meanings]
      break
    }
  }
  return found
}

/** A Chinese text cut into the longest members of the thesaurus, from its start on, and what lies between them. */
export function chinesePieces(text: string): Piece[] {
  const pieces: Piece[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const member = longestMember(text, at)
    if (member === '') {
      plain += text.charAt(at++)
      continue
    }
    if (plain) pieces.push({ text: plain, meanings: none })
    plain = ''
    pieces.push({ text: member, meanings: chinese.get(member)! })
    at += member.length
  }
  if (plain) pieces.push({ text: plain, meanings: none })
  return pieces
}

/** Meanings as bits, several to a bit: texts that share none mean nothing alike. */
export function meaningMask(meanings: readonly number[]): number {
  return meanings.reduce((mask, meaning) => mask | (1 << (meaning % 32)), 0)
}

/** Each once, without what another of them takes back: "Lift a ban" is no ban. */
export function settled(meanings: readonly number[]): readonly number[] {
  if (meanings.length === 0) return none
  const taken = new Set(meanings.map((meaning) => undone[meaning]!))
  return [...new Set(meanings)].filter((meaning) => !taken.has(meaning))
}

/** The meaning that stands for one in company with others: the one that takes it back, if that is among them. */
export function inCompany(meaning: number, company: readonly number[]): number {
  return company.find((other) => undone[other] === meaning) ?? meaning
}

function meaningsOfPhrase(words: readonly string[], from: number, count: number): readonly number[] | undefined {
  if (count > 1) return english.get(words.slice(from, from + count).join(' '))
  const word = words[from]!
  return (
    english.get(word) ??
    stems(word)
      .map((stem) => english.get(stem))
      .find(Boolean)
  )
}

/** `users` as `user`, `banned` as `ban`, `categories` as `category`. */
function stems(word: string): string[] {
  if (word.length < 4) return []
  return [
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/(?:ed|ing)$/, ''),
    word.replace(/(?:ed|ing)$/, 'e'),
    word.replace(/([bdgmnprt])\1(?:ed|ing)$/, '$1'),
  ].filter((stem) => stem !== word)
}

function longestMember(text: string, at: number): string {
  for (let length = Math.min(longestZh, text.length - at); length > 1; length--) {
    const member = text.substr(at, length)
    if (chinese.has(member)) return member
  }
  return ''
}
