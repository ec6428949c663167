import { Readable } from 'node:stream'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { createDatabase, type Database } from '../../db/database'
import { storageOf } from '../../db/storage'
import { whereSql } from '../../operations/list'
import type { Services } from '../../base/services'
import { copySql } from './copy-sql'
import { Crlf } from './crlf'
import { csvLine } from '../../sheets/csv'
import type { ExportColumn, Reader } from './export-columns'
import type { ExportList } from './export-list'
import { byteOrderMark, fileContent } from './file-content'
import { readIds, readRows } from './read-rows'
import { CopiedXml } from './xlsx/copied-xml'
import { workbook } from './xlsx/workbook'

/** Where a file's bytes come from. */
export interface Source {
  /** How many rows it will have. */
  readonly expected: number
  readonly content: Readable
  /** How many have been read so far. */
  rows(): number
  /** Gives back what it holds; `isWhole` tells whether all was read. */
  close(isWhole: boolean): Promise<void>
}

/** What is to be written. */
export interface SourceOptions {
  readonly services: Services
  /**
   * The embedded database has one backend for all: a long transaction on it would hold everybody up. Written row by row, the
   * file is the same.
   */
  readonly isEmbedded: boolean
  readonly list: ExportList
  readonly columns: readonly ExportColumn[]
  readonly reader: Reader
  readonly format: 'csv' | 'xlsx'
  /** The title of an XLSX sheet. */
  readonly title: string
  /** Says in the file, on a last line, whose it is. */
  readonly watermark?: string | undefined
}

/** Opens the rows of a list: on PostgreSQL in one snapshot, written by the database itself where it can. */
export async function openSource(options: SourceOptions): Promise<Source> {
  const { services, isEmbedded } = options
  if (isEmbedded) return rowWise(options, services.reading, () => Promise.resolve())
  const client = await services.readingPool.connect()
  const close = async (isWhole: boolean) => {
    // A connection in the middle of a COPY is of no further use.
    if (isWhole) await client.query('commit')
    client.release(!isWhole)
  }
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query("set local statement_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO'")
    const db = overClient(client)
    return (await copied(options, db, client, close)) ?? (await rowWise(options, db, close))
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function copied(
  options: SourceOptions,
  db: Kysely<Database>,
  client: pg.PoolClient,
  close: Source['close'],
): Promise<Source | undefined> {
  const { services, list, columns, reader, format } = options
  const query = await copySql(services.registry, db, list, columns, reader, format)
  if (query === undefined) return undefined
  const expected = await countExactly(db, list)
  await client.query(`set local timezone = ${client.escapeLiteral(reader.zone)}`)
  const areNumbers = format === 'csv' ? [] : await findNumbers(client, query)
  const style = format === 'csv' ? ' with (format csv)' : ''
  const copy = client.query(copyTo(`copy (${query}) to stdout${style}`, { highWaterMark: 1 << 18 }))
  const file = format === 'csv' ? copiedCsv(options, copy) : copiedWorkbook(options, copy, areNumbers)
  return { expected, ...file, close }
}

const { INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC } = pg.types.builtins
const numberTypes = new Set<number>([INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC])

/** Which columns of a query hold numbers. */
async function findNumbers(client: pg.PoolClient, query: string): Promise<boolean[]> {
  const { fields } = await client.query(`${query} limit 0`)
  return fields.map(({ dataTypeID }) => numberTypes.has(dataTypeID))
}

function copiedWorkbook(
  { columns, title, watermark }: SourceOptions,
  copy: Readable,
  areNumbers: readonly boolean[],
): Pick<Source, 'content' | 'rows'> {
  // Whoever reads is told by reading, as below.
  copy.on('error', () => undefined)
  const headings = columns.map(({ heading }) => heading)
  const xml = new CopiedXml({ headings, areNumbers, lastLine: watermark })
  return { content: workbook(title, xml.read(copy)), rows: () => xml.records }
}

function copiedCsv({ columns, watermark }: SourceOptions, lines: Readable): Pick<Source, 'content' | 'rows'> {
  const crlf = new Crlf()
  lines.once('error', (error) => crlf.destroy(error))
  // Whoever reads is told by reading. Of a file that is refused before, nobody reads, and an error heard by nobody ends the server.
  crlf.on('error', () => undefined)
  const content = Readable.from(
    (async function* () {
      yield byteOrderMark + csvLine(columns.map(({ heading }) => heading))
      yield* lines.pipe(crlf) as AsyncIterable<Buffer>
      if (watermark !== undefined) yield csvLine([watermark])
    })(),
  )
  return { content, rows: () => crlf.records }
}

async function rowWise(
  { services, list, columns, reader, format, title, watermark }: SourceOptions,
  db: Kysely<Database>,
  close: Source['close'],
): Promise<Source> {
  const ids = await readIds(db, list)
  let read = 0
  const counted = async function* () {
    for await (const row of readRows(services.registry, db, list.entity, ids, columns, reader)) {
      read++
      yield row
    }
    if (watermark !== undefined) yield [watermark]
  }
  const headings = columns.map(({ heading }) => heading)
  return { expected: ids.length, content: fileContent(format, title, headings, counted()), rows: () => read, close }
}

async function countExactly(db: Kysely<Database>, { entity, prepared }: ExportList): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from ${sql.table(storageOf(entity).table)}${whereSql(prepared.conditions)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** The query builder over one connection, inside whatever transaction it is in. */
function overClient(client: pg.PoolClient): Kysely<Database> {
  const lent = { query: client.query.bind(client), release: () => undefined }
  return createDatabase({ connect: () => Promise.resolve(lent), end: () => Promise.resolve() } as unknown as pg.Pool)
}
