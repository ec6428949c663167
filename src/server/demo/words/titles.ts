import { action, costume, documentary, fantasy, type TitleWords } from './titles-past'
import { comedy, romance, suspense, urban, variety, youth } from './titles-today'
import { anime, horror, kids, scifi } from './titles-wonder'
import { filled, same, type Phrase } from './phrases'

const groups = {
  costume,
  romance,
  suspense,
  fantasy,
  scifi,
  comedy,
  horror,
  action,
  youth,
  documentary,
  anime,
  kids,
  urban,
  variety,
} as const satisfies Record<string, TitleWords>

export type TitleGroup = keyof typeof groups

/**
 * The n-th title of a group: titles of a group differ from each other until its combinations are used up, and from
 * there on carry a numeral.
 * @param start moves the whole row of titles, so that seeds differ
 */
export function titleOf(group: TitleGroup, n: number, start: number): Phrase {
  const { patterns, a, b } = groups[group]
  const combinations = patterns.length * a.length * b.length
  const index = (start + n * stepOver(combinations)) % combinations
  const pattern = patterns[index % patterns.length]!
  const rest = Math.floor(index / patterns.length)
  const title = filled(pattern, { a: a[rest % a.length]!, b: b[Math.floor(rest / a.length)]! })
  const round = Math.floor(n / combinations)
  return round === 0 ? title : filled(same('{title} {number}'), { title, number: same(String(round + 1)) })
}

/** A step near the golden section of the whole that shares no factor with it: it visits every combination once. */
function stepOver(whole: number): number {
  let step = Math.max(1, Math.round(whole * 0.618))
  while (greatestCommonDivisor(step, whole) > 1) step++
  return step
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
