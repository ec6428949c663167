import { numberRule } from '../filter-rule'
import { formatMoney } from '../format'
import type { FormatContext } from '../format-context'
import { wholeShape } from '../number-shape'
import { currencyOf } from './currency-of'
import type { MoneyField } from './field'

export const shape = ({ min, max }: MoneyField) => wholeShape({ min, max })

export const filterRule = numberRule

export const operand = () => wholeShape({})

export const format = (value: number, field: MoneyField, { language, row }: FormatContext) =>
  formatMoney(value, currencyOf(field, row), language)

export const formatFigure = (value: number, language: string, currency: string | null) =>
  formatMoney(Math.round(value), currency ?? undefined, language)
