import type { Random } from '../../base/random'
import type { FieldFacts } from '../field-facts'
import type { Scale } from './figures'

/** Shares by a field's name: from, to, in percent. */
const ranges: readonly (readonly [RegExp, number, number])[] = [
  [/click|ctr/i, 1.2, 9],
  [/(pay|buy|conver|install)\w*Rate|conversion/i, 0.8, 6],
  [/(error|fail|crash|stall|fraud|refund|chargeback|invalid|discrepancy|drop|bounce|overturn|jump|exit)/i, 0.1, 3.5],
  [
    /(success|delivery|accuracy|coverage|complete|match|slaRate|fill|clean|confidence|traffic$|saveRate|effective)/i,
    86,
    99.6,
  ],
  [/(retention|d\d+Retention|return(1|24|7))/i, 12, 46],
  [/(finish|completion|playRate|watched|seen|read)/i, 34, 82],
  [/(expectedReturn|returnRate|actualReturn)/i, 78, 96],
  [/(fee|vat|tax)/i, 1, 18],
  [/(share|revenueShare|guild|anchor|platform|partner|host)/i, 20, 60],
  [/(discount|percentOff|off$)/i, 10, 50],
  [/(progress|spentRate|claimRate)/i, 5, 95],
  [/(change|lift|growth|trend|deviation|difference)/i, -12, 18],
  [/(openShare|noResult|closeRate|skip|unsub)/i, 2, 22],
  [/(limit|alert|warn|threshold|pause)/i, 5, 20],
]

const round = [5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 80]

/** A share in percent: what the system counts has a fraction, what people enter is round. */
export function percentOf(name: string, field: FieldFacts, random: Random, scale: Scale): number {
  const usual = typeof field.default === 'number' ? field.default : undefined
  const { min = -100, max = 100 } = field
  if (!field.readOnly) {
    if (usual !== undefined && random.chance(0.65)) return usual
    const fitting = round.filter((value) => value >= Math.max(min, 1) && value <= max)
    const range = ranges.find(([pattern]) => pattern.test(name))
    const near = fitting.filter((value) => range && value >= range[1] && value <= range[2])
    if (near.length > 0) return random.pick(near)
    return fitting.length > 0 ? random.pick(fitting) : Math.max(min, Math.min(max, 1))
  }
  if (scale.isAhead && !field.required) return Math.max(min, 0)
  const [, from, to] = ranges.find(([pattern]) => pattern.test(name)) ?? [undefined, 5, 60]
  return Math.round(Math.max(min, Math.min(max, from + random.next() * (to - from))) * 10) / 10
}
