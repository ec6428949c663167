import { numberRule } from '../filter-rule'
import { formatBitRate, formatBytes, formatFilmTime, formatNumber } from '../format'
import type { FormatContext } from '../format-context'
import { wholeShape } from '../number-shape'
import type { IntField } from './field'

export const shape = ({ min, max, unit }: IntField) =>
  wholeShape({ min, max }, unit === 'milliseconds' ? 'error.notFilmTime' : undefined)

export const filterRule = numberRule

export const operand = () => wholeShape({})

export const format = (value: number, { plain, unit }: IntField, { language }: FormatContext) => {
  if (plain) return String(value)
  return unit ? inUnit[unit](value) : formatNumber(value, language)
}

export const formatFigure = (value: number, _language: string, _currency: string | null, { unit }: IntField) =>
  unit && inUnit[unit](Math.round(value))

const inUnit = { bytes: formatBytes, bitsPerSecond: formatBitRate, milliseconds: formatFilmTime } as const
