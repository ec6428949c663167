import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pause, resume } from '../../../commands/activity-manage/gate-pass-manage'
import { pauseAll, resumeAll } from '../../../commands/activity-manage/overview'
import * as jackpotGiftSetting from '../../../commands/activity-manage/probability-game/jackpot-gift-setting'
import * as jackpotNumberSetting from '../../../commands/activity-manage/probability-game/jackpot-number-setting'
import { changeTerms } from '../../../commands/activity-manage/promote-list'
import { withdrawTerms } from '../../../commands/activity-manage/promote-list/terms'
import { withdrawSide } from '../../../commands/activity-manage/star-pk'
import * as approvals from '../../../commands/system/report-center/approvals'
import activityEntry from '../../../src/entities/activity-manage/activity-entry'
import fissionActivity from '../../../src/entities/activity-manage/fission-activity'
import gatePass from '../../../src/entities/activity-manage/gate-pass'
import jackpotGift from '../../../src/entities/activity-manage/jackpot-gift'
import probabilityGameDay from '../../../src/entities/activity-manage/probability-game-day'
import probabilityJackpot from '../../../src/entities/activity-manage/probability-jackpot'
import promoter from '../../../src/entities/activity-manage/promoter'
import promoterTerm from '../../../src/entities/activity-manage/promoter-term'
import starPk from '../../../src/entities/activity-manage/star-pk'
import starPkVoteHour from '../../../src/entities/activity-manage/star-pk-vote-hour'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import star from '../../../src/entities/movie-manage/star'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { moveByClock } from '../../../src/server/clock/by-clock'
import { Records } from '../../../src/server/db/records'
import { alignOverview } from '../../../src/server/domain/activities/align-overview'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'

const day = (days: number) => new Date(Date.now() + days * 86_400_000)
const dateIn = (days: number) => day(days).toISOString().slice(0, 10)
const ok = { code: '00000' }
const refused = { code: 'B01' }

let app: TestApp
let as: Caller
let asAnother: Caller
beforeAll(async () => {
  app = await startTestApp()
  as = app.as(await app.staff('super'))
  asAnother = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const read = async <E extends Entity>(entity: E, { id }: { readonly id: number }): Promise<Row<E>> =>
  records().get(entity, id)
const approve = (id: number | undefined) => asAnother.run(approvals.approve, id)

describe('jackpots', () => {
  const shares = { firstShare: 70, roomShare: 20, anchorShare: 10 }
  const values = { ...shares, trigger: 'random' as const, hitPpm: 100, contribution: 5, seed: 100, cap: 10_000 }
  const changeOdds = (id: number, args: object) =>
    as.run(jackpotNumberSetting.changeOdds, id, { reason: 'pays too much', ...args })

  it('that are on change their chances by two people only, to shares that make a whole', async () => {
    const row = await app.make(probabilityJackpot, { ...values, enabled: true })
    const save = { id: row.id, version: row.version, contribution: 1 }
    expect(await as.save(probabilityJackpot, save)).toMatchObject(refused)
    expect(await changeOdds(row.id, { firstShare: 50 })).toMatchObject({ code: 'A0400' })
    const asked = await changeOdds(row.id, { contribution: 3, firstShare: 60, roomShare: 30 })
    expect(asked.data.approvalIds).toHaveLength(1)
    expect(await read(probabilityJackpot, row)).toMatchObject({ contribution: 5, firstShare: 70 })
    expect(await approve(asked.data.approvalIds?.[0])).toMatchObject(ok)
    expect(await read(probabilityJackpot, row)).toMatchObject({ contribution: 3, firstShare: 60, hitPpm: 100 })
  })

  it('tell how often they are hit and how large they are then, if players go on as they did', async () => {
    const row = await app.make(probabilityJackpot, { ...values, level: 'minor' })
    const simulate = () => as.run(jackpotNumberSetting.simulate, row)
    expect(await simulate()).toMatchObject(refused)
    for (const nth of [1, 2])
      await app.make(probabilityGameDay, { game: row.game, day: dateIn(-nth), plays: 5_000, staked: 10_000 })
    const found = (await simulate()).data.result?.findings?.map(({ value }) => value)
    // 5,000 plays at 100 in a million are a hit every 2 days; 5 % of 10,000 coins a day fill it.
    expect(found).toEqual([5_000, 500, 2, 1_100, 1_500])
  })

  it('are fed by gifts that leave the company its part', async () => {
    const jackpot = (await app.make(probabilityJackpot, { ...values, level: 'major' })).id
    const multiples = [{ multiple: 100, chancePpm: 5_000 }]
    const row = await app.make(jackpotGift, { jackpot, contribution: 10, anchorGets: 30, hitMultiples: multiples })
    const save = (rest: object) => as.save(jackpotGift, { id: row.id, version: row.version, ...rest })
    expect(await save({ anchorGets: 39 })).toMatchObject({ code: 'A0400', data: { field: 'hitMultiples' } })
    expect(await save({ anchorGets: 38 })).toMatchObject(ok)
    const { data } = await as.run(jackpotGiftSetting.simulate, row)
    expect(data.result?.findings?.map(({ value }) => value)).toEqual([10, 50, 38, 2])
  })
})

describe('commission', () => {
  const change = (id: number, args: object) =>
    as.run(changeTerms, id, { startsOn: dateIn(2), reason: 'new contract', ...args })
  const make = async () =>
    app.make(promoter, {
      ...{ user: (await app.make(user)).id, state: 'active', contractTo: null },
      ...{ commission: 'cpa', pricePerUser: 100, shareRate: null, currency: 'IDR' },
    })

  it('holds from its day on, never backwards, and takes two people where it changes by more than a fifth', async () => {
    const row = await make()
    const save = { id: row.id, version: row.version, pricePerUser: 110 }
    expect(await as.save(promoter, save)).toMatchObject(refused)
    expect(await change(row.id, { pricePerUser: 110, startsOn: dateIn(0) })).toMatchObject({ code: 'A0400' })
    expect(await change(row.id, { pricePerUser: 100 })).toMatchObject(refused)
    expect((await change(row.id, { pricePerUser: 130 })).data.approvalIds).toHaveLength(1)
    expect(await records().where(promoterTerm, { promoter: row.id })).toEqual([])
    expect(await change(row.id, { pricePerUser: 110 })).toMatchObject(ok)
    expect(await change(row.id, { pricePerUser: 115 })).toMatchObject(refused)
    await moveByClock(app.services, day(1))
    expect((await read(promoter, row)).pricePerUser).toBe(100)
    await moveByClock(app.services, day(3))
    expect((await read(promoter, row)).pricePerUser).toBe(110)
    const terms = await records().where(promoterTerm, { promoter: row.id })
    expect(terms.map(({ state, pricePerUser, currency }) => [state, pricePerUser, currency])).toEqual([
      ['past', 100, 'IDR'],
      ['inForce', 110, 'IDR'],
    ])
  })

  it('that waits for its day can be withdrawn', async () => {
    const row = await make()
    await change(row.id, { pricePerUser: 90 })
    const [, waiting] = await records().where(promoterTerm, { promoter: row.id })
    expect(await as.run(withdrawTerms, [waiting?.id], { reason: 'a slip' })).toMatchObject(ok)
    await moveByClock(app.services, day(3))
    expect((await read(promoter, row)).pricePerUser).toBe(100)
  })
})

describe('activities paused together', () => {
  it('run again together, but not those that somebody else had paused', async () => {
    const make = (state: 'running' | 'paused', areas: number[]) => app.make(fissionActivity, { state, areas })
    const [own, other] = [await app.make(areaConfig, { group: 'activity' }), await app.make(areaConfig)]
    const [here, there] = [await make('running', [own.id]), await make('running', [other.id])]
    const before = await make('paused', [own.id])
    await alignOverview(app.services, new Date())
    const states = async () =>
      Promise.all([here, there, before].map(async (row) => (await read(fissionActivity, row)).state))
    expect(await as.run(pauseAll, { areas: [own.id], reason: 'budget' }, { confirmed: true })).toMatchObject(ok)
    expect(await states()).toEqual(['paused', 'running', 'paused'])
    expect(await as.run(resumeAll, { areas: [own.id] }, { confirmed: true })).toMatchObject(ok)
    expect(await states()).toEqual(['running', 'running', 'paused'])
    const [line] = await records().where(activityEntry, { recordId: String(here.id) })
    expect(line).toMatchObject({ activityState: 'running', pausedTogetherAt: null })
  })
})

describe('a pause', () => {
  it('of a season moves its end, so that nobody loses what they paid for', async () => {
    const pass = await app.make(gatePass, {
      ...{ state: 'running', startsAt: day(-10).toISOString() },
      ...{ endsAt: day(10).toISOString(), claimUntil: day(15).toISOString() },
    })
    await as.run(pause, [pass], { reason: 'servers' })
    const paused = await read(gatePass, pass)
    expect(paused.pausedAt).not.toBeNull()
    await records().update(gatePass, paused, { pausedAt: day(-2).toISOString() })
    expect(await as.run(resume, [pass])).toMatchObject(ok)
    const { endsAt, claimUntil, pausedAt } = await read(gatePass, pass)
    expect(pausedAt).toBeNull()
    expect(Math.round((Date.parse(endsAt) - day(10).getTime()) / 86_400_000)).toBe(2)
    expect(Math.round((Date.parse(claimUntil) - day(15).getTime()) / 86_400_000)).toBe(2)
  })
})

describe('a star that leaves a PK', () => {
  it('cannot win any more, and two sides at least stay', async () => {
    const stars = [await app.make(star), await app.make(star), await app.make(star)].map(({ id }) => id)
    const sides = stars.map((id) => ({ star: id, name: { zh_CN: '甲', en: 'A' }, image: 'a/b.png' }))
    const pk = await app.make(starPk, { sides, state: 'running', leader: stars[0]! })
    const hour = (id: number | undefined, votes: number) =>
      app.make(starPkVoteHour, { pk: pk.id, star: id!, votes, invalidVotes: 0 })
    for (const [id, votes] of [
      [stars[0], 100],
      [stars[1], 30],
      [stars[2], 10],
    ] as const)
      await hour(id, votes)
    const withdraw = (id: number | undefined) =>
      as.run(withdrawSide, pk, { star: id!, notice: { zh_CN: '退出', en: 'Left' } })
    expect(await withdraw(stars[0])).toMatchObject(ok)
    expect(await read(starPk, pk)).toMatchObject({
      leader: stars[1],
      leadShare: 75,
      withdrawnSides: [{ star: stars[0] }],
    })
    expect(await withdraw(stars[0])).toMatchObject(refused)
    expect(await withdraw(stars[1])).toMatchObject(refused)
  })
})
