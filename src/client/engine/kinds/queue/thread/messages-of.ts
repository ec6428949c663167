import { formatValue } from '../../../../../fields/field-types'
import type { Entity } from '../../../../../schema/entity'
import type { Field } from '../../../../../schema/field'
import type { Thread } from '../../../../../schema/thread'
import type { FormatContext } from '../../../../../fields/format-context'
import { fieldAtPath } from '../../../parts/list-definition'
import type { ApiRow } from '../../../parts/target'

type Format = Omit<FormatContext, 'captionId' | 'row'>

/** One thing that was said. */
export interface Message {
  readonly key: string
  readonly author: 'user' | 'staff' | 'system'
  /** Whose words they are; empty where nobody is named. */
  readonly name: string
  readonly text: string
  /** The same in another language: what an agent reads of a user's words, or what the user read. Empty where there is none. */
  readonly translation: string
  readonly images: readonly string[]
  readonly imageField: Pick<Field, 'secret'>
  /** For colleagues alone. */
  readonly isInternal: boolean
  /** Moments as ISO texts. */
  readonly at: string | undefined
  readonly readAt: string | undefined
}

/** A conversation in the order it was held: the case's own words first. */
export function messagesOf(
  { opens, says }: Thread,
  entity: Entity,
  record: ApiRow,
  saidIn: Entity | undefined,
  said: readonly ApiRow[],
  format: Format,
): readonly Message[] {
  const first: Message = {
    key: 'first',
    author: 'user',
    name: textAt(entity, record, opens.by, format),
    text: stringIn(record, opens.text),
    translation: differing(stringIn(record, opens.translation), stringIn(record, opens.text)),
    ...picturesIn(entity, record, opens.images),
    isInternal: false,
    at: stringIn(record, 'createdAt') || undefined,
    readAt: undefined,
  }
  if (!saidIn) return [first]
  return [
    first,
    ...said.map((row): Message => {
      const author = authorOf(row[says.author])
      return {
        key: String(row.id),
        author,
        name: author === 'user' ? first.name : textAt(saidIn, row, says.staff, format),
        text: stringIn(row, says.text),
        translation: differing(stringIn(row, says.shown), stringIn(row, says.text)),
        ...picturesIn(saidIn, row, says.images),
        isInternal: says.internal !== undefined && row[says.internal] === true,
        at: stringIn(row, 'createdAt') || undefined,
        readAt: stringIn(row, says.readAt) || undefined,
      }
    }),
  ]
}

function authorOf(value: unknown): Message['author'] {
  return value === 'user' || value === 'staff' ? value : 'system'
}

function stringIn(row: ApiRow, name: string | undefined): string {
  const value = name === undefined ? undefined : row[name]
  return typeof value === 'string' ? value : ''
}

function differing(text: string, from: string): string {
  return text.trim() === from.trim() ? '' : text
}

function textAt(entity: Entity, row: ApiRow, name: string, format: Format): string {
  const found = fieldAtPath(entity, name)
  return found ? formatValue(row[name], found.field, { ...format, captionId: found.captionId, row }) : ''
}

function picturesIn(entity: Entity, row: ApiRow, name: string | undefined): Pick<Message, 'images' | 'imageField'> {
  const value = name === undefined ? undefined : row[name]
  const images = Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []
  return { images, imageField: entity.fields[name ?? ''] ?? {} }
}
