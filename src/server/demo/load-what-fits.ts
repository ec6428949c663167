import type pg from 'pg'
import type { StoredRow } from '../db/bulk/copy-text'
import { loadTable } from '../db/bulk/load-table'
import type { Storage } from '../db/storage'

/** A client in a transaction. */
type InTransaction = pg.ClientBase

/**
 * Loads records; those that contradict what stands are left out, as a second wallet where people have made the first, or
 * what belongs to a record that they have deleted.
 * @returns how many were left out
 * @throws the database's error where it is about anything else
 */
export async function loadWhatFits(
  client: InTransaction,
  storage: Storage,
  rows: readonly StoredRow[],
): Promise<number> {
  if (await fits(client, storage, rows)) return 0
  let left = [...rows]
  // Records may refer to others of their kind that come after them: once more, as long as that brings any in.
  for (;;) {
    const out: StoredRow[] = []
    for (const row of left) if (!(await fits(client, storage, [row]))) out.push(row)
    if (out.length === 0 || out.length === left.length) return out.length
    left = out
  }
}

/** Loads all of the rows, or none where one of them contradicts what stands. */
async function fits(client: InTransaction, storage: Storage, rows: readonly StoredRow[]): Promise<boolean> {
  await client.query('savepoint load')
  try {
    await loadTable(client, storage, rows)
    await client.query('release savepoint load')
    return true
  } catch (error) {
    if (!isContradiction(error)) throw error
    await client.query('rollback to savepoint load')
    return false
  }
}

/** Class 23 of SQLSTATE: a key, a reference or a check. https://www.postgresql.org/docs/current/errcodes-appendix.html */
function isContradiction(error: unknown): boolean {
  return stateOf(error).startsWith('23')
}

/** Class 40, as a deadlock with a command of the running console: the same may be tried again. */
export function isPassing(error: unknown): boolean {
  return stateOf(error).startsWith('40')
}

function stateOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
