import type { FastifyBaseLogger } from 'fastify'
import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, createPool } from '../../../src/server/db/database'
import type { Database } from '../../../src/server/db/database'
import { deadAfterSeconds } from '../../../src/server/jobs/instance'
import type { Instance } from '../../../src/server/jobs/instance'
import { lanes } from '../../../src/server/jobs/lanes'
import type { Lane, LaneRules } from '../../../src/server/jobs/lanes'
import { createLanes } from '../../../src/server/jobs/run-lanes'
import type { Lanes } from '../../../src/server/jobs/run-lanes'
import { takeFormerWork } from '../../../src/server/jobs/take-former-work'
import { defineWork } from '../../../src/server/jobs/work'
import type { Work } from '../../../src/server/jobs/work'
import { addPiece, keepComing, maxTries, waitAfter } from '../../../src/server/jobs/work-piece'
import type { Services } from '../../../src/server/base/services'
import { openTestDatabase } from '../../support/test-database'
import type { TestDatabase } from '../../support/test-database'
import { until } from '../../support/until'

/** Ends only when the test says so. */
class Gate {
  open: () => void = () => undefined
  readonly passed = new Promise<void>((resolve) => (this.open = resolve))
}

describe('work in lanes', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let db: Kysely<Database>
  let services: Services
  const started: Lanes[] = []
  beforeAll(async () => {
    database = await openTestDatabase()
    pool = createPool({ connectionString: database.connectionString })
    pool.on('error', () => undefined)
    db = createDatabase(pool)
    const log = { warn: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger
    services = { db, reading: db, pool, log } as unknown as Services
  })
  afterEach(async () => {
    await Promise.all(started.splice(0).map((each) => each.stop()))
    await sql`delete from work_piece`.execute(db)
    await sql`delete from server_instance`.execute(db)
  })
  afterAll(async () => {
    await pool.end()
    await database.stop()
  })

  /** A server that was seen this many seconds ago. */
  const enter = async (id: string, secondsAgo = 0): Promise<Instance> => {
    await sql`insert into server_instance (id, started_at, seen_at)
      values (${id}, now() - interval '1 hour', now() - make_interval(secs => ${secondsAgo}))`.execute(db)
    return { id, beSeen: () => Promise.resolve(), isKnown: () => true, leave: () => Promise.resolve() }
  }
  const run = async (
    works: readonly Work[],
    options: { readonly rules?: Readonly<Record<Lane, LaneRules>>; readonly server?: Instance } = {},
  ) => {
    const own = createLanes({
      db: () => db,
      services: () => services,
      works: new Map(works.map((work) => [work.work, work])),
      askedOnly: () => false,
      graceMs: 50,
      ...(options.rules && { rules: options.rules }),
    })
    started.push(own)
    own.start(options.server ?? (await enter(`server ${started.length}`)))
    return own
  }
  const piece = async (name: string) => {
    const { rows } = await sql<{ tries: number; error: string | null; server_id: string | null; wait: number }>`
      select tries, error, server_id, extract(epoch from due_at - now()) as wait from work_piece where name = ${name}`.execute(
      db,
    )
    return rows[0] && { ...rows[0], tries: Number(rows[0].tries), wait: Number(rows[0].wait) }
  }
  const add = (name: string, data: object = {}) => addPiece(db, name, data, new Date())
  /** Lanes in which everything is over at once. */
  const hurried = Object.fromEntries(
    Object.entries(lanes).map(([lane]) => [lane, { atOnce: 1, deadlineSeconds: 0.05 }]),
  ) as unknown as Readonly<Record<Lane, LaneRules>>

  it('keeps no clock waiting for a film that takes for ever', async () => {
    const gate = new Gate()
    let begun = 0
    const moved: unknown[] = []
    const film = defineWork('film', {
      lane: 'media',
      run: () => {
        begun++
        return gate.passed
      },
    })
    const move = defineWork('move', {
      lane: 'clock',
      run: (_services, data) => {
        moved.push(data)
        return Promise.resolve()
      },
    })
    for (let films = 0; films <= lanes.media.atOnce; films++) await add('film')
    await run([film, move])
    await until('the films to begin', () => begun === lanes.media.atOnce)
    await add('move', { id: 7 })
    await until('the move', async () => !(await piece('move')))
    expect(moved).toEqual([{ id: 7 }])
    expect(begun).toBe(lanes.media.atOnce)
    gate.open()
    await until('all films', async () => !(await piece('film')))
    expect(begun).toBe(lanes.media.atOnce + 1)
  })

  it('keeps one place at most for work that says so, so that a host that hangs holds up nothing else of its lane', async () => {
    const gate = new Gate()
    let [letters, pushes] = [0, 0]
    const mail = defineWork('mail', {
      lane: 'delivery',
      oneAtATime: true,
      run: () => {
        letters++
        return gate.passed
      },
    })
    const push = defineWork('push', {
      lane: 'delivery',
      run: () => {
        pushes++
        return Promise.resolve()
      },
    })
    for (let asked = 0; asked < 2 * lanes.delivery.atOnce; asked++) await add('mail')
    await run([mail, push])
    await until('a letter', () => letters > 0)
    await add('push')
    await until('the push', () => pushes === 1)
    expect(letters).toBe(1)
    gate.open()
    await until('the other letters', async () => !(await piece('mail')))
    expect(letters).toBe(2 * lanes.delivery.atOnce)
  })

  it('does what a dead server was at, and nothing that a living one is at', async () => {
    const done: unknown[] = []
    const work = defineWork('push', {
      lane: 'delivery',
      run: (_services, data) => {
        done.push(data)
        return Promise.resolve()
      },
    })
    await enter('dead', deadAfterSeconds + 1)
    await enter('living')
    for (const server of ['dead', 'living', 'unknown']) await add('push', { server })
    await sql`update work_piece set server_id = data ->> 'server', begun_at = now(), tries = 1`.execute(db)
    await run([work])
    await until('what was left', () => done.length === 2)
    await add('push', { server: 'none' })
    await until('what is new', () => done.length === 3)
    expect(new Set(done)).toEqual(new Set([{ server: 'dead' }, { server: 'unknown' }, { server: 'none' }]))
    expect(await piece('push')).toMatchObject({ server_id: 'living', tries: 1 })
  })

  it('frees the lane of a piece that is told to stop and does not, refuses it the database, and tries it again later', async () => {
    const gate = new Gate()
    let refusal: unknown
    const deaf = defineWork('deaf', {
      lane: 'upkeep',
      run: async (own) => {
        await gate.passed
        await sql`update work_piece set data = '{"wrote": true}'`.execute(own.db).catch((error: unknown) => {
          refusal = error
        })
      },
    })
    const next = defineWork('next', { lane: 'upkeep', run: () => Promise.resolve() })
    await add('deaf')
    await run([deaf, next], { rules: hurried })
    await until('the piece to be put back', async () => (await piece('deaf'))?.error ?? false)
    expect(await piece('deaf')).toMatchObject({ tries: 1, server_id: null, error: 'deaf took longer than 0.05 s.' })
    expect((await piece('deaf'))!.wait).toBeGreaterThan(0)
    await add('next')
    await until('the next of the lane', async () => !(await piece('next')))
    gate.open()
    await until('the late statement', () => refusal)
    expect(String(refusal)).toContain('deaf was stopped.')
  })

  it.each<[string, (own: Services) => Promise<unknown>]>([
    ['a query', ({ db }) => sql`select 1`.execute(db)],
    ['a statement by the pool', ({ pool }) => pool.query('select 1')],
  ])('refuses %s to work that knows nothing of the signal, as soon as its time is over', async (_what, ask) => {
    let steps = 0
    const work = defineWork('unaware', {
      lane: 'asked',
      run: async (services) => {
        for (;;) {
          await ask(services)
          steps++
          await new Promise((resolve) => setTimeout(resolve, 5))
        }
      },
    })
    await add('unaware')
    await run([work], { rules: hurried })
    const ended = await until('its end', async () => {
      const found = await piece('unaware')
      return found?.error ? { error: found.error } : undefined
    })
    expect(steps).toBeGreaterThan(0)
    expect(ended.error).toContain('unaware took longer than')
  })

  it('has a piece end by its signal, and gives it up after many tries', async () => {
    const heard: unknown[] = []
    const work = defineWork('slow', {
      lane: 'asked',
      stopsItself: true,
      run: (_services, _data, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            heard.push(signal.reason)
            reject(signal.reason as Error)
          }),
        ),
    })
    await add('slow')
    await sql`update work_piece set tries = ${maxTries - 1}`.execute(db)
    await run([work], { rules: hurried })
    await until('the piece to be given up', async () => {
      const { rows } = await sql`select 1 from work_piece where given_up_at is not null`.execute(db)
      return rows.length === 1
    })
    expect(heard).toHaveLength(1)
    expect([1, 2, 3, 20].map(waitAfter)).toEqual([10, 20, 40, 3_600])
  })

  it('does what comes by itself at its hour, once for all servers, and does not pile it up', async () => {
    const gate = new Gate()
    let runs = 0
    const work = defineWork('round', {
      lane: 'clock',
      everySeconds: 60,
      run: () => {
        runs++
        return gate.passed
      },
    })
    await keepComing(db, [work])
    await keepComing(db, [work])
    await run([work])
    await run([work])
    await until('the round to begin', () => runs === 1)
    await keepComing(db, [work])
    gate.open()
    const after = await until('the round to end', async () => {
      const found = await piece('round')
      return found?.server_id === null && found
    })
    expect(after.wait).toBeGreaterThan(30)
    expect(runs).toBe(1)
  })

  it('gives back what it is at when the server stops', async () => {
    const work = defineWork('long', { lane: 'asked', run: () => new Promise(() => undefined) })
    await add('long')
    const own = await run([work])
    await until('the piece to begin', async () => (await piece('long'))?.server_id ?? false)
    await own.stop()
    expect(await piece('long')).toMatchObject({ tries: 0, server_id: null, error: null })
  })

  it('takes over what waits in the one queue that there was before', async () => {
    const boss = new PgBoss({
      schema: 'pgboss',
      schedule: false,
      supervise: false,
      db: { executeSql: (text, values) => pool.query(text, values) },
    })
    await boss.start()
    await boss.createQueue('work')
    await boss.send('work', { name: 'push', given: { id: 1 } }, { startAfter: 600 })
    await boss.send('work', { name: 'round', given: {} })
    const active = await boss.send('work', { name: 'film', given: { id: 2 } }, { priority: 9 })
    await boss.fetch('work')
    await enter('of before')
    await takeFormerWork(db, ['round'], 'own')
    const pieces = async () =>
      (await sql<{ name: string; data: object }>`select name, data from work_piece order by name`.execute(db)).rows
    expect(await pieces()).toEqual([{ name: 'push', data: { id: 1 } }])
    expect((await piece('push'))!.wait).toBeGreaterThan(300)
    await sql`delete from server_instance`.execute(db)
    await takeFormerWork(db, ['round'], 'own')
    await takeFormerWork(db, ['round'], 'own')
    expect((await pieces()).map(({ name }) => name)).toEqual(['film', 'push'])
    const { rows } = await sql`select 1 from work_piece where id = ${active}`.execute(db)
    expect(rows).toHaveLength(1)
    await boss.stop({ graceful: false })
  })
})
