import { numberRule } from '../filter-rule'
import { formatBytes, formatNumber } from '../format'
import type { FormatContext } from '../format-context'
import { wholeShape } from '../number-shape'
import type { IntField } from './field'

export const shape = ({ min, max }: IntField) => wholeShape({ min, max })

export const filterRule = numberRule

export const operand = () => wholeShape({})

export const format = (value: number, { plain, unit }: IntField, { language }: FormatContext) => {
  if (plain) return String(value)
  return unit === 'bytes' ? formatBytes(value) : formatNumber(value, language)
}
