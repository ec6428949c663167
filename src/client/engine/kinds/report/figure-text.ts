import { traitsOf } from '../../../../fields/field-traits'
import { formatMoneyShort, formatNumber, formatShort, roundTo } from '../../../../fields/format'
import type { Field } from '../../../../schema/field'
import { formatFigure } from '../../../../fields/field-types'

/** A figure as people read it: money in its currency, shares with two decimals at most. */
export function figureText(
  value: number | null,
  field: Field | undefined,
  currency: string | null,
  language: string,
): string {
  if (value === null) return '—'
  return (field && formatFigure(value, field, language, currency)) ?? formatNumber(roundTo(value, 2), language)
}

/** A figure beside an axis: short, with its sign before its unit: `-$50k`, `12%`, `1.2M`. */
export function axisText(value: number, field: Field | undefined, currency: string | null, language: string): string {
  const { isMoney, figure } = field ? traitsOf(field) : {}
  if (figure === 'share') return `${formatShort(roundTo(value, 1))}%`
  return isMoney && currency !== null ? formatMoneyShort(value, currency, language) : formatShort(value)
}
