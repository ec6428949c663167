import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { startTestApp, type Caller, type TestApp } from '../../support/test-app'

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
    const off = { id: gifting.id, lastReason: 'incident' }
    expect((await boss.post('/live/backend/switch/switchOff', off)).code).toBe('00000')
    expect((await now(liveSwitch, gifting)).enabled).toBe(true)
    expect((await boss.post('/live/backend/switch/approve', { id: gifting.id })).code).toBe('B01')
    expect((await other.post('/live/backend/switch/approve', { id: gifting.id })).code).toBe('00000')
    expect(await now(liveSwitch, gifting)).toMatchObject({ enabled: false, pendingChange: null })
  })

  test('in an emergency live is switched off at once', async () => {
    const entry = await app.make(liveSwitch, { key: 'liveEntry', critical: true, affected: 20_000, enabled: true })
    const args = { areas: [-1], lastReason: 'order', offText: { en: 'Back soon', zh_CN: '稍后回来' }, confirmed: true }
    expect((await boss.post('/live/backend/switch/emergencyOff', args)).code).toBe('00000')
    expect((await now(liveSwitch, entry)).enabled).toBe(false)
  })

  test('a position is not booked twice for the same time', async () => {
    const [one, two] = [await makeRoom(), await makeRoom()]
    await app.make(livePosition, { liveType: 'video', slot: 'liveTab', position: 3, room: one.id, ...later })
    const booking = { slot: 'liveTab', position: 3, startsAt: later.startsAt, endsAt: later.endsAt }
    expect((await boss.post('/live/backend/room/pin', { id: two.id, ...booking })).code).toBe('A0400')
    expect((await boss.post('/live/backend/room/pin', { id: two.id, ...booking, position: 4 })).code).toBe('00000')
  })

  test('a room behind a password holds no position', async () => {
    const room = await makeRoom({ visibility: 'password' })
    const { code } = await boss.post('/live/backend/room/pin', { id: room.id, slot: 'search', position: 1, ...later })
    expect(code).toBe('A0400')
  })

  test('segments leave no gap', async () => {
    const range = await app.make(liveRecommendRange, {
      liveType: 'voice',
      segments: [{ from: 1, to: 50, pool: 'algorithm' }],
    })
    const save = (segments: object[]) =>
      boss.post('/live/backend/recommendRange/save', { id: range.id, version: range.version, segments })
    const first = { from: 1, to: 5, pool: 'topHeat' }
    expect((await save([first, { from: 7, to: 50, pool: 'algorithm' }])).code).toBe('A0400')
    expect((await save([first, { from: 6, to: 50, pool: 'algorithm' }])).code).toBe('00000')
  })

  test('publishing a range replaces the one before, rolling back puts it back', async () => {
    const segments = [{ from: 1, to: 50, pool: 'algorithm' as const }]
    const before = await app.make(liveRecommendRange, { liveType: 'game', segments, state: 'published' })
    const next = await app.make(liveRecommendRange, { liveType: 'game', segments })
    const run = (command: string) =>
      boss.post(`/live/backend/recommendRange/${command}`, { id: next.id, reason: 'worse' })
    expect((await boss.post('/live/backend/recommendRange/publish', { id: next.id })).code).toBe('00000')
    expect((await now(liveRecommendRange, before)).state).toBe('replaced')
    expect((await run('rollBack')).code).toBe('00000')
    expect((await now(liveRecommendRange, before)).state).toBe('published')
  })

  test('a plan of more than 500,000 exposures takes a second account', async () => {
    const room = await makeRoom()
    const plan = await app.make(liveExposurePlan, { room: room.id, target: 600_000, slots: ['liveTab'], ...later })
    expect((await boss.post('/live/backend/exposure/publish', { id: plan.id })).code).toBe('B01')
    expect((await other.post('/live/backend/exposure/approve', { id: plan.id })).code).toBe('00000')
    expect((await boss.post('/live/backend/exposure/publish', { id: plan.id })).code).toBe('00000')
  })

  test('a rule for a law has its note and is switched off by who holds that right', async () => {
    const rule = await app.make(liveAreaFilter, { mode: 'deny', reason: 'law', legalNote: '§ 1', enabled: true })
    const clerk = app.as(
      await app.staff(['LiveConfig:areaFilter', 'LiveConfig:areaFilter.disable', 'LiveConfig:areaFilter.edit']),
    )
    const off = { id: rule.id, enabled: false }
    expect((await clerk.post('/live/backend/areaFilter/enable', off)).code).toBe('B01')
    expect((await boss.post('/live/backend/areaFilter/enable', off)).code).toBe('00000')
    const { version } = await now(liveAreaFilter, rule)
    const { code } = await boss.post('/live/backend/areaFilter/save', { id: rule.id, version, legalNote: null })
    expect(code).toBe('A0400')
  })

  test('a match is published when one of its streams has been tested', async () => {
    const [home, away] = [await app.make(sportsTeam), await app.make(sportsTeam)]
    const match = await app.make(sportsMatch, { home: home.id, away: away.id })
    expect((await boss.post('/live/backend/sports/match/publish', { id: match.id })).code).toBe('B01')
    await app.make(sportsStream, { match: match.id, health: 'good', enabled: true })
    expect((await boss.post('/live/backend/sports/match/publish', { id: match.id })).code).toBe('00000')
  })

  test('an active tier is not edited', async () => {
    const tier = await app.make(biscuitExchange, { biscuits: 100, getAmount: 90, state: 'active' })
    const draft = { id: tier.id, version: tier.version, getAmount: 95 }
    expect((await boss.post('/live/backend/biscuits/exchange/save', draft)).code).toBe('B01')
  })

  test('the terms of a live task are fixed', async () => {
    const task = await app.make(anchorTask, { rewardKind: 'biscuits', state: 'live', ...later })
    const draft = { id: task.id, version: task.version, rewardAmount: 1_000 }
    expect((await boss.post('/live/backend/anchorTask/save', draft)).code).toBe('B01')
  })

  test('a word of other scenes only leaves the live ones', async () => {
    const both = await app.make(sensitiveWord, { word: 'foo', scenes: ['comment', 'liveChat'], action: 'block' })
    const { code } = await boss.post('/community/backend/sensitive/removeFromLive', { id: both.id, reason: 'harmless' })
    expect(code).toBe('00000')
    expect((await now(sensitiveWord, both)).scenes).toEqual(['comment'])
  })
})
