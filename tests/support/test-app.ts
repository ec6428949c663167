import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'
import account from '../../src/entities/staff-manage/account'
import role from '../../src/entities/staff-manage/role'
import type { Row } from '../../src/schema/entity'
import { buildApp } from '../../src/server/app'
import { readConfig } from '../../src/server/config'
import { registry } from '../../src/server/base/declarations'
import { createDatabase, createPool, type Database } from '../../src/server/db/database'
import { Records } from '../../src/server/db/records'
import { createEvents } from '../../src/server/events/create-events'
import { createJobs } from '../../src/server/jobs/create-jobs'
import type { Jobs } from '../../src/server/jobs/jobs'
import { superRole } from '../../src/server/access/account'
import type { Services } from '../../src/server/base/services'
import { createStorage } from '../../src/server/create-storage'
import { callerOf } from './caller'
import type { Caller } from './caller'
import { answerCheck } from './answer-check'
import { fixtureMaker, type Make } from './fixtures'
import { quickJobs, type QuickJobs } from './quick-jobs'
import { lendDatabase } from './lent-databases'
import { signIn } from './sign-in'

/** A signed-in member of staff. */
export interface Staff {
  readonly id: number
  readonly username: string
  readonly token: string
}

/** A whole server in this process, on a migrated database of its own that holds nothing but what the test makes. */
export interface TestApp {
  readonly services: Services
  readonly db: Kysely<Database>
  /** The server's own jobs, unless the test asked for real ones. */
  readonly jobs: QuickJobs
  readonly make: Make
  /** Signs somebody in who holds exactly these permission codes; `'super'` is the super administrator. */
  staff(codes: 'super' | readonly string[]): Promise<Staff>
  as(staff: Staff): Caller
  /** For calls that answer something other than an envelope. */
  readonly http: FastifyInstance
  /** Further background work on the same database, as of a server that is started later. */
  moreJobs(): Jobs
  stop(): Promise<void>
}

interface TestAppOptions {
  /** Runs background work as a started server does, instead of at once in the test. */
  readonly withJobs?: boolean
  /** A job takes down the records of a selection itself where they are more, this many at a time. */
  readonly frozenAtOnce?: number
  /** The server's environment, in addition to what every test has. */
  readonly env?: Readonly<Record<string, string>>
}

const isEmbedded = process.env.DATABASE === 'embedded'

/** Starts a server for the tests of a file. Stop it in `afterAll`. */
export async function startTestApp({
  withJobs = false,
  env = {},
  frozenAtOnce,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await lendDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'test-app-'))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', ...env })
  const { connectionString } = database
  const { lockSeconds, statementSeconds } = config
  const cancelBy = createPool({ connectionString, max: 1 })
  // The connections of the embedded database share their settings.
  const own = isEmbedded ? {} : { limits: { lockSeconds, statementSeconds }, cancelBy }
  const pool = createPool({ connectionString, max: config.pools.calls }, own)
  // The pool has ended before its connections have: the last of them may see the database go.
  for (const each of [pool, cancelBy]) each.on('error', () => undefined)
  const db = createDatabase(pool)
  const jobs = quickJobs(() => services)
  const moreJobs = () =>
    createJobs(() => services, { pool, pulse: db, isEmbedded, ...(frozenAtOnce && { batchSize: frozenAtOnce }) })
  const realJobs = moreJobs()
  const answers = answerCheck()
  let services: Services = undefined as never
  const app = await buildApp(
    async (server) => {
      const events = await createEvents({ connectionString: undefined, log: server.log })
      services = {
        config,
        registry,
        pool,
        db,
        reading: db,
        readingPool: pool,
        watchingPool: pool,
        pools: { calls: pool, watching: pool },
        events,
        jobs: withJobs ? realJobs : jobs,
        storage: createStorage(config),
        log: server.log,
      }
      return services
    },
    { logLevel: 'error', trustProxy: false },
    answers.check,
  )
  if (withJobs) await realJobs.start()
  const make = fixtureMaker(registry, () => new Records(db, null, new Date()))
  let members = 0

  return {
    services,
    db,
    jobs,
    make,
    http: app,
    moreJobs,
    staff: async (codes) => {
      const number = ++members
      const holder = await make(account, { username: `member${number}`, roles: [], mustChangePassword: false })
      const roles = codes === 'super' ? [superRole] : [(await makeRole(db, make, number, holder, codes)).id]
      await sql`update account set roles = ${roles} where id = ${holder.id}`.execute(db)
      return { id: holder.id, username: holder.username, token: await signIn(db, make, holder) }
    },
    as: ({ token }) => callerOf(app, token),
    stop: async () => {
      await services.jobs.stop()
      await services.events.stop()
      await app.close()
      await Promise.all([pool.end(), cancelBy.end()])
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
      answers.end()
    },
  }
}

async function makeRole(
  db: Kysely<Database>,
  make: Make,
  number: number,
  owner: Row<typeof account>,
  codes: readonly string[],
): Promise<Row<typeof role>> {
  const held = await sql<{ kind: string; id: number; code: string }>`
    select 'menu' as kind, id, code from menu where code = any(${codes})
    union all select 'element', id, code from element where code = any(${codes})`.execute(db)
  const unknown = codes.filter((code) => !held.rows.some((row) => row.code === code))
  if (unknown.length > 0) throw new Error(`No page and no command has the code ${unknown.join(', ')}.`)
  const idsOf = (kind: string) => held.rows.filter((row) => row.kind === kind).map(({ id }) => id)
  return make(role, {
    // Role 1 is the super administrator's, even where a test's role is the first.
    id: 1000 + number,
    code: `test-${number}`,
    owner: owner.id,
    // A million dollars: tests of limits give their own.
    approvalLimit: 100_000_000,
    menus: idsOf('menu'),
    elements: idsOf('element'),
  } as Partial<Row<typeof role>>)
}
