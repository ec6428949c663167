import type { Fields } from '../schema/field'
import { formatValue } from './field-types'
import type { FormatContext } from './format-context'
import { filledMembers, memberContext, memberTitle } from './members'
import { joinTexts } from './reference-text'

/** An object as people read it: `Critical 10, High 30`. A dash where nothing is filled. */
export function formatMembers(values: unknown, fields: Fields, context: FormatContext): string {
  const texts = filledMembers(fields, values).map(([name, value]) => {
    const text = formatValue(value, fields[name]!, memberContext(context, name, fields[name]!, values))
    return Object.keys(fields).length === 1 ? text : `${memberTitle(context, name, fields[name])} ${text}`
  })
  return texts.length > 0 ? joinTexts(texts, context) : '—'
}
