import * as z from 'zod'
import type { Captions } from '../../schema/field'
import { longTextRule } from '../filter-rule'
import { pickCaption } from '../format'
import type { FormatContext } from '../format-context'
import { languageShape } from '../languages/shape'
import { textShape } from '../text-shape'
import { missingOr } from '../missing-or'
import type { CaptionsField } from './field'

export const shape = ({ max = 500 }: CaptionsField) => {
  const text = textShape({ max })
  return z
    .object({ zh_CN: text, en: text }, { error: missingOr('error.notCaptions') })
    .catchall(text)
    .superRefine((value, context) => {
      for (const language of Object.keys(value)) {
        if (languageShape().safeParse(language).success) continue
        context.addIssue({ code: 'custom', input: language, path: [language], message: 'error.notLanguage' })
      }
    })
}

export const filterRule = longTextRule

export const format = (value: Captions, _field: CaptionsField, { language }: FormatContext) =>
  pickCaption(value, language)
