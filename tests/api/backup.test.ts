import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import user from '../../src/entities/user-manage/user'
import { filesIn } from '../../src/server/backup/files'
import { restoreBackup } from '../../src/server/backup/restore-backup'
import { tablesOf, writeTable } from '../../src/server/backup/tables'
import { writeBackup } from '../../src/server/backup/write-backup'
import { createPool } from '../../src/server/db/database'
import { migrations } from '../../src/server/db/migrations'
import { openEmptyDatabase } from '../support/empty-database'
import { startTestApp, type TestApp } from '../support/test-app'
import type { TestDatabase } from '../support/test-database'

describe('a backup', () => {
  let app: TestApp
  let folder: string
  let empty: TestDatabase
  let pool: pg.Pool
  const backup = () => join(folder, 'backup')
  const elsewhere = () => ({ ...app.services.config, dataDir: join(folder, 'elsewhere') })

  beforeAll(async () => {
    app = await startTestApp()
    folder = await mkdtemp(join(tmpdir(), 'backup-'))
    empty = await openEmptyDatabase()
    pool = createPool({ connectionString: empty.connectionString })
    pool.on('error', () => undefined)
    for (const nickname of ['Zoë\t\\N "1"', '界面\r\n二', '']) await app.make(user, { nickname })
    await mkdir(join(app.services.config.dataDir, 'files', 'exports'), { recursive: true })
    await writeFile(join(app.services.config.dataDir, 'files', 'exports', '1.csv'), 'a,b\n')
  })
  afterAll(async () => {
    await pool.end()
    await empty.stop()
    await app.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('says what is in it, and what is not', async () => {
    const manifest = await writeBackup(app.services.pool, app.services.config, backup())
    expect(manifest.migrations).toEqual(migrations.map(({ name }) => name))
    expect(manifest.tables.find(({ name }) => name === 'user')?.rows).toBe(3)
    expect(manifest.files?.map(({ key }) => key)).toEqual(['exports/1.csv'])
    expect(manifest.needs.join()).toMatch(/AUDIT_KEY.*FACTOR_KEY/)
    await expect(writeBackup(app.services.pool, app.services.config, backup())).rejects.toThrow(/is not empty/)
  })

  test('is restored into an empty place, record by record and file by file', async () => {
    await restoreBackup(pool, elsewhere(), backup())
    expect(await contentOf(pool)).toEqual(await contentOf(app.services.pool))
    const [here, there] = [app.services.config, elsewhere()].map(({ dataDir }) => join(dataDir, 'files'))
    expect(await filesIn(there ?? '')).toEqual(await filesIn(here ?? ''))
    const { rows } = await pool.query<{ nickname: string }>('select nickname from "user" order by id')
    expect(rows.map(({ nickname }) => nickname)).toEqual(['Zoë\t\\N "1"', '界面\r\n二', ''])
  })

  test('is restored nowhere where something stands', async () => {
    await expect(restoreBackup(pool, elsewhere(), backup())).rejects.toThrow(/database is not empty/)
  })

  test('of a newer build, and what is no whole backup, are refused', async () => {
    const file = join(backup(), 'manifest.json')
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { migrations: string[] }
    await writeFile(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-newer'] }))
    await expect(restoreBackup(pool, elsewhere(), backup())).rejects.toThrow(/newer build, which has 9999-newer/)
    await rm(file)
    await expect(restoreBackup(pool, elsewhere(), backup())).rejects.toThrow(/no whole backup/)
  })
})

async function contentOf(pool: pg.Pool) {
  const client = await pool.connect()
  const found = []
  for (const table of await tablesOf(client)) found.push(await writeTable(client, table))
  client.release()
  return found
}
