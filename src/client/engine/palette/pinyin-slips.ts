import { isOneSlip } from './edit-distance'
import type { PreparedText } from './prepared-index'
import type { Token } from './query'
import { spell } from './spelling'
import { countMissing } from './text-fold'

/**
 * Whether a token of four letters or more is the text's pinyin with one slip, or with sounds that many speakers do not
 * tell apart (see `flatten`).
 */
export function isFuzzySpelling(text: PreparedText, { text: typed, flat, mask }: Token): boolean {
  if (typed.length < 4 || text.syllables.length < 2 || countMissing(mask, text.pinyinMask) > 1) return false
  if (typed.charCodeAt(0) !== text.spelt.charCodeAt(0)) return false
  if (isOneSlip(typed, text.spelt, false)) return true
  const spelling = spell(text.flatSyllables, flat, false)
  return spelling !== undefined && spelling.full === spelling.count
}

/** Whether it is English words run together with one slip: `fullscren` for "full screen". */
export function isJointSlip({ joined, joinedStarts, enMask }: PreparedText, { text, mask }: Token): boolean {
  if (text.length < 6 || joinedStarts.length < 2 || countMissing(mask, enMask) > 1) return false
  const first = text.charCodeAt(0)
  return joinedStarts.some((start) => joined.charCodeAt(start) === first && isOneSlip(text, joined.slice(start), false))
}
