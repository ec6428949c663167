import { formatNumber } from '../../../../fields/format'
import type { Field } from '../../../../schema/field'
import { formatFigureOf } from '../../../../fields/field-types'
import { roundTo } from '../../../../fields/format'

/** A figure as people read it: money in its currency, shares with two decimals at most. */
export function figureText(
  value: number | null,
  field: Field | undefined,
  currency: string | null,
  language: string,
): string {
  if (value === null) return '—'
  return (field && formatFigureOf(field)?.(value, language, currency)) ?? formatNumber(roundTo(value, 2), language)
}
