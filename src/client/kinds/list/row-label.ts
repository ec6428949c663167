import { pickCaption } from '../../../fields/format'
import type { Entity } from '../../../schema/entity'
import type { ApiRow } from '../../commands/target'
import { caption } from '../../i18n/i18n'

/** What a row is known by, in the reader's language; its number where it has no name. */
export function labelOf(entity: Entity, row: ApiRow, language: string): string {
  const isCode = entity.fields[entity.label]?.type === 'enum'
  const text = textOf(row[entity.label], language)
  if (text === '') return `#${row.id}`
  return isCode ? caption(`${entity.name}.${entity.label}.${text}`) : text
}

/** The text of a name: a text, a number, texts by language, or a reference that bears one of these. */
function textOf(label: unknown, language: string): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label)
  if (typeof label !== 'object' || label === null) return ''
  if ('label' in label) return textOf(label.label, language)
  return pickCaption(label as Readonly<Record<string, string>>, language)
}
