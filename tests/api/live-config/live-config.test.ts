import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as recommendRange from '../../../commands/live-config/home-recommend-range/[liveType]'
import * as liveSwitchCommands from '../../../commands/live-config/live-switch'
import * as recommendExposure from '../../../commands/live-config/recommend-exposure'
import { removeFromLive } from '../../../commands/live-config/sensitive'
import * as sportsLive from '../../../commands/live-config/sports-live'
import { pin } from '../../../commands/live-manage/live-room'
import sensitiveWord from '../../../src/entities/community-manage/sensitive-word'
import anchorTask from '../../../src/entities/live-config/anchor-task'
import biscuitExchange from '../../../src/entities/live-config/biscuit-exchange'
import liveAreaFilter from '../../../src/entities/live-config/live-area-filter'
import liveExposurePlan from '../../../src/entities/live-config/live-exposure-plan'
import livePosition from '../../../src/entities/live-config/live-position'
import liveRecommendRange from '../../../src/entities/live-config/live-recommend-range'
import liveSwitch from '../../../src/entities/live-config/live-switch'
import sportsMatch from '../../../src/entities/live-config/sports-match'
import sportsStream from '../../../src/entities/live-config/sports-stream'
import sportsTeam from '../../../src/entities/live-config/sports-team'
import anchor from '../../../src/entities/live-manage/anchor'
import liveRoom from '../../../src/entities/live-manage/live-room'
import user from '../../../src/entities/user-manage/user'
import areaFilterPage from '../../../src/pages/live-config/area-filter'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { startTestApp, type TestApp } from '../../support/test-app'

const later = { startsAt: '2030-01-01T00:00:00.000Z', endsAt: '2030-01-02T00:00:00.000Z' }

describe('the configuration of live', () => {
  let app: TestApp
  let boss: Caller
  let other: Caller
  beforeAll(async () => {
    app = await startTestApp()
    boss = app.as(await app.staff('super'))
    other = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) =>
    new Records(app.db, null, new Date()).get(entity, id)
  const makeRoom = async (values: Partial<Row<typeof liveRoom>> = {}) => {
    const owner = await app.make(anchor, { user: (await app.make(user)).id, birthDate: '1990-01-01', state: 'active' })
    return app.make(liveRoom, { anchor: owner.id, kind: 'video', ...values })
  }

  test('a critical switch that touches many changes when somebody else agrees', async () => {
    const gifting = await app.make(liveSwitch, { key: 'gifting', critical: true, affected: 20_000, enabled: true })
    expect((await boss.run(liveSwitchCommands.switchOff, gifting, { lastReason: 'incident' })).code).toBe('00000')
    expect((await now(liveSwitch, gifting)).enabled).toBe(true)
    expect((await boss.refused(liveSwitchCommands.approve, gifting)).code).toBe('B01')
    expect((await other.run(liveSwitchCommands.approve, gifting)).code).toBe('00000')
    expect(await now(liveSwitch, gifting)).toMatchObject({ enabled: false, pendingChange: null })
  })

  test('in an emergency live is switched off at once', async () => {
    const entry = await app.make(liveSwitch, { key: 'liveEntry', critical: true, affected: 20_000, enabled: true })
    const terms = { areas: [-1], lastReason: 'order', offText: { en: 'Back soon', zh_CN: '稍后回来' } }
    expect((await boss.run(liveSwitchCommands.emergencyOff, terms, { confirmed: true })).code).toBe('00000')
    expect((await now(liveSwitch, entry)).enabled).toBe(false)
  })

  test('a position is not booked twice for the same time', async () => {
    const [one, two] = [await makeRoom(), await makeRoom()]
    await app.make(livePosition, { liveType: 'video', slot: 'liveTab', position: 3, room: one.id, ...later })
    const booking = { slot: 'liveTab' as const, position: 3, startsAt: later.startsAt, endsAt: later.endsAt }
    expect((await boss.refused(pin, two, booking)).code).toBe('A0400')
    expect((await boss.run(pin, two, { ...booking, position: 4 })).code).toBe('00000')
  })

  test('a room behind a password holds no position', async () => {
    const room = await makeRoom({ visibility: 'password' })
    const { code } = await boss.refused(pin, room, { slot: 'search', position: 1, ...later })
    expect(code).toBe('A0400')
  })

  test('segments leave no gap', async () => {
    const range = await app.make(liveRecommendRange, {
      liveType: 'voice',
      segments: [{ from: 1, to: 50, pool: 'algorithm' }],
    })
    const save = (segments: object[]) =>
      boss.save(liveRecommendRange, { id: range.id, version: range.version, segments })
    const first = { from: 1, to: 5, pool: 'topHeat' }
    expect((await save([first, { from: 7, to: 50, pool: 'algorithm' }])).code).toBe('A0400')
    expect((await save([first, { from: 6, to: 50, pool: 'algorithm' }])).code).toBe('00000')
  })

  test('publishing a range replaces the one before, rolling back puts it back', async () => {
    const segments = [{ from: 1, to: 50, pool: 'algorithm' as const }]
    const before = await app.make(liveRecommendRange, { liveType: 'game', segments, state: 'published' })
    const next = await app.make(liveRecommendRange, { liveType: 'game', segments })
    expect((await boss.run(recommendRange.publish, next)).code).toBe('00000')
    expect((await now(liveRecommendRange, before)).state).toBe('replaced')
    expect((await boss.run(recommendRange.rollBack, next, { reason: 'worse' })).code).toBe('00000')
    expect((await now(liveRecommendRange, before)).state).toBe('published')
  })

  test('a plan of more than 500,000 exposures takes a second account', async () => {
    const room = await makeRoom()
    const plan = await app.make(liveExposurePlan, { room: room.id, target: 600_000, slots: ['liveTab'], ...later })
    expect((await boss.refused(recommendExposure.publish, plan)).code).toBe('B01')
    expect((await other.run(recommendExposure.approve, plan)).code).toBe('00000')
    expect((await boss.run(recommendExposure.publish, plan)).code).toBe('00000')
  })

  test('a rule for a law has its note and is switched off by who holds that right', async () => {
    const disable = commandOf(areaFilterPage, 'disable')
    const rule = await app.make(liveAreaFilter, { mode: 'deny', reason: 'law', legalNote: '§ 1', enabled: true })
    const clerk = app.as(
      await app.staff(['LiveConfig:areaFilter', 'LiveConfig:areaFilter.disable', 'LiveConfig:areaFilter.edit']),
    )
    expect((await clerk.refused(disable, rule)).code).toBe('B01')
    expect((await boss.run(disable, rule)).code).toBe('00000')
    const { version } = await now(liveAreaFilter, rule)
    const { code } = await boss.save(liveAreaFilter, { id: rule.id, version, legalNote: null })
    expect(code).toBe('A0400')
  })

  test('a match is published when one of its streams has been tested', async () => {
    const [home, away] = [await app.make(sportsTeam), await app.make(sportsTeam)]
    const match = await app.make(sportsMatch, { home: home.id, away: away.id })
    expect((await boss.refused(sportsLive.publish, match)).code).toBe('B01')
    await app.make(sportsStream, { match: match.id, health: 'good', enabled: true })
    expect((await boss.run(sportsLive.publish, match)).code).toBe('00000')
  })

  test('an active tier is not edited', async () => {
    const tier = await app.make(biscuitExchange, { biscuits: 100, getAmount: 90, state: 'active' })
    const draft = { id: tier.id, version: tier.version, getAmount: 95 }
    expect((await boss.save(biscuitExchange, draft)).code).toBe('B01')
  })

  test('the terms of a live task are fixed', async () => {
    const task = await app.make(anchorTask, { rewardKind: 'biscuits', state: 'live', ...later })
    const draft = { id: task.id, version: task.version, rewardAmount: 1_000 }
    expect((await boss.save(anchorTask, draft)).code).toBe('B01')
  })

  test('a word of other scenes only leaves the live ones', async () => {
    const both = await app.make(sensitiveWord, { word: 'foo', scenes: ['comment', 'liveChat'], action: 'block' })
    const { code } = await boss.run(removeFromLive, both, { reason: 'harmless' })
    expect(code).toBe('00000')
    expect((await now(sensitiveWord, both)).scenes).toEqual(['comment'])
  })
})
