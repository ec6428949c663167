import { formatMoney, formatMoneyShort, formatNumber, formatPercent, formatShort } from '../../../../fields/format'
import type { Figure } from './dashboard-data'

/** A figure as it is read: grouped, with its unit; a dash where there is none. */
export function figureText(value: number | null, unit: Figure['unit'], language: string): string {
  if (value === null) return '—'
  if (unit === 'usd') return formatMoney(value, 'USD', language)
  return unit === 'percent' ? formatPercent(value, language) : formatNumber(value, language)
}

/** A figure for an axis: 1.2M, or dollars without cents. */
export function axisText(value: number, unit: Figure['unit'], language: string): string {
  if (unit === 'percent') return formatPercent(value, language)
  return unit === 'usd' ? formatMoneyShort(value, 'USD', language) : formatShort(value)
}

/**
 * How a value compares with an earlier one, signed: in percent; for shares in percentage points. Null where either is missing
 * or nothing was there to compare with.
 */
export function deltaOf(now: number | null, then: number | null, unit: Figure['unit']): number | null {
  if (now === null || then === null) return null
  if (unit === 'percent') return Math.round((now - then) * 10) / 10
  return then === 0 ? null : Math.round(((now - then) / then) * 1000) / 10
}

/** `+12%`, `−3.4 pp`, `±0%`. */
export function deltaText(delta: number, unit: Figure['unit'], language: string): string {
  const sign = delta > 0 ? '+' : delta < 0 ? '−' : '±'
  const size = formatNumber(Math.abs(delta), language)
  return unit === 'percent' ? `${sign}${size} pp` : `${sign}${size}%`
}
