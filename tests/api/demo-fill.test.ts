import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPool } from '../../src/server/db/database'
import { storageOf } from '../../src/server/db/storage'
import { registry } from '../../src/server/declarations'
import { demoWorld } from '../../src/server/demo/demo-rows'
import { essentialEntities } from '../../src/server/demo/essential'
import { fillRest, keepIds } from '../../src/server/demo/fill-rest'
import { seedDemo } from '../../src/server/demo/seed'
import { openTestDatabase, type TestDatabase } from '../support/test-database'

const essential = essentialEntities(registry)
const rest = [...registry.entities.keys()].filter((name) => !essential.has(name))
/** A few of each: what holds for these holds for the catalogue's counts. */
const sizes = {
  ...{ user: 2_000, device: 2_400, userLoginRecord: 500, userGroupMember: 500, userLabelMember: 500, comment: 500 },
  ...{ order: 800, auditEntry: 500 },
  ...Object.fromEntries(rest.map((name) => [name, Math.min(registry.entities.get(name)!.demo, 40)])),
}
const now = Date.UTC(2026, 5, 17, 9)
const plan = { registry, seed: 1, now, sizes }
const world = demoWorld(plan)
let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await openTestDatabase()
  pool = createPool({ connectionString: database.connectionString })
  await seedDemo({ ...plan, pool, now: new Date(now), only: essential })
  await keepIds({ ...plan, pool })
}, 240_000)

afterAll(async () => {
  await pool.end()
  await database.stop()
})

const countOf = async (name: string) => {
  const table = storageOf(registry.entities.get(name)!).table
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from "${table}"`)
  return rows[0]?.count
}

test('the rest comes behind, goes on after an interruption where it was, and no record comes twice', async () => {
  const controller = new AbortController()
  const cuts = new Map([[20, controller]])
  const told: number[] = []
  await fillRest({
    ...plan,
    pool,
    signal: controller.signal,
    progress: (_entity, loaded) => {
      // Cut short after a few entities.
      told.push(loaded)
      cuts.get(told.length)?.abort()
    },
  })
  expect(told.length).toBeLessThan(rest.length / 2)
  await fillRest({ ...plan, pool })
  const found = await Promise.all(rest.map(async (name) => ({ name, count: await countOf(name) })))
  expect(found).toEqual(rest.map((name) => ({ name, count: world.count(name) })))
}, 240_000)

test('what people add while it comes takes ids after those that are still to come', async () => {
  const { rows } = await pool.query<{ next: number }>(
    `select nextval(pg_get_serial_sequence('gift', 'id'))::int as next`,
  )
  expect(rows[0]?.next).toBeGreaterThan(world.count('gift'))
})
