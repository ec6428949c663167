import type { Reference } from '../schema/field'
import type { FormatContext } from './format-context'
import { pickCaption } from './format'

/** The text of a reference: its label where the API sent one, else its number. */
export function referenceText(reference: number | Reference, { language }: FormatContext): string {
  if (typeof reference === 'number') return `#${reference}`
  const { label } = reference
  return typeof label === 'string' ? label : pickCaption(label, language)
}

/** Several texts as one, by the habit of the language. */
export function joinTexts(texts: readonly string[], { language }: FormatContext): string {
  return texts.join(language === 'zh' ? '、' : ', ')
}
