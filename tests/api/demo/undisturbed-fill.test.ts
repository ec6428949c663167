import { afterAll, beforeAll, expect, it } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { beginDemo } from '../../../src/server/boot/begin-demo'
import { readFillPlan, type FillPlan } from '../../../src/server/db/fill-plan'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { fillRest } from '../../../src/server/demo/fill-rest'
import { asAtFirstStart } from '../../support/as-at-first-start'
import { smallDemo } from '../../support/small-demo'
import { startTestApp, type TestApp } from '../../support/test-app'

/** Fewer of the many; changes of VIP time are still of several batches. */
const sizes = {
  ...smallDemo,
  ...{ user: 1_500, device: 1_800, comment: 500, order: 800, vipMember: 900, wallet: 900 },
  ...{ currencyEntry: 2_000, goodsRecord: 1_000, poolEntry: 500, integralEntry: 1_000, commerceStat: 1_000 },
}

let app: TestApp
let plan: FillPlan
let leftOut: number

beforeAll(async () => {
  app = await startTestApp()
  const { pool } = app.services
  await asAtFirstStart(pool)
  await beginDemo({ pool, db: app.db }, { registry, sizes })
  plan = (await readFillPlan(app.db))!
  leftOut = await fillRest({ ...plan, registry, sizes, pool })
})
afterAll(() => app.stop())

it('leaves out nothing where nobody has changed anything', () => expect(leftOut).toBe(0))

it('ties a record to one of its own kind that came in a later batch', async () => {
  const records = [...demoRows(demoWorld({ ...plan, registry, sizes }), 'vipRecord')]
  const reversed = records.filter((row) => row['reversedBy'] !== null).map(({ id, reversedBy }) => [id, reversedBy])
  expect(reversed.length).toBeGreaterThan(5)
  const { rows } = await app.services.pool.query<{ id: number; reversed_by: number }>(
    'select id, reversed_by from vip_record where reversed_by is not null order by id',
  )
  expect(rows.map(({ id, reversed_by: by }) => [Number(id), Number(by)])).toEqual(reversed)
})
