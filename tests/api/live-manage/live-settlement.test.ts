import { lock as lockRate } from '../../../commands/live-manage/income-settings/rates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markPaid } from '../../../commands/live-manage/live-settlement'
import {
  compute,
  approveFirst,
  approveSecond,
  startPayout,
} from '../../../commands/live-manage/live-settlement/periods'
import anchorDayStat from '../../../src/entities/live-manage/anchor-day-stat'
import anchorMonthStat from '../../../src/entities/live-manage/anchor-month-stat'
import guildContract from '../../../src/entities/live-manage/guild-contract'
import incomePolicy from '../../../src/entities/live-manage/income-policy'
import settlement from '../../../src/entities/live-manage/settlement'
import settlementItem from '../../../src/entities/live-manage/settlement-item'
import settlementAdjustment from '../../../src/entities/live-manage/settlement-adjustment'
import settlementRate from '../../../src/entities/live-manage/settlement-rate'
import settlementPeriod from '../../../src/entities/live-manage/settlement-period'
import type { Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'
import { liveWorld, policyTerms, type LiveWorld } from '../../support/live-world'

const day = 86_400_000

/** A month as a period from its first day to its last. */
const dates = (month: string) => {
  const [year, nth] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year!, nth!, 0)).toISOString().slice(0, 10), areas: [-1] }
}

describe('settlements', () => {
  let app: TestApp
  let boss: Caller
  let other: Caller
  let world: LiveWorld
  beforeAll(async () => {
    app = await startTestApp()
    boss = app.as(await app.staff('super'))
    other = app.as(await app.staff('super'))
    world = await liveWorld(app)
  })
  afterAll(() => app.stop())

  const settlementsOf = ({ id }: { readonly id: number }) =>
    new Records(app.db, null, new Date()).where(settlement, { period: id })
  const booked = (values: Partial<Row<typeof anchorDayStat>>) => {
    const { giftBiscuits, refundBiscuits, deductBiscuits } = {
      giftBiscuits: 0,
      refundBiscuits: 0,
      deductBiscuits: 0,
      ...values,
    }
    const none = { guild: null, luckyBiscuits: 0, taskBiscuits: 0, refundBiscuits: 0, deductBiscuits: 0 }
    const counted = { effectiveDay: true, effectiveMinutes: 100, state: 'final' as const }
    const totalBiscuits = giftBiscuits! - refundBiscuits! - deductBiscuits!
    return app.make(anchorDayStat, { ...none, ...counted, ...values, totalBiscuits })
  }

  test('a period is approved by two accounts, neither of them the one that computed it', async () => {
    const period = await app.make(settlementPeriod, { name: 'paid', cycle: 'monthly', ...dates('2031-01') })
    const { id } = await world.makeAnchor()
    await booked({ anchor: id, day: '2031-01-05', giftBiscuits: 10_000, refundBiscuits: 1_000 })
    const third = app.as(await app.staff('super'))
    expect((await boss.run(compute, period)).code).toBe('00000')
    const [made] = await settlementsOf(period)
    expect(made).toMatchObject({ anchor: id, giftIncome: 10_000, refunds: 1_000, gross: 19_000, net: 19_000 })
    expect((await boss.refused(approveFirst, period)).code).toBe('B01')
    expect((await other.run(approveFirst, period)).code).toBe('00000')
    expect((await other.refused(approveSecond, period)).code).toBe('B01')
    expect((await third.run(approveSecond, period)).code).toBe('00000')
    expect((await world.now(settlement, made!)).state).toBe('approved')
  })

  test('computing a period settles each guild with its anchors, and who is on their own, by what was booked', async () => {
    const period = await app.make(settlementPeriod, { name: 'booked', cycle: 'monthly', ...dates('2031-04') })
    const ofGuilds = await app.make(incomePolicy, { ...policyTerms, payee: 'guild', giftShare: 20, tiers: [] })
    await app.make(incomePolicy, { ...policyTerms, payee: 'guildAnchor', giftShare: 40 })
    const own = await world.makeGuild({ incomePolicy: ofGuilds.id })
    const [host, mate, free] = [
      await world.makeAnchor({ guild: own.id }),
      await world.makeAnchor({ guild: own.id }),
      await world.makeAnchor(),
    ]
    await app.make(guildContract, {
      anchor: host.id,
      guild: own.id,
      anchorShare: 60,
      from: '2020-01-01',
      state: 'active',
    })
    await booked({ anchor: host.id, guild: own.id, day: '2031-04-01', giftBiscuits: 3_000, deductBiscuits: 500 })
    await booked({ anchor: host.id, guild: own.id, day: '2031-04-30', giftBiscuits: 1_000 })
    await booked({ anchor: host.id, guild: own.id, day: '2031-03-31', giftBiscuits: 9_000 })
    await booked({ anchor: mate.id, guild: own.id, day: '2031-04-02', giftBiscuits: 200 })
    await booked({ anchor: free.id, day: '2031-04-02', giftBiscuits: 700 })
    await app.make(settlementAdjustment, {
      period: period.id,
      anchor: mate.id,
      guild: null,
      amount: -150,
      currency: 'USD',
      state: 'approved',
    })
    const month = await app.make(anchorMonthStat, { month: '2031-04', anchor: host.id, guild: own.id })

    expect((await boss.run(compute, period)).code).toBe('00000')
    const rows = await settlementsOf(period)
    expect(rows).toHaveLength(2)
    const [ofGuild, ofFree] = [
      rows.find(({ guild: of }) => of === own.id)!,
      rows.find(({ anchor: of }) => of === free.id)!,
    ]
    // A hundred biscuits are a unit; half as much as the anchor's goes to the guild, and 100 units to who reaches the tier.
    expect(ofGuild).toMatchObject({
      payee: 'guild',
      anchors: 2,
      biscuits: 3_700,
      giftIncome: 6_300,
      baseSalary: 10_000,
      fines: 500,
      adjustments: -150,
      gross: 15_650,
    })
    expect(ofFree).toMatchObject({ payee: 'anchor', anchors: 1, giftIncome: 700, gross: 700 })
    const lines = await new Records(app.db, null, new Date()).where(settlementItem, { settlement: ofGuild.id })
    const whole = lines.map((line) => line.giftIncome! + line.baseSalary! + line.bonus! - line.deductions!)
    expect(lines.map((line) => line.anchorPart! + line.guildPart!)).toEqual(whole)
    expect(whole.reduce((sum, each) => sum + each, 0) - 150).toBe(ofGuild.gross)
    expect(lines.find(({ anchor: of }) => of === host.id)).toMatchObject({
      anchorPart: 9_300,
      guildPart: 6_200,
      tier: 'one',
    })
    const { gross, net, payees, biscuits } = await world.now(settlementPeriod, period)
    expect({ gross, net, payees, biscuits }).toEqual({ gross: 16_350, net: 16_350, payees: 2, biscuits: 4_400 })
    expect(await world.now(anchorMonthStat, month)).toMatchObject({
      settlement: ofGuild.id,
      tier: 'one',
      baseSalary: 10_000,
    })
  })

  test('a period that is computed again has what was booked since, on the same settlements', async () => {
    const period = await app.make(settlementPeriod, { name: 'twice', cycle: 'monthly', ...dates('2031-07') })
    const { id } = await world.makeAnchor()
    await booked({ anchor: id, day: '2031-07-01', giftBiscuits: 500 })
    await boss.run(compute, period)
    const [before] = await settlementsOf(period)
    await booked({ anchor: id, day: '2031-07-02', giftBiscuits: 200 })
    expect((await boss.run(compute, await world.now(settlementPeriod, period))).code).toBe('00000')
    expect(await settlementsOf(period)).toMatchObject([{ id: before!.id, gross: 700, anchors: 1 }])
  })

  test('a month is settled once, whatever the rhythm: its salary by the period in which it ends', async () => {
    const withoutShare = await app.make(incomePolicy, { ...policyTerms, payee: 'guild', giftShare: 0, tiers: [] })
    const own = await world.makeGuild({ settlementCycle: 'halfMonthly', incomePolicy: withoutShare.id })
    const { id } = await world.makeAnchor({ guild: own.id })
    await booked({ anchor: id, guild: own.id, day: '2031-08-03', giftBiscuits: 800 })
    await booked({ anchor: id, guild: own.id, day: '2031-08-20', giftBiscuits: 400 })
    const halves = [
      ['2031-08-01', '2031-08-15'],
      ['2031-08-16', '2031-08-31'],
    ] as const
    const settled: unknown[] = []
    for (const [from, to] of halves) {
      const period = await app.make(settlementPeriod, { name: `half ${from}`, cycle: 'halfMonthly', from, to })
      expect((await boss.run(compute, period)).code).toBe('00000')
      settled.push(...(await settlementsOf(period)).map(({ giftIncome, baseSalary }) => ({ giftIncome, baseSalary })))
    }
    expect(settled).toEqual([
      { giftIncome: 800, baseSalary: 0 },
      { giftIncome: 400, baseSalary: 10_000 },
    ])
  })

  test('what was too little to be paid is in the next settlement, once', async () => {
    const { id } = await world.makeAnchor()
    const first = await app.make(settlementPeriod, {
      name: 'too little',
      cycle: 'monthly',
      ...dates('2031-09'),
      state: 'closed',
    })
    await app.make(settlement, {
      period: first.id,
      payee: 'anchor',
      anchor: id,
      net: 300,
      currency: 'USD',
      state: 'carried',
    })
    const carried: unknown[] = []
    for (const month of ['2031-10', '2031-11']) {
      const period = await app.make(settlementPeriod, { name: month, cycle: 'monthly', ...dates(month) })
      await booked({ anchor: id, day: `${month}-02`, giftBiscuits: 100 })
      expect((await boss.run(compute, period)).code).toBe('00000')
      carried.push(...(await settlementsOf(period)).map(({ carriedIn, gross }) => ({ carriedIn, gross })))
    }
    expect(carried).toEqual([
      { carriedIn: 300, gross: 400 },
      { carriedIn: 0, gross: 100 },
    ])
  })

  test('settlements in another currency come to the period by its rate, and are not added without one', async () => {
    const period = await app.make(settlementPeriod, { name: 'two currencies', cycle: 'monthly', ...dates('2031-02') })
    const inRupiah = await app.make(incomePolicy, {
      ...policyTerms,
      payee: 'guild',
      giftShare: 0,
      currency: 'IDR',
      biscuitsPerUnit: 1,
      tiers: [],
    })
    const own = await world.makeGuild({ incomePolicy: inRupiah.id, currency: 'IDR' })
    await booked({ anchor: (await world.makeAnchor()).id, day: '2031-02-01', giftBiscuits: 900 })
    await booked({
      anchor: (await world.makeAnchor({ guild: own.id })).id,
      guild: own.id,
      day: '2031-02-01',
      giftBiscuits: 160_000,
    })
    const rate = await app.make(settlementRate, { period: period.id, base: 'USD', quote: 'IDR', rate: 16_000 })
    // What may still be changed is nothing to compute by.
    expect((await boss.refused(compute, period)).msg).toContain('IDR')
    expect((await boss.run(lockRate, rate)).code).toBe('00000')
    expect((await boss.run(compute, period)).code).toBe('00000')
    // 9.00 and 160,000 rupiah, with the salary that the policy of a guild's anchors names in dollars.
    expect(await world.now(settlementPeriod, period)).toMatchObject({ gross: 11_900, net: 11_900, currency: 'USD' })
  })

  test('nothing goes out to a guild whose account has just changed, nor to an anchor whose income is frozen', async () => {
    const period = await app.make(settlementPeriod, {
      ...{ name: 'going out', cycle: 'halfMonthly', from: '2032-01-01', to: '2032-01-15', state: 'approved' },
    })
    const soon = new Date(Date.now() + day).toISOString()
    const payees = [
      { payee: 'guild', guild: (await world.makeGuild({ payoutHeldUntil: soon })).id },
      { payee: 'guild', guild: (await world.makeGuild({ state: 'suspended' })).id },
      { payee: 'anchor', anchor: (await world.makeAnchor({ state: 'frozen' })).id },
      { payee: 'guild', guild: (await world.makeGuild()).id },
    ] as const
    const lines: Row<typeof settlement>[] = []
    for (const payee of payees)
      lines.push(await app.make(settlement, { ...payee, period: period.id, net: 5_000, state: 'approved' }))
    const { code } = await boss.run(startPayout, period)
    expect(code).toBe('00000')
    const states: string[] = []
    for (const line of lines) states.push((await world.now(settlement, line)).state)
    expect(states).toEqual(['held', 'held', 'held', 'approved'])
  })

  test('a period tells how much of its money is paid, without what is carried on', async () => {
    const dates = { from: '2032-02-01', to: '2032-02-15' }
    const period = await app.make(settlementPeriod, { name: 'paid in part', cycle: 'halfMonthly', ...dates })
    const make = async (net: number, state: 'approved' | 'carried') =>
      app.make(settlement, { payee: 'guild', guild: (await world.makeGuild()).id, period: period.id, net, state })
    const first = await make(3_000, 'approved')
    await make(1_000, 'approved')
    await make(500, 'carried')
    const paid = { payoutRef: 'PO-1', paidAt: new Date().toISOString(), proof: 'a/proof.png' }
    expect((await boss.run(markPaid, first, paid, { confirmed: true })).code).toBe('00000')
    expect((await world.now(settlementPeriod, period)).paidShare).toBe(75)
  })
})
