import { day, weekdayFactor } from '../calendar'
import type { Random } from '../../base/random'
import type { FieldFacts } from '../field-facts'
import type { Life } from './life'
import { usualOf } from './medians'

/** What figures of a record have in common. */
export interface Scale {
  /** How big the record is among its kind: 1 is usual. */
  readonly size: number
  /** Nothing has been counted yet: the record is not in force. */
  readonly isAhead: boolean
  /** The day that the figures are of, where they are of one: milliseconds. */
  readonly dayAt: number | undefined
  readonly now: number
}

/** How big a record is: a few are large, most are not; early ones, being older, oftener. */
export function scaleOf(random: Random, life: Life, dayAt: number | undefined, now: number): Scale {
  const isAhead = life.kind === 'draft' || life.kind === 'waiting'
  return { size: Math.exp(random.normal(0, dayAt === undefined ? 0.9 : 0.12)), isAhead, dayAt, now }
}

/** A whole number that fits the name of its field and the size of its record. */
export function figure(name: string, field: FieldFacts, random: Random, scale: Scale): number {
  const { median, spread, counts, round } = usualOf(name)
  const usual = typeof field.default === 'number' ? field.default : undefined
  if (usual !== undefined && !field.readOnly && random.chance(0.65)) return usual
  if (/version/i.test(name) && median === 30_200) return random.pick([30_000, 30_100, 30_200, 30_300, 30_400])
  if (/^(width|height)$/.test(name) || /age$/i.test(name))
    return bounded(random.pick([median, median, Math.round(median * 0.75)]), field)
  if (/^year/.test(name)) return bounded(2026 - random.skewed(14, 2), field)
  if (counts && !field.required) {
    if (scale.isAhead) return bounded(0, field)
    const drawn = median * scale.size * rhythm(scale) * Math.exp(random.normal(0, spread))
    return bounded(Math.round(drawn), field)
  }
  const centre = usual !== undefined && usual > 0 ? usual : withinReach(median, field)
  const drawn = random.longTail(Math.max(1, centre), spread)
  return bounded(round ? rounded(drawn) : Math.round(drawn), field)
}

/** Busier at weekends and lately: days of a year ago had fewer users. */
export function rhythm({ dayAt, now }: Scale): number {
  return dayAt === undefined ? 1 : weekdayFactor(dayAt) * (1 - 0.35 * Math.min(1, (now - dayAt) / (365 * day)))
}

/** As people enter numbers: 1, 2, 3, 5, 10, 15, 20, 30, 50, 100, 200 … */
export function rounded(value: number): number {
  if (value < 4) return Math.max(1, Math.round(value))
  const power = 10 ** Math.floor(Math.log10(value))
  const lead = value / power
  return Math.round(
    (lead < 1.2 ? 1 : lead < 1.7 ? 1.5 : lead < 2.4 ? 2 : lead < 4 ? 3 : lead < 7 ? 5 : lead < 9 ? 8 : 10) * power,
  )
}

/** A number brought within what the field allows. */
export function bounded(value: number, { min, max }: FieldFacts): number {
  return Math.min(max ?? Number.MAX_SAFE_INTEGER, Math.max(min ?? 0, value))
}

/** The middle of what is allowed, where the usual lies outside. */
function withinReach(median: number, { min, max }: FieldFacts): number {
  if (max !== undefined && median > max) return (min ?? 0) + (max - (min ?? 0)) * 0.4
  if (min !== undefined && median < min) return min * 1.5
  return median
}
