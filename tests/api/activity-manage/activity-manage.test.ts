import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseBudget, extend, handOver, simulateCost } from '../../../commands/activity-manage/fission'
import * as fissionInvite from '../../../commands/activity-manage/fission-invite'
import { fillLevels } from '../../../commands/activity-manage/gate-pass-manage-edit'
import { rejectCluster, clawBack, banInvitee } from '../../../commands/activity-manage/invite-user-page'
import { fillFromRank } from '../../../commands/activity-manage/live-activity/honor/[temId]'
import * as rankCommands from '../../../commands/activity-manage/live-activity/rank/[temId]'
import { fillRanges } from '../../../commands/activity-manage/live-activity/reward/[rankId]'
import { pause } from '../../../commands/activity-manage/overview'
import { stopNow } from '../../../commands/activity-manage/probability-game'
import { submitTable, normalise } from '../../../commands/activity-manage/probability-game/game-setting'
import * as rewardGrants from '../../../commands/activity-manage/reward-grants'
import { grantToUsers } from '../../../commands/activity-manage/reward-list'
import * as setRule from '../../../commands/activity-manage/set-rule'
import * as starPkCommands from '../../../commands/activity-manage/star-pk'
import * as approvals from '../../../commands/system/report-center/approvals'
import activityEntry from '../../../src/entities/activity-manage/activity-entry'
import activityGrant from '../../../src/entities/activity-manage/activity-grant'
import activityReward from '../../../src/entities/activity-manage/activity-reward'
import fissionActivity from '../../../src/entities/activity-manage/fission-activity'
import fissionInvitation from '../../../src/entities/activity-manage/fission-invitation'
import fissionInviter from '../../../src/entities/activity-manage/fission-inviter'
import fissionRule from '../../../src/entities/activity-manage/fission-rule'
import gatePass from '../../../src/entities/activity-manage/gate-pass'
import gatePassLevel from '../../../src/entities/activity-manage/gate-pass-level'
import liveActivityHonor from '../../../src/entities/activity-manage/live-activity-honor'
import liveActivityRank from '../../../src/entities/activity-manage/live-activity-rank'
import liveActivityReward from '../../../src/entities/activity-manage/live-activity-reward'
import liveActivityStanding from '../../../src/entities/activity-manage/live-activity-standing'
import probabilityGame from '../../../src/entities/activity-manage/probability-game'
import probabilityPrize from '../../../src/entities/activity-manage/probability-prize'
import probabilityRound from '../../../src/entities/activity-manage/probability-round'
import starPk from '../../../src/entities/activity-manage/star-pk'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import rewardListPage from '../../../src/pages/activity-manage/reward-list'
import type { Entity, Row } from '../../../src/schema/entity'
import { moveByClock } from '../../../src/server/clock/by-clock'
import { Records } from '../../../src/server/db/records'
import { alignOverview } from '../../../src/server/domain/activities/align-overview'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('activities', () => {
  let app: TestApp
  let one: Caller
  let other: Caller
  beforeAll(async () => {
    app = await startTestApp()
    one = app.as(await app.staff('super'))
    other = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const find = async <E extends Entity>(entity: E, id: number): Promise<Row<E>> =>
    new Records(app.db, null, new Date()).get(entity, id)
  const all = <E extends Entity>(entity: E, values: Parameters<Records['where']>[1]) =>
    new Records(app.db, null, new Date()).where(entity, values as never)
  const approve = (caller: Caller, id: number) => caller.run(approvals.approve, id)

  it('a budget is raised by two people, and counts from then on', async () => {
    const activity = await app.make(fissionActivity, { state: 'running', budget: 1_000 })
    const asked = await one.run(raiseBudget, activity, { amount: 500, reason: 'it goes well' })
    expect((await find(fissionActivity, activity.id)).budget).toBe(1_000)
    const [request = 0] = asked.data.approvalIds ?? []
    expect(await approve(one, request)).toMatchObject({ code: 'B01' })
    expect(await approve(other, request)).toMatchObject({ code: '00000' })
    expect((await find(fissionActivity, activity.id)).budget).toBe(1_500)
  })

  it('what is promised cannot change while an activity runs, nor may it end earlier', async () => {
    const times = { startsAt: '2030-01-01T00:00:00.000Z', endsAt: '2030-02-01T00:00:00.000Z' }
    const { id, version } = await app.make(fissionActivity, { state: 'running', ...times })
    const save = (values: object) => one.save(fissionActivity, { id, version, ...values })
    expect(await save({ perInviterCap: 5 })).toMatchObject({ code: 'A0400', data: { field: 'perInviterCap' } })
    expect(await save({ endsAt: '2030-01-20T00:00:00.000Z' })).toMatchObject({ data: { field: 'endsAt' } })
    expect(await save({ endsAt: '2030-02-20T00:00:00.000Z' })).toMatchObject({ code: '00000' })
  })

  it('an activity lasts 180 days at most and ends after it begins', async () => {
    const { id, version } = await app.make(fissionActivity, { startsAt: '2030-01-01T00:00:00.000Z' })
    const save = (endsAt: string) => one.save(fissionActivity, { id, version, endsAt })
    expect(await save('2029-12-31T00:00:00.000Z')).toMatchObject({ code: 'A0400' })
    expect(await save('2030-12-31T00:00:00.000Z')).toMatchObject({ code: 'A0400' })
    expect(await save('2030-03-31T00:00:00.000Z')).toMatchObject({ code: '00000' })
  })

  it('the overview has a line for each activity, and pauses the one behind it', async () => {
    const { id } = await app.make(fissionActivity, { state: 'scheduled', endsAt: '2030-03-01T00:00:00.000Z' })
    await one.run(extend, id, { endsAt: '2030-03-02T00:00:00.000Z' })
    await app.db.updateTable('fission_activity').set({ state: 'running' }).where('id', '=', id).execute()
    await one.run(handOver, id, { owner: (await find(fissionActivity, id)).owner })
    const { version } = await find(fissionActivity, id)
    await one.save(fissionActivity, { id, version, endsAt: '2030-03-03T00:00:00.000Z' })
    const [line] = await all(activityEntry, { kind: 'fission', recordId: String(id) })
    expect(line).toMatchObject({ activityState: 'running', endsAt: '2030-03-03T00:00:00.000Z' })
    await one.run(pause, line!, { reason: 'fraud' })
    expect((await find(fissionActivity, id)).state).toBe('paused')
    expect((await find(activityEntry, line!.id)).activityState).toBe('paused')
  })

  it('a grant to many users waits for another person, and takes the stock at once', async () => {
    const reward = await app.make(activityReward, { unitCost: 6_000, stockTotal: 3, stockLeft: 3, areas: [-1] })
    const users = [await app.make(user, { displayId: '700001' }), await app.make(user, { displayId: '700002' })]
    const grant = (count: number, ids = '700001\n700002') =>
      one.run(grantToUsers, reward, { users: ids, count, reason: 'thanks' })
    expect(await grant(1, '700001 799999')).toMatchObject({ code: 'A0400', data: { field: 'users' } })
    expect(await grant(2)).toMatchObject({ code: 'B01' })
    expect(await grant(1)).toMatchObject({ code: '00000' })
    expect((await find(activityReward, reward.id)).stockLeft).toBe(1)
    const [made] = await all(activityGrant, { user: users[0]!.id })
    expect(made).toMatchObject({ source: 'manual', state: 'pending', approvedBy: null, value: 6_000 })
    const say = (caller: Caller) => caller.run(rewardGrants.approve, made!)
    expect(await say(one)).toMatchObject({ code: 'B01' })
    expect(await say(other)).toMatchObject({ code: '00000' })
    await one.run(rewardGrants.revoke, made!, { revokeReason: 'mistake' })
    expect((await find(activityReward, reward.id)).stockLeft).toBe(2)
  })

  it('a reward that was granted keeps its worth, and one in use is not switched off', async () => {
    const reward = await app.make(activityReward, { usedBy: 2, enabled: true, kind: 'coin' })
    await app.make(activityGrant, { reward: reward.id, source: 'task' })
    const { id, version } = reward
    expect(await one.save(activityReward, { id, version, amount: 99 })).toMatchObject({
      data: { field: 'amount' },
    })
    const off = await one.refused(commandOf(rewardListPage, 'disable'), id)
    expect(off.code).toBe('B01')
  })

  it('a cluster is refused as a whole, and clawing back takes the reward too', async () => {
    const [inviter, invitee] = [await app.make(user), await app.make(user)]
    const shared = { inviter: inviter.id, ip: '10.0.0.7', state: 'underReview' as const }
    const first = await app.make(fissionInvitation, shared)
    const second = await app.make(fissionInvitation, shared)
    const apart = await app.make(fissionInvitation, { ...shared, ip: '10.0.0.8' })
    await one.run(rejectCluster, first, { invalidReason: 'farm' })
    expect((await find(fissionInvitation, second.id)).state).toBe('invalid')
    expect((await find(fissionInvitation, apart.id)).state).toBe('underReview')
    const grant = await app.make(activityGrant, { source: 'fission', state: 'granted' })
    const valid = { inviter: inviter.id, invitee: invitee.id, state: 'valid' as const, grant: grant.id }
    const late = await app.make(fissionInvitation, { ...valid, validAt: '2020-01-01T00:00:00.000Z' })
    const fresh = await app.make(fissionInvitation, { ...valid, validAt: new Date().toISOString() })
    const claw = (id: number) => one.run(clawBack, id, { decisionNote: 'fraud' })
    expect(await claw(late.id)).toMatchObject({ code: 'B01' })
    expect(await claw(fresh.id)).toMatchObject({ code: '00000' })
    expect((await find(activityGrant, grant.id)).state).toBe('revoked')
    await one.run(banInvitee, fresh, { reasonCode: 'fraud', reason: 'farm', expiresAt: '2035-01-01T00:00:00.000Z' })
    expect(await all(blacklistEntry, { user: invitee.id })).toHaveLength(1)
  })

  it('an inviter is counted again from the invitations, and disqualified with what was not yet handed out', async () => {
    const activity = await app.make(fissionActivity)
    const holder = await app.make(user)
    const inviter = await app.make(fissionInviter, { activity: activity.id, user: holder.id })
    for (const state of ['clicked', 'valid', 'valid', 'invalid'] as const)
      await app.make(fissionInvitation, { inviter: holder.id, activity: activity.id, state })
    await one.run(fissionInvite.recalculate, inviter)
    expect(await find(fissionInviter, inviter.id)).toMatchObject({ clicks: 4, registered: 3, valid: 2, invalid: 1 })
    const source = { source: 'fission' as const, sourceId: String(activity.id), user: holder.id }
    const pending = await app.make(activityGrant, { ...source, state: 'pending' })
    await one.run(fissionInvite.disqualify, inviter, { reason: 'farm', clawBack: true })
    expect((await find(activityGrant, pending.id)).state).toBe('revoked')
    expect(await all(fissionInvitation, { inviter: holder.id, state: 'clawedBack' })).toHaveLength(2)
  })

  it('a rule set is approved by another, and takes the place of the one that was active there', async () => {
    const old = await app.make(fissionRule, { areas: [1, 2], state: 'active' })
    const next = await app.make(fissionRule, { areas: [2], state: 'awaitingApproval' })
    expect(await one.run(setRule.approve, next)).toMatchObject({ code: '00000' })
    expect((await find(fissionRule, old.id)).state).toBe('superseded')
    const { id, version } = await find(fissionRule, next.id)
    expect(await one.save(fissionRule, { id, version, holdHours: 1 })).toMatchObject({ code: 'B01' })
  })

  it('a table of odds goes live through two people, whole and within the bounds, as a version of its own', async () => {
    const game = await app.make(probabilityGame, { stakes: [{ amount: 10, plays: 1 }], state: 'running' })
    const prize = (value: number, chancePpm: number, fallback: boolean, position: number) =>
      app.make(probabilityPrize, { game: game.id, value, chancePpm, fallback, position })
    await prize(20, 300, false, 1)
    await prize(1, 700, true, 2)
    const submit = () => one.run(submitTable, game, { reason: 'new season' })
    expect(await submit()).toMatchObject({ code: 'B01' })
    await one.run(normalise, game)
    const [request = 0] = (await submit()).data.approvalIds ?? []
    expect(await approve(other, request)).toMatchObject({ code: '00000' })
    expect(await find(probabilityGame, game.id)).toMatchObject({ tableVersion: 1, expectedReturn: 67 })
    expect(await all(probabilityPrize, { game: game.id, tableVersion: 1 })).toHaveLength(2)
    expect(await all(probabilityPrize, { game: game.id, tableVersion: null })).toHaveLength(2)
  })

  it('stopping a game at once voids the rounds that were not paid', async () => {
    const game = await app.make(probabilityGame, { state: 'running' })
    const open = await app.make(probabilityRound, { game: game.id, state: 'betting' })
    const paid = await app.make(probabilityRound, { game: game.id, state: 'paid' })
    await one.run(stopNow, game, { stateReason: 'odd results' })
    expect((await find(probabilityGame, game.id)).state).toBe('paused')
    expect((await find(probabilityRound, open.id)).state).toBe('voided')
    expect((await find(probabilityRound, paid.id)).state).toBe('paid')
  })

  it('levels of a pass follow a curve that adds up, and keep their rewards', async () => {
    const pass = await app.make(gatePass, { levelCount: 10 })
    const reward = await app.make(activityReward)
    const kept = await app.make(gatePassLevel, { pass: pass.id, level: 3, freeReward: reward.id })
    await one.run(fillLevels, pass, { curve: 'steep', totalPoints: 1_000 })
    const levels = await all(gatePassLevel, { pass: pass.id })
    expect(levels).toHaveLength(10)
    expect(levels.reduce((sum, { points }) => sum + points, 0)).toBe(1_000)
    expect((await find(gatePassLevel, kept.id)).freeReward).toBe(reward.id)
  })

  it('the result of a rank is confirmed once nothing is held, settled by another, and makes the honours', async () => {
    const rank = await app.make(liveActivityRank, { state: 'closed' })
    const standing = (score: number, state: 'counted' | 'held' | 'disqualified', place: number) =>
      app.make(liveActivityStanding, { rank: rank.id, periodKey: 'total', score, state, place })
    const cheat = await standing(900, 'disqualified', 1)
    const best = await standing(800, 'counted', 2)
    const held = await standing(700, 'held', 3)
    expect(await one.refused(rankCommands.confirmResult, rank)).toMatchObject({ code: 'B01' })
    await app.db.updateTable('live_activity_standing').set({ state: 'counted' }).where('id', '=', held.id).execute()
    expect(await one.run(rankCommands.recalculate, rank, { reason: 'cheat found' })).toMatchObject({ code: '00000' })
    expect(await find(liveActivityStanding, best.id)).toMatchObject({ place: 1, previousPlace: 2 })
    expect(await find(liveActivityStanding, cheat.id)).toMatchObject({ place: null })
    expect(await one.run(rankCommands.confirmResult, rank)).toMatchObject({ code: '00000' })
    expect(await one.refused(rankCommands.settle, rank)).toMatchObject({ code: 'B01' })
    expect(await other.run(rankCommands.settle, rank)).toMatchObject({ code: '00000' })
    const honours = { rank: rank.id, places: 3, season: 'S1', title: { zh_CN: '冠军', en: 'Champion' } }
    await one.run(fillFromRank, honours)
    expect(await all(liveActivityHonor, { rank: rank.id })).toHaveLength(2)
  })

  it('ranges of places leave no gap and end within the rank', async () => {
    const [rank, reward] = [await app.make(liveActivityRank, { size: 10 }), await app.make(activityReward)]
    const fill = (ranges: string) =>
      one.run(fillRanges, { rank: rank.id, receives: 'subject', ranges, reward: reward.id })
    expect(await fill('1,3-10')).toMatchObject({ code: 'A0400' })
    expect(await fill('1,2-20')).toMatchObject({ code: 'A0400' })
    expect(await fill('1,2,3-10')).toMatchObject({ code: '00000' })
    expect(await all(liveActivityReward, { rank: rank.id })).toHaveLength(3)
  })

  it('the result of a star PK stands 2 hours after its end, and rewards follow it', async () => {
    const early = await app.make(starPk, { state: 'ended', endsAt: new Date().toISOString() })
    const pk = await app.make(starPk, { state: 'ended', endsAt: '2026-01-01T00:00:00.000Z' })
    expect(await one.refused(starPkCommands.confirmResult, early)).toMatchObject({ code: 'B01' })
    expect(await one.refused(starPkCommands.settle, pk)).toMatchObject({ code: 'B01' })
    expect(await one.run(starPkCommands.confirmResult, pk)).toMatchObject({ code: '00000' })
    expect(await one.run(starPkCommands.settle, pk)).toMatchObject({ code: '00000' })
  })

  it('activities begin and end at their hour, and the overview with them', async () => {
    const times = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2026-03-01T00:00:00.000Z' }
    const due = await app.make(fissionActivity, { ...times, state: 'scheduled' })
    const later = await app.make(fissionActivity, { state: 'scheduled', startsAt: '2040-01-01T00:00:00.000Z' })
    await moveByClock(app.services, new Date('2026-02-01T00:00:00.000Z'))
    expect((await find(fissionActivity, due.id)).state).toBe('running')
    expect((await find(fissionActivity, later.id)).state).toBe('scheduled')
    await moveByClock(app.services, new Date('2026-03-01T00:00:00.000Z'))
    expect((await find(fissionActivity, due.id)).state).toBe('ended')
    const lines = await all(activityEntry, { kind: 'fission', recordId: String(due.id) })
    expect(lines).toMatchObject([{ activityState: 'ended' }])
  })

  it('what an activity would cost is told beside its budget, and nothing is changed by asking', async () => {
    const reward = await app.make(activityReward, { unitCost: 100 })
    const inYen = await app.make(activityReward, { unitCost: 50, currency: 'JPY' })
    const ladder = [
      { invites: 2, reward: reward.id, count: 3 },
      { invites: 1, reward: inYen.id, count: 1 },
    ]
    const { id, version } = await app.make(fissionActivity, { ladder, budget: 1_000 })
    const answer = await one.run(simulateCost, id, {
      inviters: 10,
      invitesEach: 4,
      validRate: 50,
    })
    expect(answer.data.result.findings).toContainEqual({
      caption: 'activity.found.cost',
      value: '30.00 USD',
      tone: 'bad',
    })
    // Yen are never added to dollars.
    expect(answer.data.result.findings).toContainEqual({
      caption: 'activity.found.costBesides',
      value: '500 JPY',
      tone: 'warn',
    })
    expect((await find(fissionActivity, id)).version).toBe(version)
  })

  it('the overview is brought in line with what came about past the console', async () => {
    const missing = await app.make(fissionActivity)
    const stray = await app.make(activityEntry, { kind: 'fission', recordId: '987654' } as Partial<
      Row<typeof activityEntry>
    >)
    await alignOverview(app.services, new Date())
    expect(await all(activityEntry, { kind: 'fission', recordId: String(missing.id) })).toHaveLength(1)
    expect(await all(activityEntry, { id: stray.id })).toEqual([])
  })
})
