import { formatDuration, formatMoney, formatNumber, formatPercent } from '../../../../fields/format'
import type { Field } from '../../../../schema/field'

/** A figure as people read it: money in its currency, shares with two decimals at most. */
export function figureText(
  value: number | null,
  field: Field | undefined,
  currency: string | null,
  language: string,
): string {
  if (value === null) return '—'
  if (field?.type === 'money') return formatMoney(Math.round(value), currency ?? undefined, language)
  if (field?.type === 'percent') return formatPercent(Math.round(value * 100) / 100, language)
  if (field?.type === 'duration') return formatDuration(Math.round(value))
  return formatNumber(Math.round(value * 100) / 100, language)
}
