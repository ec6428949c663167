import { longTextRule } from '../filter-rule'
import { textShape } from '../text-shape'
import { firstUnsafeMarkup, plainText } from './markup'
import type { RichTextField } from './field'

export const shape = ({ max = 100_000 }: RichTextField) =>
  textShape({ max }).superRefine((value, context) => {
    const markup = firstUnsafeMarkup(value)
    if (markup) context.addIssue({ code: 'custom', input: value, message: 'error.unsafeMarkup', params: { markup } })
  })

export const filterRule = longTextRule

export const format = (value: string) => plainText(value)
