import type { Storage, StoredColumn } from '../storage'

/** A record's values by field names, as they are stored. */
export type StoredRow = Readonly<Record<string, unknown>>

type Encode = (value: unknown) => string

/**
 * Writes rows as PostgreSQL's COPY reads them: a line each, columns parted by tabs, `\N` for null.
 * https://www.postgresql.org/docs/current/sql-copy.html#id-1.9.3.55.9.2
 */
export function copyEncoder({ columns }: Pick<Storage, 'columns'>): (row: StoredRow) => string {
  const encoders = columns.map((column) => [column.field, encoderOf(column)] as const)
  return (row) => {
    let line = ''
    for (const [field, encode] of encoders) {
      const value = row[field]
      line += value === null || value === undefined ? '\\N\t' : `${encode(value)}\t`
    }
    return `${line.slice(0, -1)}\n`
  }
}

function encoderOf({ kind }: StoredColumn): Encode {
  if (kind.type === 'jsonb') return (value) => escaped(JSON.stringify(value))
  if (kind.type === 'text[]') return (value) => escaped(`{${(value as readonly string[]).map(quoted).join(',')}}`)
  if (kind.type.endsWith('[]')) return (value) => `{${(value as readonly number[]).join(',')}}`
  return (value) => (typeof value === 'string' ? escaped(value) : String(value))
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

const special = /[\\\n\r\t]/
const replacements: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escaped(text: string): string {
  return special.test(text) ? text.replace(/[\\\n\r\t]/g, (sign) => replacements[sign]!) : text
}
