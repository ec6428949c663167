import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../../src/server/db/embedded/start-embedded-database'

describe('many connections to the embedded database', () => {
  let database: EmbeddedDatabase
  let pool: pg.Pool
  beforeAll(async () => {
    database = await startEmbeddedDatabase()
    pool = new pg.Pool({ ...database.poolConfig, max: 10 })
    await pool.query('CREATE EXTENSION pg_trgm')
    await pool.query('CREATE TABLE account (id int PRIMARY KEY, balance int NOT NULL)')
  })
  afterEach(() => pool.query('TRUNCATE account'))
  afterAll(async () => {
    await pool.end()
    await database.stop()
  })

  it('lose no update of 200 transactions that read and write the same row', async () => {
    await pool.query('INSERT INTO account VALUES (1, 0)')
    await Promise.all(Array.from({ length: 200 }, () => deposit(pool, 1)))
    expect(await balances(pool)).toEqual([200])
  })

  it('never get the answer to another query, with transactions in between', async () => {
    const asked = Array.from({ length: 600 }, (_, index) => index)
    await pool.query('INSERT INTO account SELECT g, 0 FROM generate_series(0, 9) g')
    const [answers] = await Promise.all([
      Promise.all(asked.map((n) => (n % 2 ? askNumber(pool, n) : askText(pool, n)))),
      Promise.all(asked.slice(0, 100).map((n) => deposit(pool, n % 10))),
    ])
    expect(answers).toEqual(asked)
  })

  it('each prepare statements of their own under the same names, and take them along', async () => {
    const [first, second] = await Promise.all([pool.connect(), pool.connect()])
    const asked = (client: pg.PoolClient, text: string) =>
      client.query<{ answer: string }>({ name: 'answer', text, values: ['1'] }).then(({ rows }) => rows[0]?.answer)
    for (const _ of [1, 2]) {
      expect(await asked(first, `select 'first' || $1 as answer`)).toBe('first1')
      expect(await asked(second, `select 'second' || $1 as answer`)).toBe('second1')
    }
    const prepared = async () => (await second.query<{ name: string }>('select name from pg_prepared_statements')).rows
    expect(await prepared()).toHaveLength(2)
    first.release(true)
    await expect.poll(prepared).toHaveLength(1)
    second.release()
  })

  it('keep a failed transaction to themselves', async () => {
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO account VALUES (1, 1)')
    await expect(client.query('INSERT INTO account VALUES (1, 1)')).rejects.toThrow('duplicate key')
    const other = balances(pool)
    await client.query('ROLLBACK')
    client.release()
    expect(await other).toEqual([])
  })

  it('roll back what a connection left open when it went, and serve the others', async () => {
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('INSERT INTO account VALUES (1, 1)')
    client.release(true)
    expect(await balances(pool)).toEqual([])
  })

  it('survive a connection that goes in the middle of its query', async () => {
    const client = new pg.Client(database.poolConfig)
    await client.connect()
    client.on('error', () => undefined)
    await client.query('BEGIN')
    const cut = client.query('INSERT INTO account SELECT g, 1 FROM generate_series(1, 200000) g')
    client.connection.stream.destroy()
    await expect(cut).rejects.toThrow('Connection terminated')
    expect(await balances(pool)).toEqual([])
  })

  it('hear only the channels they listen to', async () => {
    const [ears, others] = [new pg.Client(database.poolConfig), new pg.Client(database.poolConfig)]
    await Promise.all([ears.connect(), others.connect()])
    const heard: unknown[] = []
    ears.on('notification', ({ channel, payload }) => heard.push([channel, payload]))
    others.on('notification', () => heard.push('heard without listening'))
    await ears.query('LISTEN change')
    await pool.query(`SELECT pg_notify('change', 'user 1')`)
    await pool.query(`NOTIFY other, 'nobody'`)
    await Promise.all([ears.query('SELECT 1'), others.query('SELECT 1')])
    await Promise.all([ears.end(), others.end()])
    expect(heard).toEqual([['change', 'user 1']])
  })

  it('copy rows in and out as streams', async () => {
    const client = await pool.connect()
    const rows = Array.from({ length: 50_000 }, (_, index) => `${index}\t1\n`)
    await pipeline(Readable.from(rows), client.query(copyFrom('COPY account FROM STDIN')))
    const out = await client.query(copyTo('COPY (SELECT * FROM account ORDER BY id) TO STDOUT')).toArray()
    client.release()
    expect(Buffer.concat(out as Buffer[]).toString()).toBe(rows.join(''))
  })

  it('are told why when the rows copied in are wrong, and go on', async () => {
    const client = await pool.connect()
    const copied = pipeline(Readable.from(['one\t1\n']), client.query(copyFrom('COPY account FROM STDIN')))
    await expect(copied).rejects.toThrow('invalid input syntax for type integer')
    client.release()
    expect(await balances(pool)).toEqual([])
  })

  it('carry texts and results of megabytes', async () => {
    const text = '界面'.repeat(1_000_000)
    const { rows } = await pool.query<{ text: string }>('SELECT $1::text AS text', [text])
    expect(rows[0]?.text === text).toBe(true)
  })

  it('start from a snapshot with all that was in it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
    await pool.query('INSERT INTO account VALUES (1, 42)')
    await database.dump(join(folder, 'snapshot'))
    const copy = await startEmbeddedDatabase({ snapshot: join(folder, 'snapshot') })
    const copyPool = new pg.Pool(copy.poolConfig)
    expect(await balances(copyPool)).toEqual([42])
    await copyPool.end()
    await copy.stop()
    await rm(folder, { recursive: true })
  })
})

async function deposit(pool: pg.Pool, id: number): Promise<void> {
  const client = await pool.connect()
  await client.query('BEGIN')
  const { rows } = await client.query<{ balance: number }>('SELECT balance FROM account WHERE id = $1 FOR UPDATE', [id])
  await client.query('UPDATE account SET balance = $2 WHERE id = $1', [id, (rows[0]?.balance ?? 0) + 1])
  await client.query('COMMIT')
  client.release()
}

async function balances(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ balance: number }>('SELECT balance FROM account ORDER BY id')
  return rows.map((row) => row.balance)
}

async function askNumber(pool: pg.Pool, n: number): Promise<number | undefined> {
  return (await pool.query<{ a: number }>('SELECT $1::int AS a', [n])).rows[0]?.a
}

async function askText(pool: pg.Pool, n: number): Promise<number> {
  return Number((await pool.query<{ b: string }>('SELECT $1::text AS b, $2::int AS c', [String(n), 1])).rows[0]?.b)
}

it('a folder’s log stays small however much is written, in one transaction too', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'log-'))
  const database = await startEmbeddedDatabase({ dataDir })
  const pool = new pg.Pool({ ...database.poolConfig, max: 1 })
  let most = 0
  await pool.query('create table filled (id int, note text)')
  await pool.query('begin')
  for (let batchSize = 0; batchSize < 12; batchSize++) {
    await pool.query(`insert into filled select g, repeat(md5(g::text), 20) from generate_series(1, 30000) g`)
    most = Math.max(most, await megabytesOf(join(dataDir, 'database', 'pg_wal')))
  }
  await pool.query('commit')
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from filled')
  await pool.end()
  await database.stop()
  await rm(dataDir, { recursive: true })
  expect(rows).toEqual([{ count: 360_000 }])
  expect(most).toBeLessThan(150)
})

async function megabytesOf(folder: string): Promise<number> {
  const files = await readdir(folder, { withFileTypes: true })
  const sizes = files.filter((file) => file.isFile()).map((file) => stat(join(folder, file.name)))
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0) / 1024 / 1024
}
