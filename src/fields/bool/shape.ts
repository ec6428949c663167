import * as z from 'zod'
import type { FilterRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import { missingOr } from '../missing-or'
import type { BoolField } from './field'
import { wordsOf } from './words'

export const shape = (_field: BoolField) => z.boolean({ error: missingOr('error.notYesNo') })

export const filterRule: FilterRule = { operators: ['is', 'empty'], reads: 'bool' }

export const format = (value: boolean, field: BoolField, { caption }: FormatContext) =>
  caption(wordsOf(field)[value ? 'true' : 'false'])
