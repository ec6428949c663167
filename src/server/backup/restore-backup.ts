import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config'
import { guardsOf, keptIndexes } from '../db/bulk/table-guards'
import { migrate } from '../db/migrate'
import { migrations } from '../db/migrations'
import { quote } from '../db/table-plan'
import { bringFiles, hasNoFiles } from './files'
import { readManifest, type Manifest } from './manifest'
import { readTable, tablesOf, writeTable } from './tables'

/**
 * Brings a backup into an empty database and an empty folder or bucket of files, and holds every table and file to what the backup says of
 * it. The next start brings the migrations that came after it.
 * @throws where something is there, the backup is of a newer build, or something is not as it was
 */
export async function restoreBackup(
  pool: pg.Pool,
  config: Pick<Config, 'dataDir' | 's3'>,
  folder: string,
  { withFiles }: { readonly withFiles: boolean },
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const files = withFiles ? manifest.files : undefined
  await refuseWhatStands(pool, manifest)
  if (files && !(await hasNoFiles(config))) throw new Error(filesStand(config))
  await migrate(pool, { list: migrations.filter(({ name }) => manifest.migrations.includes(name)) })
  await restoreTables(pool, manifest, folder)
  if (files) await bringFiles(config, folder, files)
  return manifest
}

function filesStand({ s3, dataDir }: Pick<Config, 'dataDir' | 's3'>): string {
  const [place, setting] = s3 ? [`The bucket ${s3.bucket}`, 'S3_BUCKET'] : [join(dataDir, 'files'), 'DATA_DIR']
  return `${place} is not empty. Files are restored where none stand: name another by ${setting}, or leave them as they are by --without-files.`
}

async function refuseWhatStands(pool: pg.Pool, manifest: Manifest): Promise<void> {
  const unknown = manifest.migrations.filter((name) => !migrations.some((each) => each.name === name))
  if (unknown.length > 0)
    throw new Error(`The backup is of a newer build, which has ${unknown.join(', ')}. Restore it with that build.`)
  const { rows } = await pool.query(
    `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  )
  if (rows.length > 0)
    throw new Error(
      'The database is not empty. A backup is restored into an empty one alone: name another by DATABASE_URL or DATA_DIR.',
    )
}

async function restoreTables(pool: pg.Pool, manifest: Manifest, folder: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    const tables = await tablesOf(client)
    const names = tables.map(({ name }) => name)
    const large = manifest.tables.filter(({ rows }) => rows > keptIndexes).map(({ name }) => name)
    await client.query(`set local maintenance_work_mem = '256MB'`)
    const guards = await guardsOf(client, names, large)
    for (const statement of guards.drop) await client.query(statement)
    for (const table of tables) {
      // Some migrations bring records of their own.
      await client.query(`delete from ${quote(table.name)}`)
      await readTable(client, table, join(folder, 'tables', `${table.name}.gz`))
      const [is, was] = [await writeTable(client, table), manifest.tables.find(({ name }) => name === table.name)]
      if (is.rows !== was?.rows || is.sha256 !== was.sha256)
        throw new Error(`${table.name} is not as the backup says: ${is.rows} records of ${was?.rows ?? 0}, or others.`)
    }
    for (const statement of guards.restore) await client.query(statement)
    for (const [name, last] of Object.entries(manifest.sequences))
      await client.query('select setval(quote_ident($1)::regclass, $2)', [name, last])
    await client.query('commit')
    await client.query('analyze')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
