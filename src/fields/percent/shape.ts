import { numberRule } from '../filter-rule'
import { formatPercent, roundTo } from '../format'
import type { FormatContext } from '../format-context'
import { fractionShape } from '../number-shape'
import type { PercentField } from './field'

/** What numeric(9,4) holds. */
const LARGEST = 99_999.9999

export const shape = ({ min = -LARGEST, max = LARGEST }: PercentField) => fractionShape({ min, max, decimals: 4 })

export const filterRule = numberRule

export const operand = () => fractionShape({})

export const format = (value: number, _field: PercentField, { language }: FormatContext) =>
  formatPercent(value, language)

export const formatFigure = (value: number, language: string) => formatPercent(roundTo(value, 2), language)
