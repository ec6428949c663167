import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { quote } from '../db/table-plan'

/** What a table holds: how many records, and a checksum over all of them in the order of their keys. */
export interface TableContent {
  readonly name: string
  readonly rows: number
  readonly sha256: string
}

/** A table as the database has it, with what its records are put in order by. */
export interface Table {
  readonly name: string
  readonly columns: readonly string[]
  readonly keys: readonly string[]
}

/** How many lines in one COPY: the embedded database holds a whole one in memory. */
const batchSize = 5_000

/** All tables of the product; one that is parted by months counts as one. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      (select json_agg(a.attname order by a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(a.attname order by a.attname) from pg_index i join pg_attribute a
        on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary), '[]') as keys
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'migration'
    order by c.relname`)
  return rows
}

/** Writes a table's records into a file, packed. Without a file they are counted alone. */
export async function writeTable(client: pg.ClientBase, table: Table, file?: string): Promise<TableContent> {
  const { name, columns, keys } = table
  const list = columns.map(quote).join(', ')
  const order = (keys.length > 0 ? keys : columns).map(quote).join(', ')
  const source = client.query(copyTo(`copy (select ${list} from ${quote(name)} order by ${order}) to stdout`))
  const hash = createHash('sha256')
  let rows = 0
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      for (const byte of chunk) if (byte === newline) rows++
      yield chunk
    }
  }
  if (file === undefined) for await (const _chunk of counted(source)) continue
  else await pipeline(source, counted, createGzip({ level: 4 }), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  return { name, rows, sha256: hash.digest('hex') }
}

const newline = '\n'.charCodeAt(0)

/** Adds the records of a file to an empty table. */
export async function readTable(client: pg.ClientBase, { name, columns }: Table, file: string): Promise<void> {
  const statement = `copy ${quote(name)} (${columns.map(quote).join(', ')}) from stdin`
  const add = async (lines: readonly string[]) => {
    if (lines.length > 0) await pipeline(Readable.from([lines.join('')]), client.query(copyFrom(statement)))
  }
  const unpacked = createReadStream(file).pipe(createGunzip())
  const reading = createInterface({ input: unpacked, crlfDelay: Infinity })
  const failed = once(unpacked, 'error').then(([error]) => Promise.reject(error as Error))
  const read = async () => {
    let lines: string[] = []
    for await (const line of reading) {
      lines.push(`${line}\n`)
      if (lines.length < batchSize) continue
      await add(lines)
      lines = []
    }
    await add(lines)
  }
  failed.catch(() => undefined)
  await Promise.race([read(), failed])
}
