import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reconcile } from '../../../commands/data-manage/ali'
import { copyNextMonth } from '../../../commands/data-manage/ali/budget'
import cloudBudget from '../../../src/entities/data-manage/cloud-budget'
import cloudUsageDay from '../../../src/entities/data-manage/cloud-usage-day'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Caller
beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())

describe('cloud costs', () => {
  test('a budget is copied to the month after, once, and a month that is over is only read', async () => {
    const budget = await app.make(cloudBudget, { month: '2090-12', limit: 1_000, name: 'CDN 2090-12' })
    const copy = () => boss.run(copyNextMonth, budget, { changePercent: 10 })
    expect((await copy()).code).toBe('00000')
    const [next] = await records().where(cloudBudget, { month: '2091-01' })
    expect(next).toMatchObject({ limit: 1_100, name: 'CDN 2091-01' })
    expect((await copy()).code).toBe('B01')
    const past = await app.make(cloudBudget, { month: '2020-01', limit: 1 })
    const saved = await boss.save(cloudBudget, { id: past.id, version: 1, limit: 2 })
    expect(saved.code).toBe('B01')
  })

  test('a bill that is off by more than 5 % is marked', async () => {
    const day = { date: '2026-03-01', region: 'r', currency: 'USD', estimatedCost: 10_000 }
    await app.make(cloudUsageDay, { ...day, product: 'cdn', billedCost: 10_100 })
    await app.make(cloudUsageDay, { ...day, product: 'live', billedCost: 12_000 })
    const { data } = await boss.run(reconcile, { month: '2026-03' })
    expect(data.findings.map(({ tone }) => tone)).toEqual(['good', 'bad'])
  })
})
