import type jackpotGift from '../../../entities/activity-manage/jackpot-gift'
import type { Row } from '../../../schema/entity'
type Gift = Row<typeof jackpotGift>
/** Chances are counted in parts of a million. */
export const whole = 1_000_000

export const rounded = (value: number, decimals = 2) => Math.round(value * 10 ** decimals) / 10 ** decimals

/** How a gift's price is divided, in percent of it. */
export function partsOfPrice({ contribution, hitMultiples, anchorGets }: Partial<Gift>) {
  const multiples = (hitMultiples ?? []).reduce((sum, { multiple, chancePpm }) => sum + multiple * chancePpm, 0)
  const parts = { contribution: contribution ?? 0, multiples: (multiples / whole) * 100, anchor: anchorGets ?? 0 }
  const given = rounded(parts.contribution + parts.multiples + parts.anchor)
  return { ...parts, given, company: rounded(100 - given) }
}
