import { pickCaption } from '../../../fields/format'
import type { ApiRow } from '../../engine/parts/target'

interface NamedChange {
  readonly entity: string
  readonly id: number
  readonly names?: Readonly<Record<string, string>>
}

/** What the record of an audit entry was called then, in a language where the entry keeps it in both. */
export function auditedName(row: ApiRow, language: string): string {
  const changes = Array.isArray(row.changes) ? (row.changes as readonly NamedChange[]) : []
  const own = changes.find(({ entity, id }) => entity === row.entity && String(id) === row.recordId)
  if (own?.names) return pickCaption(own.names, language)
  return typeof row.recordTitle === 'string' ? row.recordTitle : ''
}
