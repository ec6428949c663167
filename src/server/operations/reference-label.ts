import type { Entity } from '../../schema/entity'
import type { Captions } from '../../schema/field'
import { caption } from '../captions'

/**
 * What a record is called where others refer to it: its label as a text, in words where it is a code, and its number where
 * it has none.
 */
export function referenceLabel(entity: Entity, label: unknown, id: number): string | Captions {
  const type = entity.fields[entity.label]?.type
  if (label === null || label === undefined || label === '' || type === 'ref') return `#${id}`
  if (typeof label === 'object') return label as Captions
  const text = String(label as string | number)
  if (type !== 'enum') return text
  const captionId = `${entity.name}.${entity.label}.${text}`
  return { en: caption('en', captionId), zh_CN: caption('zh', captionId) }
}
