import { sql } from 'kysely'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as anchorApply from '../../../commands/live-manage/anchor-apply'
import { ban, lift, retire, moveGuild } from '../../../commands/live-manage/anchor-list'
import { sumByGuild } from '../../../commands/live-manage/day-itemized'
import { changePayout, approvePayout, changeOwner, punish, importAnchors } from '../../../commands/live-manage/guild'
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
import settlementAdjustment from '../../../src/entities/live-manage/settlement-adjustment'
import exportTask from '../../../src/entities/system/export-task'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'
import { adult, liveWorld, type LiveWorld } from '../../support/live-world'

const day = 86_400_000

describe('live rooms, anchors and guilds', () => {
  let app: TestApp
  let boss: Caller
  let other: Caller
  let world: LiveWorld
  let numbers = 0
  beforeAll(async () => {
    app = await startTestApp()
    boss = app.as(await app.staff('super'))
    other = app.as(await app.staff('super'))
    world = await liveWorld(app)
  })
  afterAll(() => app.stop())

  test('a ban ends the stream that runs and takes the anchor off the air', async () => {
    const streamer = await world.makeAnchor({ liveNow: true })
    const room = await app.make(liveRoom, { anchor: streamer.id, liveNow: true, stream: 'live/now/index.m3u8' })
    const session = await app.make(liveSession, { anchor: streamer.id, room: room.id, state: 'live' })
    const terms = { reasonCode: 'nudity', days: 3, description: 'shown', evidence: ['a/b.png'] }
    const { code } = await boss.run(ban, streamer, terms)
    expect(code).toBe('00000')
    expect(await world.now(anchor, streamer)).toMatchObject({ state: 'banned', liveNow: false })
    expect(await world.now(liveSession, session)).toMatchObject({ state: 'ended', endReason: 'banned' })
    expect(await world.now(liveRoom, room)).toMatchObject({ liveNow: false, stream: null })
    const { code: lifted } = await boss.run(lift, streamer, { reason: 'mistake' })
    expect(lifted).toBe('00000')
    expect(await world.now(anchor, streamer)).toMatchObject({ state: 'active', banUntil: null })
  })

  test('nobody under 18 becomes an anchor', async () => {
    const birthDate = new Date(Date.now() - 17 * 365 * day).toISOString().slice(0, 10)
    const application = await app.make(anchorApplication, { birthDate, idPhotos: [], state: 'inReview' })
    const { code } = await boss.refused(anchorApply.approve, application)
    expect(code).not.toBe('00000')
    expect((await world.now(anchorApplication, application)).state).toBe('inReview')
  })

  test('applications are approved as they wait, several at once, but for those that may not be', async () => {
    const make = async (birthDate: string, idNumber: string) =>
      app.make(anchorApplication, {
        ...{ user: (await app.make(user)).id, birthDate, idNumber, idPhotos: [], riskFlags: [], state: 'pending' },
      })
    const [one, other] = [await make(adult, 'ID-1'), await make(adult, 'ID-2')]
    const young = await make(new Date(Date.now() - 17 * 365 * day).toISOString().slice(0, 10), 'ID-3')
    const { data } = await boss.run(anchorApply.approve, [one.id, other.id, young.id], { level: 3 })
    expect(data.done).toEqual([one.id, other.id])
    expect(data.skipped.map(({ id }) => id)).toEqual([young.id])
    const states = [one, other, young].map(async (row) => (await world.now(anchorApplication, row)).state)
    expect(await Promise.all(states)).toEqual(['approved', 'approved', 'pending'])
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
    expect((await world.now(anchorApplication, application)).state).toBe('pending')
    await app.db.updateTable('anchor_application').set({ state: 'inReview' }).where('id', '=', application.id).execute()
    expect((await approve(boss)).code).toBe('B01')
    expect((await approve(other)).code).toBe('00000')
    expect((await world.now(anchorApplication, application)).state).toBe('approved')
  })

  test('an anchor who is still to be paid cannot be retired', async () => {
    const owed = await world.makeAnchor()
    await app.make(settlement, { payee: 'anchor', anchor: owed.id, state: 'approved' })
    const { code } = await boss.refused(retire, owed, { reason: 'left' })
    expect(code).toBe('B01')
  })

  test('a transfer ends one contract and begins another', async () => {
    const [from, to] = [await world.makeGuild(), await world.makeGuild()]
    const moved = await world.makeAnchor({ guild: from.id })
    const contract = await app.make(guildContract, {
      anchor: moved.id,
      guild: from.id,
      anchorShare: 50,
      state: 'active',
    })
    const terms = { guild: to.id, from: '2035-01-01', anchorShare: 60, reason: 'asked for' }
    const { code } = await boss.run(moveGuild, moved, terms)
    expect(code).toBe('00000')
    expect(await world.now(guildContract, contract)).toMatchObject({ state: 'ended', endReason: 'transferred' })
    expect(await world.now(anchor, moved)).toMatchObject({ guild: to.id, contractTo: '2036-01-01' })
  })

  test('a changed payout account is approved by somebody else', async () => {
    const own = await world.makeGuild()
    const account = { payoutMethod: 'usdt' as const, payoutAccount: { wallet: 'T123' }, evidence: ['a/b.png'] }
    expect((await boss.run(changePayout, own, account)).code).toBe('00000')
    expect((await boss.refused(approvePayout, own)).code).toBe('B01')
    expect((await other.run(approvePayout, own)).code).toBe('00000')
    expect(await world.now(guild, own)).toMatchObject({
      payoutMethod: 'usdt',
      payoutAccount: { wallet: 'T123' },
      payoutPending: null,
    })
  })

  test('nobody is the president of two guilds', async () => {
    const [first, second] = [await world.makeGuild(), await world.makeGuild()]
    const { code } = await boss.refused(changeOwner, second, { owner: first.owner, evidence: ['a/b.png'] })
    expect(code).toBe('A0400')
  })

  test('a fine waits for a second person and then comes off the next settlement', async () => {
    const fined = await world.makeGuild()
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
    const { id } = await world.makeAnchor()
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
    const { code } = await boss.save(incomePolicy, {
      id: world.policy.id,
      version: world.policy.version,
      giftShare: 50,
    })
    expect(code).toBe('B01')
  })

  test('a sheet brings into a guild who is free to sign, and tells who is not', async () => {
    const [host, other] = [await world.makeGuild({ anchorQuota: 10 }), await world.makeGuild()]
    const makeUser = async () => app.make(user, { displayId: String(700_000_000 + ++numbers) })
    const [free, bound, viewer] = [await makeUser(), await makeUser(), await makeUser()]
    const own = await world.makeAnchor({ user: free.id })
    await world.makeAnchor({ user: bound.id, guild: other.id })
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
    expect(await world.now(anchor, own)).toMatchObject({ guild: host.id, contractTo: '2040-01-01' })
  })

  test('days are summed by guild, the one with most biscuits first', async () => {
    const [small, large] = [await world.makeGuild({ name: 'Small' }), await world.makeGuild({ name: 'Large' })]
    const stat = async (own: { readonly id: number }, totalBiscuits: number) =>
      app.make(anchorDayStat, {
        day: '2031-05-01',
        anchor: (await world.makeAnchor()).id,
        guild: own.id,
        totalBiscuits,
      })
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
    const own = await world.makeGuild({ name: 'Of both' })
    const makeMonth = async (of: { readonly id: number }) => {
      const { id } = await world.makeAnchor({ country: of.id })
      const all = { anchor: id, guild: own.id, country: of.id, totalBiscuits: 10 }
      await app.make(anchorDayStat, { ...all, day: '2033-05-01', state: 'final' } as never)
      return app.make(anchorMonthStat, { ...all, month: '2033-05', state: 'closed' } as never)
    }
    const [mine, theirs] = [await makeMonth(here), await makeMonth(there)]
    const { data } = await app.as(staff).run(sumByGuild, { from: '2033-05-01', to: '2033-05-02' })
    expect(data.findings.map(({ value }) => value)).toEqual([10])
    const locked = await app.as(staff).run(lock, { month: '2033-05', areas: [-1] }, { confirmed: true })
    expect(locked).toMatchObject({ code: '00000' })
    expect((await world.now(anchorMonthStat, mine)).state).toBe('locked')
    expect((await world.now(anchorMonthStat, theirs)).state).toBe('closed')
  })

  test('each guild of a month gets a file of its own', async () => {
    const month = '2033-03'
    for (const name of ['Alpha', 'Beta'])
      await app.make(anchorMonthStat, {
        ...{ month, anchor: (await world.makeAnchor()).id, guild: (await world.makeGuild({ name })).id },
      })
    expect((await boss.run(exportByGuild, { month })).code).toBe('00000')
    const tasks = await new Records(app.db, null, new Date()).where(exportTask, { exportType: 'live-anchor-month' })
    expect(tasks.map(({ title }) => title?.split(' · ').at(-1))).toEqual(['Alpha', 'Beta'])
    expect((await boss.refused(exportByGuild, { month: '2033-04' })).code).toBe('B01')
  })
})
