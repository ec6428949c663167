import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Storage } from '../storage'
import { quote } from '../table-plan'
import { copyEncoder, type StoredRow } from './copy-text'

/** Characters handed to the socket at once: enough to keep the server busy while the next are made. */
const CHUNK = 1 << 17

/** Characters in one COPY: the embedded database holds a whole one in memory. */
const BATCH = 1 << 23

/**
 * Loads rows by COPY, in several ones where they are many.
 * @returns how many rows there were
 */
export async function loadTable(
  client: pg.ClientBase,
  storage: Storage,
  rows: Iterable<StoredRow>,
  progress?: (loaded: number) => void,
): Promise<number> {
  const encode = copyEncoder(storage)
  const names = storage.columns.map(({ column }) => quote(column)).join(', ')
  const statement = `copy ${quote(storage.table)} (${names}) from stdin`
  const iterator = rows[Symbol.iterator]()
  let loaded = 0
  let next = iterator.next()
  function* batch(): Generator<Buffer> {
    for (let size = 0; size < BATCH && !next.done;) {
      let chunk = ''
      for (; chunk.length < CHUNK && !next.done; next = iterator.next()) {
        chunk += encode(next.value)
        loaded++
      }
      size += chunk.length
      progress?.(loaded)
      yield Buffer.from(chunk)
    }
  }
  while (!next.done) await pipeline(Readable.from(batch()), client.query(copyFrom(statement)))
  return loaded
}
