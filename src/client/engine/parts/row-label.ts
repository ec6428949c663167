import { inNameOf } from '../../../fields/field-types'
import { pickCaption } from '../../../fields/format'
import { labelFields, type Entity } from '../../../schema/entity'
import type { ApiRow } from './target'
import { caption } from '../../base/i18n/i18n'

/** What stands between the parts of a name that is made of several fields. */
export const betweenParts = ' · '

/** What a row is known by, in the reader's language, each part said once; its number where it has no name. */
export function labelOf(entity: Entity, row: ApiRow, language: string): string {
  const called = textOf(row.called, language)
  if (called !== '') return called
  const parts = labelFields(entity).flatMap((field) => {
    const text = textOf(row[field], language)
    if (text === '') return []
    const declared = entity.fields[field]
    const inName = declared && inNameOf(declared)
    if (!inName || typeof row[field] === 'object') return text
    return inName(text, declared, { language, captionId: `${entity.name}.${field}`, caption })
  })
  return parts.length === 0 ? `#${row.id}` : [...new Set(parts)].join(betweenParts)
}

/** The text of a name: a text, a number, texts by language, or a reference that has one of these. */
function textOf(label: unknown, language: string): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label)
  if (typeof label !== 'object' || label === null) return ''
  if ('label' in label) return textOf(label.label, language)
  return pickCaption(label as Readonly<Record<string, string>>, language)
}
