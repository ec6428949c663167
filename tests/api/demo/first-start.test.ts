import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { prepareDatabase } from '../../../src/server/boot/prepare-database'
import { readConfig } from '../../../src/server/config'
import { connect } from '../../../src/server/connect'
import type { Connection, Pooled } from '../../../src/server/connect'
import { createDatabase } from '../../../src/server/db/database'
import { registry } from '../../../src/server/base/declarations'
import { readFillPlan } from '../../../src/server/db/fill-plan'
import { dyingPool, Killed } from '../../support/dying-pool'
import { openEmptyDatabase } from '../../support/empty-database'
import { smallDemo } from '../../support/small-demo'
import type { TestDatabase } from '../../support/test-database'

/** What is after a first start: how many records of each table, and the roles' rights; what a server says of itself apart. */
const holds = `select name || ' ' || xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || quote_ident(name), false, true, ''))::text as line
    from (select tablename::text as name from pg_tables where schemaname = 'public' and tablename not like 'audit%') t
  union all select 'role ' || code || ' ' || coalesce(array_length(elements, 1), 0) from role order by 1`

// The embedded database has one server, and its folder is locked by it.
describe.runIf(process.env.DATABASE === 'postgres')('a first start with the demo', () => {
  let folder: string
  const opened: TestDatabase[] = []
  const servers: Connection[] = []
  const tables = {
    ...smallDemo,
    user: 500,
    device: 600,
    order: 300,
    comment: 300,
    auditEntry: 200,
    userLoginRecord: 300,
  }
  beforeAll(async () => {
    // How many streams a year has is decided by the minute that the demo ends at: all starts are made at one.
    vi.useFakeTimers({ toFake: ['Date'] })
    folder = await mkdtemp(join(tmpdir(), 'first-start-'))
  })
  afterAll(async () => {
    vi.useRealTimers()
    for (const server of servers) await server.stop()
    for (const database of opened) await database.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const onEmpty = async () => {
    const database = await openEmptyDatabase()
    opened.push(database)
    return readConfig({
      DATABASE_URL: database.connectionString,
      DEMO: '1',
      DATA_DIR: join(folder, String(opened.length)),
    })
  }
  const server = async (config: ReturnType<typeof readConfig>) => {
    const connection = await connect(config)
    servers.push(connection)
    return connection
  }
  const prepare = (connection: Connection, config: ReturnType<typeof readConfig>, tell = (_: string) => undefined) =>
    prepareDatabase(connection, registry, config, tell, tables)
  const linesOf = async ({ long }: Connection) =>
    (await long.pool.query<{ line: string }>(holds)).rows.map(({ line }) => line)

  let undisturbed: readonly string[]

  it('of two servers at once ends with one demo, and both are ready', async () => {
    const config = await onEmpty()
    const both = [await server(config), await server(config)] as const
    const told: string[] = []
    const made = await Promise.all(both.map((each) => prepare(each, config, (what) => void told.push(what))))
    expect(told.filter((what) => what.startsWith('Filling'))).toHaveLength(1)
    expect(told.filter((what) => what.startsWith('Another server'))).toHaveLength(1)
    // Passwords are made, and shown, once.
    expect(made.map((signIns) => signIns.length).sort((a, b) => a - b)[0]).toBe(0)
    expect(made.flat().filter(({ username }) => username === 'admin')).toHaveLength(1)
    undisturbed = await linesOf(both[0])
    expect(undisturbed).toContain('user {500}')
    expect(await readFillPlan(both[0].db)).toMatchObject({ state: 'begun' })
  })

  it('that is killed at any of its steps is whole after the next one', async () => {
    const config = await onEmpty()
    const connection = await server(config)
    const ends: ((text: string) => boolean)[] = [
      (text) => text.includes('create table "audit_archive"'),
      (text) => text.startsWith('copy "order"'),
      (text) => text.startsWith('vacuum'),
      (text) => text.startsWith('insert into element'),
      (text) => text.startsWith('update role set'),
    ]
    for (const isEnd of ends) await expect(prepare(dying(connection, isEnd), config)).rejects.toThrow(Killed)
    await prepare(connection, config)
    expect(await linesOf(connection)).toEqual(undisturbed)
  })
})

/** The same server, which dies before a statement. */
function dying(connection: Connection, isEnd: (text: string) => boolean): Connection {
  const pool = dyingPool(connection.long.pool, isEnd)
  const long: Pooled = { pool, db: createDatabase(pool) }
  return { ...connection, long }
}
