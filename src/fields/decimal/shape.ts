import { numberRule } from '../filter-rule'
import { formatNumber } from '../format'
import type { FormatContext } from '../format-context'
import { fractionShape } from '../number-shape'
import type { DecimalField } from './field'

export const shape = ({ min, max, decimals }: DecimalField) => fractionShape({ min, max, decimals })

export const filterRule = numberRule

export const operand = () => fractionShape({})

export const format = (value: number, _field: DecimalField, { language }: FormatContext) =>
  formatNumber(value, language)
