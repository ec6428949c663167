import * as z from 'zod'
import { codeRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import { missingOr } from '../missing-or'
import type { ChoiceField } from './field'
import { itemText } from './item-text'

/** Values of items are no longer. */
export const longestValue = 64

/** Any value that an item may have: which of them are there is asked where the dictionary is, when it is written. */
export const shape = (_field: ChoiceField) =>
  z
    .string({ error: missingOr('error.notChoice') })
    .min(1, 'error.required')
    .max(longestValue, 'error.notChoice')

export const filterRule = codeRule

export const format = (value: string, { dictionary }: ChoiceField, { language }: FormatContext) =>
  itemText(dictionary, value, language)

export const inName: typeof format = (value, field, context) => format(value, field, context)
