import { afterAll, beforeAll, expect, it } from 'vitest'
import { approve } from '../../../commands/live-manage/live-settlement/adjustments'
import guild from '../../../src/entities/live-manage/guild'
import settlementAdjustment from '../../../src/entities/live-manage/settlement-adjustment'
import settlementPeriod from '../../../src/entities/live-manage/settlement-period'
import settlementRate from '../../../src/entities/live-manage/settlement-rate'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let first: Caller
let period: number

beforeAll(async () => {
  app = await startTestApp()
  period = (await app.make(settlementPeriod, { state: 'open' })).id
  const rate = { period, base: 'USD', state: 'locked' } as const
  await app.make(settlementRate, { ...rate, quote: 'IDR', rate: 16_000 })
  await app.make(settlementRate, { ...rate, quote: 'EUR', rate: 0.92 })
  first = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const stateOf = async (id: number) => (await new Records(app.db, null, new Date()).get(settlementAdjustment, id)).state

it.each([
  ['IDR', 5_000_000, 'approved', 'as 5,000,000 rupiah are some 300 dollars'],
  ['IDR', 90_000_000, 'awaitingApproval', 'as 90,000,000 rupiah are more than 5,000 dollars'],
  ['EUR', 480_000, 'awaitingApproval', 'as 4,800 euros are more than 5,000 dollars'],
  ['USD', 500_000, 'approved', 'as 5,000 dollars are no more than that'],
  ['GBP', 100, 'awaitingApproval', 'as no rate tells what it is worth'],
] as const)('an adjustment of %s %d is %s once it was approved by one, %s', async (currency, amount, state, _why) => {
  const row = await app.make(settlementAdjustment, {
    ...{ period, guild: (await app.make(guild)).id, anchor: null, kind: 'correction' },
    ...{ amount, currency, state: 'awaitingApproval', approvedBy: null, approvedBy2: null },
  })
  await first.run(approve, [row])
  expect(await stateOf(row.id)).toBe(state)
})
