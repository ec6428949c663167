import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Entity } from '../../../src/schema/entity'
import { beginDemo } from '../../../src/server/boot/begin-demo'
import { createDatabase } from '../../../src/server/db/database'
import { storageOf } from '../../../src/server/db/storage'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { essentialEntities } from '../../../src/server/demo/essential'
import { isFilling, noteFill, readFillPlan } from '../../../src/server/db/fill-plan'
import { fillRest } from '../../../src/server/demo/fill-rest'
import type { FillOptions } from '../../../src/server/demo/fill-rest'
import type { World } from '../../../src/server/demo/world'
import { asAtFirstStart } from '../../support/as-at-first-start'
import { dyingPool, Killed } from '../../support/dying-pool'
import { Meddling } from '../../support/meddling'
import { startTestApp } from '../../support/test-app'
import type { TestApp } from '../../support/test-app'

const essential = essentialEntities(registry)
/** The overview of activities is made again by its clock, from the activities that stand. */
const madeByTime = 'activityEntry'
const rest = [...registry.entities.values()].filter(({ name }) => !essential.has(name))
const counted = rest.filter(({ name }) => name !== madeByTime)
/** A few of each: what holds for these holds for the catalogue's counts. */
const sizes = {
  ...{ user: 2_000, device: 2_400, userLoginRecord: 500, userGroupMember: 500, userLabelMember: 500, comment: 500 },
  ...{ order: 800, auditEntry: 500 },
  ...Object.fromEntries(rest.map(({ name, demo }) => [name, Math.min(demo, 40)])),
}

let app: TestApp
let pool: pg.Pool
let options: Omit<FillOptions, 'pool'>
let world: World

beforeAll(async () => {
  app = await startTestApp()
  pool = app.services.pool
  await asAtFirstStart(pool)
})
afterAll(() => app.stop())

const tableOf = (entity: Entity) => `"${storageOf(entity).table}"`
const lastId = (entity: Entity) => (world.id(entity.name, 0) ?? 1) + world.count(entity.name) - 1
const countOf = async (entity: Entity, where = 'true') => {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from ${tableOf(entity)} where ${where}`,
  )
  return rows[0]?.count ?? 0
}
/** How many records of the demo there are in all: a few for which nothing fits any more are never made. */
const made = () => {
  const whole = demoWorld({ ...options })
  return counted.reduce((sum, { name }) => sum + [...demoRows(whole, name)].length, 0)
}
const standing = async () => {
  const counts = await Promise.all(counted.map((entity) => countOf(entity, `id <= ${lastId(entity)}`)))
  return counts.reduce((sum, count) => sum + count, 0)
}

describe('a first start that is killed', () => {
  const begin = (isEnd: (text: string, before: number) => boolean) => {
    const dying = dyingPool(pool, isEnd)
    return beginDemo({ pool: dying, db: createDatabase(dying) }, { registry, sizes })
  }

  it.each([
    ['before anything stands', (_: string, before: number) => before === 3],
    ['when all stand but are not committed', (text: string) => text === 'commit'],
  ])('%s leaves nothing but the plan', async (_when, isEnd) => {
    await expect(begin(isEnd)).rejects.toThrow(Killed)
    expect(await countOf(registry.entities.get('user')!)).toBe(0)
    expect(await readFillPlan(app.db)).toMatchObject({ state: 'planned' })
  })

  it('after its commit has kept the word that the rest is to come', async () => {
    const planned = await readFillPlan(app.db)
    await expect(begin((text) => text.startsWith('vacuum'))).rejects.toThrow(Killed)
    expect(await readFillPlan(app.db)).toEqual({ ...planned, state: 'begun' })
    expect(await isFilling(app.db)).toBe(true)
    const users = await countOf(registry.entities.get('user')!)
    expect(users).toBe(sizes.user)
    await begin(() => false)
    expect(await countOf(registry.entities.get('user')!)).toBe(users)
  })
})

describe('what fills in behind', () => {
  beforeAll(async () => {
    const { seed, now } = (await readFillPlan(app.db))!
    options = { registry, seed, now, sizes }
    world = demoWorld({ registry, seed, now, sizes })
  })

  it('goes on where it was after it is killed in the middle, and no record comes twice', async () => {
    for (const end of [30, 200, 500])
      await expect(fillRest({ ...options, pool: dyingPool(pool, (_text, before) => before === end) })).rejects.toThrow(
        Killed,
      )
    const some = await standing()
    expect(some).toBeGreaterThan(0)
    expect(some).toBeLessThan(made())
  })

  it('is broken by nothing that people and time do meanwhile; what contradicts them is left out', async () => {
    const meddling = new Meddling(app, world, (name) => name !== madeByTime)
    const leftOut = await fillRest({ ...options, pool, progress: (name) => meddling.at(name) })
    expect(meddling.seen.size).toBe(rest.filter(({ name }) => world.count(name) > 0).length)
    expect(leftOut).toBeGreaterThan(0)
    expect(meddling.deleted).toBeGreaterThan(0)
    expect(await standing()).toBe(made() - leftOut - meddling.deleted)
  })

  it('is over when all stands: what time brings about waits no longer', async () => {
    await noteFill(app.db, { state: 'complete' })
    expect(await isFilling(app.db)).toBe(false)
    const admin = await app.staff([])
    expect((await app.as(admin).get('/auth/backend/demo/state')).data).toMatchObject({ state: 'complete' })
  })
})
