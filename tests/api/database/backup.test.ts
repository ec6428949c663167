import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureBuilt } from '../../../src/run/support/ensure-built.mjs'
import { readManifest } from '../../../src/server/backup/manifest'
import { migrations } from '../../../src/server/db/migrations'
import { startBucketServer, type BucketServer } from '../../support/bucket-server'
import { openEmptyDatabase } from '../../support/empty-database'
import { openLastingDatabase, useDatabase, type LastingDatabase } from '../../support/lasting-database'
import { runNpm } from '../../support/run-npm'
import { startServerProcess, type ServerProcess } from '../../support/server-process'
import type { TestDatabase } from '../../support/test-database'

const password = 'Right-and-proper#1'
const keys = { AUDIT_KEY: 'a'.repeat(32), FACTOR_KEY: 'f'.repeat(32) }
const nicknames = ['Zoë\t\\N "1"', '界面\r\n二', '']
/** More than one part of a bucket's, in bytes. */
const film = 9_000_000

/** What a server that runs goes on writing by itself; and the migrations, whose moments are those of the restoring. */
const alive = [
  'server_instance',
  'work_piece',
  'audit_waiting',
  'audit_link',
  'audit_head',
  'staff_session',
  'migration',
]

/** The fields of records that are counted anew by the hour, first at some moment after the start. */
const counted = ['uses']

describe('a backup of a server that runs', { timeout: 300_000 }, () => {
  let folder: string
  let database: LastingDatabase
  let server: ServerProcess | undefined
  let bucket: BucketServer
  let elsewhere: { readonly env: Readonly<Record<string, string>>; readonly remove: () => Promise<void> }
  const here = () => ({ ...keys, ...database.env, DATA_DIR: join(folder, 'here') })
  const there = () => ({ ...keys, ...elsewhere.env, DATA_DIR: join(folder, 'there') })
  const inBucket = () => ({
    ...there(),
    S3_ENDPOINT: bucket.endpoint,
    S3_BUCKET: 'files',
    S3_KEY: 'key',
    S3_SECRET: 'secret',
    S3_REGION: 'there',
  })
  const backup = (name = 'backup') => join(folder, name)
  const listOf = async (name: string) =>
    (await readFile(join(backup(name), 'files.jsonl'), 'utf8')).split('\n').filter(Boolean).sort()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-'))
    ;[database, elsewhere, bucket] = await Promise.all([
      openLastingDatabase(join(folder, 'here')),
      openPlaceToRestoreTo(),
      startBucketServer(),
    ])
    await database.use((pool) => fill(pool))
    const exports = join(folder, 'here', 'files', 'exports', '2026')
    await mkdir(exports, { recursive: true })
    for (const name of ['1.csv', '2.csv', '3.csv']) await writeFile(join(exports, name), `a,b\n${name}\n`)
    await writeFile(join(exports, 'empty.csv'), '')
    await writeFile(join(exports, 'film.mp4'), Buffer.alloc(film, 7))
    await ensureBuilt()
    server = await startServerProcess({ ...here(), DEMO: '0', ADMIN_PASSWORD: password })
    // The audit tells of it.
    await fetch(`${server.address}/auth/backend/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    })
  })
  afterAll(async () => {
    await server?.stop()
    await Promise.all([database.remove(), elsewhere.remove(), bucket.stop()])
    await rm(folder, { recursive: true, force: true })
  })

  test('says what is in it, and what is not', async () => {
    const { code, lines } = await runNpm('backup', [backup()], here())
    expect(lines[0]).toMatch(/^\d+ records of \d+ tables and 5 files \(9\.0 MB\) stand in .*backup\.$/)
    expect([code, lines.join()]).toEqual([0, expect.stringMatching(/AUDIT_KEY.*FACTOR_KEY/)])
    const manifest = await readManifest(backup())
    expect(manifest.migrations).toEqual(migrations.map(({ name }) => name))
    expect(manifest.tables.find(({ name }) => name === 'user')?.rows).toBe(nicknames.length)
    expect(gunzipSync(await readFile(join(backup(), 'tables', 'user.gz'))).toString()).toContain('Zoë')
    const again = await runNpm('backup', [backup()], here())
    expect([again.code, again.lines.at(-1)]).toEqual([1, expect.stringMatching(/is not empty: name a folder/)])
  })

  test('is restored into an empty place, record by record and file by file, from a folder into a bucket', async () => {
    await server?.stop()
    server = undefined
    const { code, lines } = await runNpm('restore', [backup()], inBucket())
    expect([code, lines[0]]).toEqual([0, expect.stringMatching(/and 5 files \(9\.0 MB\) stand as they stood at /)])
    const [was, is] = [await database.use(recordsIn), await useDatabase(there().DATA_DIR, elsewhere.env, recordsIn)]
    expect(is.get('account')?.length).toBe(1)
    expect([...is.keys()]).toEqual([...was.keys()])
    for (const [table, records] of was) expect(is.get(table), table).toEqual(records)
    expect(bucket.objects.size).toBe(5)
    expect(bucket.objects.get('/files/exports/2026/film.mp4')?.equals(Buffer.alloc(film, 7))).toBe(true)
    expect(bucket.objects.get('/files/exports/2026/1.csv')?.toString()).toBe('a,b\n1.csv\n')
  })

  test('its chain of audit entries holds where it was restored', async () => {
    const { code, lines } = await runNpm('audit', [], there())
    expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/^[1-9]\d* entries checked, 0 do not fit/)])
  })

  test('holds the files of a bucket too, which can be left out', async () => {
    expect((await runNpm('backup', [backup('second')], inBucket())).code).toBe(0)
    expect(await listOf('second')).toEqual(await listOf('backup'))
    const without = await runNpm('backup', [backup('third'), '--without-files'], inBucket())
    expect(without.lines.join()).toMatch(/and no files stand in.*the files in the bucket files, which were left out/)
    expect((await readManifest(backup('third'))).files).toBeUndefined()
  })

  test('is restored nowhere where something stands', async () => {
    const { code, lines } = await runNpm('restore', [backup()], there())
    expect([code, lines.at(-1)]).toEqual([1, expect.stringMatching(/^The database is not empty\./)])
  })

  test('of a newer build, and what is no whole backup, are refused', async () => {
    const file = join(backup(), 'manifest.json')
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { migrations: string[] }
    await writeFile(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-newer'] }))
    const newer = await runNpm('restore', [backup()], there())
    expect([newer.code, newer.lines.at(-1)]).toEqual([1, expect.stringMatching(/newer build, which has 9999-newer/)])
    await rm(file)
    const torn = await runNpm('restore', [backup()], there())
    expect([torn.code, torn.lines.at(-1)]).toEqual([1, expect.stringMatching(/no whole backup/)])
    expect((await runNpm('restore', [], there())).lines.at(-1)).toMatch(/^Name the folder that the backup stands in/)
  })
})

async function fill(pool: pg.Pool): Promise<void> {
  for (const [index, nickname] of nicknames.entries())
    await pool.query(
      `insert into "user" (display_id, nickname, gender, kind, state, coins, registered_at, version, created_at, updated_at)
       values ($1, $2, 'unknown', 'normal', 'normal', 0, now(), 1, now(), now())`,
      [String(1_000_000 + index), nickname],
    )
}

async function openPlaceToRestoreTo() {
  if (process.env.DATABASE === 'embedded') return { env: {}, remove: () => Promise.resolve() }
  const empty: TestDatabase = await openEmptyDatabase()
  return { env: { DATABASE_URL: empty.connectionString }, remove: () => empty.stop() }
}

/** Every record of every table, as the database prints it, without what is counted. */
async function recordsIn(pool: pg.Pool): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> all($1) order by relname`,
    [alive],
  )
  const found = new Map<string, readonly string[]>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ record: string }>(
      `select (to_jsonb(t) - $1::text[])::text as record from "${name}" t order by 1`,
      [counted],
    )
    found.set(
      name,
      rows.map(({ record }) => record),
    )
  }
  return found
}
