import { lock as lockRate } from '../../../commands/live-manage/income-settings/rates'
import { sql } from 'kysely'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as anchorApply from '../../../commands/live-manage/anchor-apply'
import { ban, lift, retire, moveGuild } from '../../../commands/live-manage/anchor-list'
import { sumByGuild } from '../../../commands/live-manage/day-itemized'
import { changePayout, approvePayout, changeOwner, punish, importAnchors } from '../../../commands/live-manage/guild'
import { markPaid } from '../../../commands/live-manage/live-settlement'
import {
  compute,
  approveFirst,
  approveSecond,
  startPayout,
} from '../../../commands/live-manage/live-settlement/periods'
import { lock, exportByGuild } from '../../../commands/live-manage/month-itemized'
import * as punishRecord from '../../../commands/live-manage/punish-record'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import anchor from '../../../src/entities/live-manage/anchor'
import anchorApplication from '../../../src/entities/live-manage/anchor-application'
import anchorDayStat from '../../../src/entities/live-manage/anchor-day-stat'
import anchorMonthStat from '../../../src/entities/live-manage/anchor-month-stat'
import guild from '../../../src/entities/live-manage/guild'
import guildContract from '../../../src/entities/live-manage/guild-contract'
import incomePolicy from '../../../src/entities/live-manage/income-policy'
import liveRoom from '../../../src/entities/live-manage/live-room'
import liveSession from '../../../src/entities/live-manage/live-session'
import punishment from '../../../src/entities/live-manage/punishment'
import settlement from '../../../src/entities/live-manage/settlement'
import settlementItem from '../../../src/entities/live-manage/settlement-item'
import settlementAdjustment from '../../../src/entities/live-manage/settlement-adjustment'
import settlementRate from '../../../src/entities/live-manage/settlement-rate'
import settlementPeriod from '../../../src/entities/live-manage/settlement-period'
import exportTask from '../../../src/entities/system/export-task'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const adult = '1990-01-01'
const day = 86_400_000

/** What policies here have in common: a hundred biscuits are a unit, and a thousand a month bring a salary. */
const shared = {
  ...{ giftShare: 40, luckyGiftShare: 10, biscuitsPerUnit: 100, currency: 'USD', minPayout: 1_000, areas: [-1] },
  liveKinds: ['video', 'voice', 'multiGuest', 'game', 'sports'],
  tiers: [{ name: 'one', minBiscuits: 1_000, minDays: 0, minMinutes: 0, baseSalary: 100_00, bonus: 0, guildRate: 10 }],
  effectiveFrom: '2020-01-01',
  effectiveTo: null,
  state: 'active',
} satisfies Partial<Row<typeof incomePolicy>>

/** A month as a period from its first day to its last. */
const dates = (month: string) => {
  const [year, nth] = month.split('-').map(Number)
  return { from: `${month}-01`, to: new Date(Date.UTC(year!, nth!, 0)).toISOString().slice(0, 10), areas: [-1] }
}

describe('live rooms, anchors and guilds', () => {
  let app: TestApp
  let boss: Caller
  let other: Caller
  let policy: Row<typeof incomePolicy>
  let numbers = 0
  beforeAll(async () => {
    app = await startTestApp()
    boss = app.as(await app.staff('super'))
    other = app.as(await app.staff('super'))
    policy = await app.make(incomePolicy, { ...shared, payee: 'independentAnchor' })
    await app.make(settlementPeriod, { name: 'next', cycle: 'monthly', from: '2030-01-01', to: '2030-01-31' })
  })
  afterAll(() => app.stop())

  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) =>
    new Records(app.db, null, new Date()).get(entity, id)
  const makeAnchor = async (values: Partial<Row<typeof anchor>> = {}) =>
    app.make(anchor, { user: (await app.make(user)).id, birthDate: adult, state: 'active', ...values })
  const makeGuild = async (values: Partial<Row<typeof guild>> = {}) =>
    app.make(guild, {
      owner: (await app.make(user)).id,
      incomePolicy: policy.id,
      contractFrom: '2020-01-01',
      contractTo: '2040-01-01',
      state: 'active',
      ...values,
    })

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

  test('a ban ends the stream that runs and takes the anchor off the air', async () => {
    const streamer = await makeAnchor({ liveNow: true })
    const room = await app.make(liveRoom, { anchor: streamer.id, liveNow: true, stream: 'live/now/index.m3u8' })
    const session = await app.make(liveSession, { anchor: streamer.id, room: room.id, state: 'live' })
    const terms = { reasonCode: 'nudity', days: 3, description: 'shown', evidence: ['a/b.png'] }
    const { code } = await boss.run(ban, streamer, terms)
    expect(code).toBe('00000')
    expect(await now(anchor, streamer)).toMatchObject({ state: 'banned', liveNow: false })
    expect(await now(liveSession, session)).toMatchObject({ state: 'ended', endReason: 'banned' })
    expect(await now(liveRoom, room)).toMatchObject({ liveNow: false, stream: null })
    const { code: lifted } = await boss.run(lift, streamer, { reason: 'mistake' })
    expect(lifted).toBe('00000')
    expect(await now(anchor, streamer)).toMatchObject({ state: 'active', banUntil: null })
  })

  test('nobody under 18 becomes an anchor', async () => {
    const birthDate = new Date(Date.now() - 17 * 365 * day).toISOString().slice(0, 10)
    const application = await app.make(anchorApplication, { birthDate, idPhotos: [], state: 'inReview' })
    const { code } = await boss.refused(anchorApply.approve, application)
    expect(code).not.toBe('00000')
    expect((await now(anchorApplication, application)).state).toBe('inReview')
  })

  test('an application with risk flags takes two accounts', async () => {
    const application = await app.make(anchorApplication, {
      birthDate: adult,
      idPhotos: [],
      riskFlags: [{ code: 'sharedDevice' }],
      state: 'inReview',
    })
    const approve = (caller: Caller) => caller.run(anchorApply.approve, application)
    expect((await approve(boss)).code).toBe('00000')
    expect((await now(anchorApplication, application)).state).toBe('pending')
    await app.db.updateTable('anchor_application').set({ state: 'inReview' }).where('id', '=', application.id).execute()
    expect((await approve(boss)).code).toBe('B01')
    expect((await approve(other)).code).toBe('00000')
    expect((await now(anchorApplication, application)).state).toBe('approved')
  })

  test('an anchor who is still to be paid cannot be retired', async () => {
    const owed = await makeAnchor()
    await app.make(settlement, { payee: 'anchor', anchor: owed.id, state: 'approved' })
    const { code } = await boss.refused(retire, owed, { reason: 'left' })
    expect(code).toBe('B01')
  })

  test('a transfer ends one contract and begins another', async () => {
    const [from, to] = [await makeGuild(), await makeGuild()]
    const moved = await makeAnchor({ guild: from.id })
    const contract = await app.make(guildContract, {
      anchor: moved.id,
      guild: from.id,
      anchorShare: 50,
      state: 'active',
    })
    const terms = { guild: to.id, from: '2035-01-01', anchorShare: 60, reason: 'asked for' }
    const { code } = await boss.run(moveGuild, moved, terms)
    expect(code).toBe('00000')
    expect(await now(guildContract, contract)).toMatchObject({ state: 'ended', endReason: 'transferred' })
    expect(await now(anchor, moved)).toMatchObject({ guild: to.id, contractTo: '2036-01-01' })
  })

  test('a changed payout account is approved by somebody else', async () => {
    const own = await makeGuild()
    const account = { payoutMethod: 'usdt' as const, payoutAccount: { wallet: 'T123' }, evidence: ['a/b.png'] }
    expect((await boss.run(changePayout, own, account)).code).toBe('00000')
    expect((await boss.refused(approvePayout, own)).code).toBe('B01')
    expect((await other.run(approvePayout, own)).code).toBe('00000')
    expect(await now(guild, own)).toMatchObject({
      payoutMethod: 'usdt',
      payoutAccount: { wallet: 'T123' },
      payoutPending: null,
    })
  })

  test('nobody is the president of two guilds', async () => {
    const [first, second] = [await makeGuild(), await makeGuild()]
    const { code } = await boss.refused(changeOwner, second, { owner: first.owner, evidence: ['a/b.png'] })
    expect(code).toBe('A0400')
  })

  test('a fine waits for a second person and then comes off the next settlement', async () => {
    const fined = await makeGuild()
    const terms = {
      reasonCode: 'fraud',
      fine: 5_000,
      currency: 'USD',
      description: 'bought gifts',
      evidence: ['a/b.png'],
    }
    expect((await boss.run(punish, fined, terms)).code).toBe('00000')
    const [waiting] = await new Records(app.db, null, new Date()).where(punishment, { guild: fined.id })
    expect(waiting).toMatchObject({ state: 'awaitingApproval', kind: 'fine' })
    expect((await boss.refused(punishRecord.approve, waiting!)).code).toBe('B01')
    expect((await other.run(punishRecord.approve, waiting!)).code).toBe('00000')
    const [taken] = await new Records(app.db, null, new Date()).where(settlementAdjustment, { guild: fined.id })
    expect(taken).toMatchObject({ kind: 'fine', amount: -5_000, state: 'approved' })
  })

  test('a punishment other than a warning has evidence', async () => {
    const { id } = await makeAnchor()
    const draft = {
      targetKind: 'anchor',
      anchor: id,
      kind: 'mute',
      reasonCode: 'abuse',
      description: 'x',
      source: 'patrol',
    }
    const { code } = await boss.save(punishment, { ...draft, startsAt: '2030-01-01T00:00:00Z', points: 2 })
    expect(code).toBe('A0400')
  })

  test('an approved policy is not edited', async () => {
    const { code } = await boss.save(incomePolicy, { id: policy.id, version: policy.version, giftShare: 50 })
    expect(code).toBe('B01')
  })

  test('a period is approved by two accounts, neither of them the one that computed it', async () => {
    const period = await app.make(settlementPeriod, { name: 'paid', cycle: 'monthly', ...dates('2031-01') })
    const { id } = await makeAnchor()
    await booked({ anchor: id, day: '2031-01-05', giftBiscuits: 10_000, refundBiscuits: 1_000 })
    const third = app.as(await app.staff('super'))
    expect((await boss.run(compute, period)).code).toBe('00000')
    const [made] = await settlementsOf(period)
    expect(made).toMatchObject({ anchor: id, giftIncome: 10_000, refunds: 1_000, gross: 19_000, net: 19_000 })
    expect((await boss.refused(approveFirst, period)).code).toBe('B01')
    expect((await other.run(approveFirst, period)).code).toBe('00000')
    expect((await other.refused(approveSecond, period)).code).toBe('B01')
    expect((await third.run(approveSecond, period)).code).toBe('00000')
    expect((await now(settlement, made!)).state).toBe('approved')
  })

  test('computing a period settles each guild with its anchors, and who is on their own, by what was booked', async () => {
    const period = await app.make(settlementPeriod, { name: 'booked', cycle: 'monthly', ...dates('2031-04') })
    const ofGuilds = await app.make(incomePolicy, { ...shared, payee: 'guild', giftShare: 20, tiers: [] })
    await app.make(incomePolicy, { ...shared, payee: 'guildAnchor', giftShare: 40 })
    const own = await makeGuild({ incomePolicy: ofGuilds.id })
    const [host, mate, free] = [
      await makeAnchor({ guild: own.id }),
      await makeAnchor({ guild: own.id }),
      await makeAnchor(),
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
    const { gross, net, payees, biscuits } = await now(settlementPeriod, period)
    expect({ gross, net, payees, biscuits }).toEqual({ gross: 16_350, net: 16_350, payees: 2, biscuits: 4_400 })
    expect(await now(anchorMonthStat, month)).toMatchObject({ settlement: ofGuild.id, tier: 'one', baseSalary: 10_000 })
  })

  test('a period that is computed again has what was booked since, on the same settlements', async () => {
    const period = await app.make(settlementPeriod, { name: 'twice', cycle: 'monthly', ...dates('2031-07') })
    const { id } = await makeAnchor()
    await booked({ anchor: id, day: '2031-07-01', giftBiscuits: 500 })
    await boss.run(compute, period)
    const [before] = await settlementsOf(period)
    await booked({ anchor: id, day: '2031-07-02', giftBiscuits: 200 })
    expect((await boss.run(compute, await now(settlementPeriod, period))).code).toBe('00000')
    expect(await settlementsOf(period)).toMatchObject([{ id: before!.id, gross: 700, anchors: 1 }])
  })

  test('a month is settled once, whatever the rhythm: its salary by the period in which it ends', async () => {
    const withoutShare = await app.make(incomePolicy, { ...shared, payee: 'guild', giftShare: 0, tiers: [] })
    const own = await makeGuild({ settlementCycle: 'halfMonthly', incomePolicy: withoutShare.id })
    const { id } = await makeAnchor({ guild: own.id })
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
    const { id } = await makeAnchor()
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
      ...shared,
      payee: 'guild',
      giftShare: 0,
      currency: 'IDR',
      biscuitsPerUnit: 1,
      tiers: [],
    })
    const own = await makeGuild({ incomePolicy: inRupiah.id, currency: 'IDR' })
    await booked({ anchor: (await makeAnchor()).id, day: '2031-02-01', giftBiscuits: 900 })
    await booked({
      anchor: (await makeAnchor({ guild: own.id })).id,
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
    expect(await now(settlementPeriod, period)).toMatchObject({ gross: 11_900, net: 11_900, currency: 'USD' })
  })

  test('a sheet brings into a guild who is free to sign, and tells who is not', async () => {
    const [host, other] = [await makeGuild({ anchorQuota: 10 }), await makeGuild()]
    const makeUser = async () => app.make(user, { displayId: String(700_000_000 + ++numbers) })
    const [free, bound, viewer] = [await makeUser(), await makeUser(), await makeUser()]
    const own = await makeAnchor({ user: free.id })
    await makeAnchor({ user: bound.id, guild: other.id })
    const sheet = `uploads/${host.id}-anchors.csv`
    const lines = ['displayId', free.displayId, bound.displayId, viewer.displayId, '799999999']
    await app.services.storage.write(sheet, Readable.from([lines.join('\n')]))
    const terms = { anchorShare: 50, from: '2026-01-01', to: '2040-01-01' }
    const { code, data } = await boss.run(importAnchors, host, { sheet, ...terms })
    expect(code).toBe('00000')
    expect(data.result.findings.map(({ caption, value }) => [caption.split('.').at(-1), value])).toEqual([
      ['joined', 1],
      ['bound', bound.displayId],
      ['noAnchor', viewer.displayId],
      ['unknown', '799999999'],
    ])
    expect(await now(anchor, own)).toMatchObject({ guild: host.id, contractTo: '2040-01-01' })
  })

  test('days are summed by guild, the one with most biscuits first', async () => {
    const [small, large] = [await makeGuild({ name: 'Small' }), await makeGuild({ name: 'Large' })]
    const stat = async (own: { readonly id: number }, totalBiscuits: number) =>
      app.make(anchorDayStat, { day: '2031-05-01', anchor: (await makeAnchor()).id, guild: own.id, totalBiscuits })
    await stat(small, 10)
    await stat(large, 30)
    await stat(large, 40)
    const { data } = await boss.run<{ findings: { params: { name: string; anchors: number }; value: number }[] }>(
      sumByGuild,
      { from: '2031-05-01', to: '2031-05-02' },
    )
    expect(data.findings.map(({ params, value }) => [params.name, params.anchors, value])).toEqual([
      ['Large', 2, 70],
      ['Small', 1, 10],
    ])
  })

  test('days are summed and months locked of the areas that somebody works in, and of no others', async () => {
    const [here, there] = [await app.make(country), await app.make(country)]
    const area = await app.make(areaConfig, { countries: [here.id] })
    const rights = ['LiveManage:dayItemized', 'LiveManage:monthItemized']
    const staff = await app.staff([...rights, `${rights[0]}.sumByGuild`, `${rights[1]}.lock`])
    await sql`update account set areas = ${[area.id]} where id = ${staff.id}`.execute(app.db)
    const own = await makeGuild({ name: 'Of both' })
    const makeMonth = async (of: { readonly id: number }) => {
      const { id } = await makeAnchor({ country: of.id })
      const all = { anchor: id, guild: own.id, country: of.id, totalBiscuits: 10 }
      await app.make(anchorDayStat, { ...all, day: '2033-05-01', state: 'final' } as never)
      return app.make(anchorMonthStat, { ...all, month: '2033-05', state: 'closed' } as never)
    }
    const [mine, theirs] = [await makeMonth(here), await makeMonth(there)]
    const { data } = await app.as(staff).run(sumByGuild, { from: '2033-05-01', to: '2033-05-02' })
    expect(data.findings.map(({ value }) => value)).toEqual([10])
    const locked = await app.as(staff).run(lock, { month: '2033-05', areas: [-1] }, { confirmed: true })
    expect(locked).toMatchObject({ code: '00000' })
    expect((await now(anchorMonthStat, mine)).state).toBe('locked')
    expect((await now(anchorMonthStat, theirs)).state).toBe('closed')
  })

  test('nothing goes out to a guild whose account has just changed, nor to an anchor whose income is frozen', async () => {
    const period = await app.make(settlementPeriod, {
      ...{ name: 'going out', cycle: 'halfMonthly', from: '2032-01-01', to: '2032-01-15', state: 'approved' },
    })
    const soon = new Date(Date.now() + day).toISOString()
    const payees = [
      { payee: 'guild', guild: (await makeGuild({ payoutHeldUntil: soon })).id },
      { payee: 'guild', guild: (await makeGuild({ state: 'suspended' })).id },
      { payee: 'anchor', anchor: (await makeAnchor({ state: 'frozen' })).id },
      { payee: 'guild', guild: (await makeGuild()).id },
    ] as const
    const lines: Row<typeof settlement>[] = []
    for (const payee of payees)
      lines.push(await app.make(settlement, { ...payee, period: period.id, net: 5_000, state: 'approved' }))
    const { code } = await boss.run(startPayout, period)
    expect(code).toBe('00000')
    const states: string[] = []
    for (const line of lines) states.push((await now(settlement, line)).state)
    expect(states).toEqual(['held', 'held', 'held', 'approved'])
  })

  test('a period tells how much of its money is paid, without what is carried on', async () => {
    const dates = { from: '2032-02-01', to: '2032-02-15' }
    const period = await app.make(settlementPeriod, { name: 'paid in part', cycle: 'halfMonthly', ...dates })
    const make = async (net: number, state: 'approved' | 'carried') =>
      app.make(settlement, { payee: 'guild', guild: (await makeGuild()).id, period: period.id, net, state })
    const first = await make(3_000, 'approved')
    await make(1_000, 'approved')
    await make(500, 'carried')
    const paid = { payoutRef: 'PO-1', paidAt: new Date().toISOString(), proof: 'a/proof.png' }
    expect((await boss.run(markPaid, first, paid, { confirmed: true })).code).toBe('00000')
    expect((await now(settlementPeriod, period)).paidShare).toBe(75)
  })

  test('each guild of a month gets a file of its own', async () => {
    const month = '2033-03'
    for (const name of ['Alpha', 'Beta'])
      await app.make(anchorMonthStat, {
        ...{ month, anchor: (await makeAnchor()).id, guild: (await makeGuild({ name })).id },
      })
    expect((await boss.run(exportByGuild, { month })).code).toBe('00000')
    const tasks = await new Records(app.db, null, new Date()).where(exportTask, { exportType: 'live-anchor-month' })
    expect(tasks.map(({ title }) => title?.split(' · ').at(-1))).toEqual(['Alpha', 'Beta'])
    expect((await boss.refused(exportByGuild, { month: '2033-04' })).code).toBe('B01')
  })
})
