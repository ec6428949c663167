import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { beginDemo } from '../../../src/server/boot/begin-demo'
import { storageOf } from '../../../src/server/db/storage'
import { readFillPlan } from '../../../src/server/db/fill-plan'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { essentialEntities } from '../../../src/server/demo/essential'
import { fillRest } from '../../../src/server/demo/fill-rest'
import { asAtFirstStart } from '../../support/as-at-first-start'
import { smallDemo as sizes } from '../../support/small-demo'
import { startTestApp } from '../../support/test-app'
import type { TestApp } from '../../support/test-app'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await asAtFirstStart(app.services.pool)
})
afterAll(() => app.stop())

it('leaves out nothing where nobody has changed anything, as a record that names one of its own kind in a later batch', async () => {
  const { pool } = app.services
  await beginDemo({ pool, db: app.db }, { registry, sizes })
  const { seed, now } = (await readFillPlan(app.db))!
  const leftOut = await fillRest({ registry, seed, now, sizes, pool })
  const world = demoWorld({ registry, seed, now, sizes })
  const later = [...registry.entities.values()].filter(({ name }) => !essentialEntities(registry).has(name))
  const missing: string[] = []
  for (const entity of later) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from "${storageOf(entity).table}"`,
    )
    const made = [...demoRows(world, entity.name)].length
    if (rows[0]!.count !== made) missing.push(`${entity.name}: ${rows[0]!.count} of ${made}`)
  }
  expect(missing).toEqual([])
  expect(leftOut).toBe(0)
  const records = [...demoRows(world, 'vipRecord')].filter((row) => row['reversedBy'] !== null)
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from vip_record where reversed_by is not null',
  )
  expect(records.length).toBeGreaterThan(5)
  expect(rows).toEqual([{ count: records.length }])
})
