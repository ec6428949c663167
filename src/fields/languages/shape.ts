import * as z from 'zod'
import { codeRule } from '../filter-rule'
import type { FormatContext } from '../format-context'
import { listShape } from '../list-shape'
import { joinTexts } from '../reference-text'
import type { LanguagesField } from './field'
import { languageName } from './language-name'

export const shape = ({ max, required }: LanguagesField) =>
  listShape(languageShape(), { min: required ? 1 : undefined, max })

export const filterRule = codeRule

export const operand = () => languageShape()

export const format = (value: readonly string[], _field: LanguagesField, context: FormatContext) =>
  joinTexts(
    value.map((code) => languageName(code, context.language)),
    context,
  )

/** A language, with its script or country where that matters: en, zh_CN, pt_BR, zh_Hant. */
export function languageShape() {
  return z.string('error.notLanguage').regex(/^[a-z]{2,3}(_([A-Z]{2}|[A-Z][a-z]{3}))?$/, 'error.notLanguage')
}
