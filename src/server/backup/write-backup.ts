import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Config } from '../config'
import { saveFiles } from './files'
import { writeManifest, type Manifest } from './manifest'
import { tablesOf, writeTable, type TableContent } from './tables'

/**
 * Writes all records as they are at one moment, and then all files, into an empty folder. Records come first: a file that one of them names stands
 * longer than it.
 * @throws where the folder has something in it
 */
export async function writeBackup(
  pool: pg.Pool,
  config: Pick<Config, 'dataDir' | 's3' | 'auditKey' | 'factorKey'>,
  folder: string,
  { withFiles }: { readonly withFiles: boolean },
): Promise<Manifest> {
  const { dataDir, s3, auditKey, factorKey } = config
  await mkdir(join(folder), { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty: name a folder that is, or that there is not yet.`)
  await mkdir(join(folder, 'tables'))
  const database = await atOneMoment(pool, async (client) => {
    const tables: TableContent[] = []
    for (const table of await tablesOf(client))
      tables.push(await writeTable(client, table, join(folder, 'tables', `${table.name}.gz`)))
    return { tables, migrations: await migrationsOf(client), sequences: await sequencesOf(client) }
  })
  const files = withFiles ? await saveFiles(config, folder) : undefined
  const needs = [
    `AUDIT_KEY: ${auditKey ? 'as it is set here' : `the key in ${join(dataDir, 'secrets')}`}; without it the audit log cannot be verified`,
    `FACTOR_KEY: ${factorKey ? 'as it is set here' : `the key in ${join(dataDir, 'secrets')}`}; without it no authenticator app opens an account`,
    ...(files ? [] : [`the files in ${s3 ? `the bucket ${s3.bucket}` : join(dataDir, 'files')}, which were left out`]),
  ]
  const manifest = { at: new Date().toISOString(), build: '0.1.0', ...database, ...(files && { files }), needs }
  await writeManifest(folder, manifest)
  return manifest
}

async function atOneMoment<T>(pool: pg.Pool, read: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    return await read(client)
  } finally {
    await client.query('rollback').catch(() => undefined)
    client.release()
  }
}

async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name')
  return rows.map(({ name }) => name)
}

async function sequencesOf(client: pg.ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null`,
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]))
}
