import type pg from 'pg'
import { migrationNames } from './migration-names'

/**
 * How a database stands to this build: it has the same migrations, lacks some, has some that this build does not know, or
 * has become one that this build cannot work with.
 */
export type SchemaState = 'same' | 'older' | 'newer' | 'tooNew'

/** Asks a migrated database. @throws the database's error */
export async function schemaState(client: pg.Pool | pg.ClientBase): Promise<SchemaState> {
  const { rows } = await client.query<{ name: string; isAlone: boolean }>(
    'select name, alone as "isAlone" from migration',
  )
  return stateOf(rows)
}

/** @param found the migrations that a database has seen */
export function stateOf(found: readonly { readonly name: string; readonly isAlone: boolean }[]): SchemaState {
  const [known, seen] = [new Set(migrationNames), new Set(found.map(({ name }) => name))]
  const unknown = found.filter(({ name }) => !known.has(name))
  if (unknown.some(({ isAlone }) => isAlone)) return 'tooNew'
  if (unknown.length > 0) return 'newer'
  return migrationNames.every((name) => seen.has(name)) ? 'same' : 'older'
}
