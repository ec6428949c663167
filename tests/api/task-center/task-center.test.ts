import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as apiList from '../../../commands/task-center/api-list'
import { bindInvitee } from '../../../commands/task-center/fission-invite'
import * as integralDetail from '../../../commands/task-center/integral-detail'
import * as integralRechargeCommands from '../../../commands/task-center/integral-recharge'
import { addStock } from '../../../commands/task-center/store'
import { refund } from '../../../commands/task-center/store-order'
import { completeFor } from '../../../commands/task-center/task-list'
import * as audit from '../../../commands/task-center/task-list/audit'
import * as withdraw from '../../../commands/task-center/withdraw'
import fissionInvitation from '../../../src/entities/activity-manage/fission-invitation'
import exportTask from '../../../src/entities/system/export-task'
import growthTask from '../../../src/entities/task-center/growth-task'
import integralApi from '../../../src/entities/task-center/integral-api'
import integralApiCall from '../../../src/entities/task-center/integral-api-call'
import integralEntry from '../../../src/entities/task-center/integral-entry'
import integralGoods from '../../../src/entities/task-center/integral-goods'
import integralOrder from '../../../src/entities/task-center/integral-order'
import integralRecharge from '../../../src/entities/task-center/integral-recharge'
import integralSetting from '../../../src/entities/task-center/integral-setting'
import integralWithdrawal from '../../../src/entities/task-center/integral-withdrawal'
import inviteProgram from '../../../src/entities/task-center/invite-program'
import taskSubmission from '../../../src/entities/task-center/task-submission'
import user from '../../../src/entities/user-manage/user'
import type { Entity, Row } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

describe('tasks and points', () => {
  let app: TestApp
  let one: Caller
  let other: Caller
  let third: Caller
  beforeAll(async () => {
    app = await startTestApp()
    one = app.as(await app.staff('super'))
    other = app.as(await app.staff('super'))
    third = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const find = async <E extends Entity>(entity: E, id: number): Promise<Row<E>> =>
    new Records(app.db, null, new Date()).get(entity, id)
  const entriesOf = (userId: number) => new Records(app.db, null, new Date()).where(integralEntry, { user: userId })

  it('a completed task is booked in the ledger, and a mistake is met by a counter-entry, once', async () => {
    const [task, holder] = [await app.make(growthTask, { state: 'published', integral: 50 }), await app.make(user)]
    await one.run(completeFor, task, { user: holder.id, reason: 'app crashed' })
    const [entry] = await entriesOf(holder.id)
    expect(entry).toMatchObject({ kind: 'task', amount: 50, balanceAfter: 50, direction: 'in' })
    const reverse = () => one.run(integralDetail.reverse, entry!, { reason: 'wrong user' })
    expect(await reverse()).toMatchObject({ code: '00000' })
    expect(await reverse()).toMatchObject({ code: 'B01' })
    const entries = await entriesOf(holder.id)
    expect(entries.map(({ amount, balanceAfter, state }) => [amount, balanceAfter, state])).toEqual([
      [50, 50, 'reversed'],
      [-50, 0, 'booked'],
    ])
  })

  it('an approved submission pays once, and its points go back when the approval is revoked', async () => {
    const [task, holder] = [await app.make(growthTask, { integral: 30 }), await app.make(user)]
    const submission = { task: task.id, user: holder.id, state: 'pending' as const }
    const row = await app.make(taskSubmission, submission)
    const same = await app.make(taskSubmission, { ...submission, duplicateOf: row.id })
    expect(await one.run(audit.approve, row)).toMatchObject({ code: '00000' })
    expect((await entriesOf(holder.id)).at(-1)).toMatchObject({ amount: 30, balanceAfter: 30 })
    await one.run(audit.revoke, row, { decisionNote: 'edited image' })
    expect((await entriesOf(holder.id)).at(-1)).toMatchObject({ amount: -30, balanceAfter: 0, kind: 'clawBack' })
    await one.run(audit.rejectSame, same, { rejectReason: 'duplicate' })
    expect((await find(taskSubmission, same.id)).state).toBe('rejected')
  })

  it('large proof is looked at by a person, and what is published stays as it was announced', async () => {
    const task = await app.make(growthTask, { state: 'published', event: 'share', cycle: 'day' })
    const { id, version } = task
    const save = (values: object) => one.save(growthTask, { id, version, ...values })
    expect(await save({ cycle: 'week' })).toMatchObject({ code: 'A0400', data: { field: 'cycle' } })
    expect(await save({ integral: 60 })).toMatchObject({ code: '00000' })
    const draft = await app.make(growthTask, { event: 'uploadProof', review: 'none' })
    await one.save(growthTask, { id: draft.id, version: draft.version, integral: 600 })
    expect((await find(growthTask, draft.id)).review).toBe('person')
  })

  it('stock that arrives puts what was sold out on sale again', async () => {
    const goods = await app.make(integralGoods, { images: [], state: 'soldOut', stockTotal: 5, stockLeft: 0 })
    await one.run(addStock, goods, { count: 3, reason: 'new batchSize' })
    expect(await find(integralGoods, goods.id)).toMatchObject({ state: 'onSale', stockTotal: 8, stockLeft: 3 })
  })

  it('a refunded order gives points and stock back', async () => {
    const [goods, holder] = [
      await app.make(integralGoods, { images: [], stockTotal: 5, stockLeft: 1 }),
      await app.make(user),
    ]
    const order = await app.make(integralOrder, {
      ...{ state: 'failed', goods: goods.id, user: holder.id, points: 200, count: 2 },
    } as Partial<Row<typeof integralOrder>>)
    await one.run(refund, order, { refundReason: 'supplier failed' })
    expect((await entriesOf(holder.id)).at(-1)).toMatchObject({ amount: 200, kind: 'storeRefund' })
    expect((await find(integralGoods, goods.id)).stockLeft).toBe(3)
  })

  it('a large withdrawal takes two people, and points are confiscated for fraud alone', async () => {
    await app.make(integralSetting, { areas: [-1], currency: 'USD', secondFrom: 1_000 })
    const holder = await app.make(user)
    const make = (amount: number) =>
      app.make(integralWithdrawal, {
        ...{ state: 'inReview', user: holder.id, amount, points: 500, currency: 'USD' },
      } as Partial<Row<typeof integralWithdrawal>>)
    const [small, large, bad] = [await make(999), await make(1_000), await make(10)]
    await one.run(withdraw.approve, small)
    await one.run(withdraw.approve, large)
    expect((await find(integralWithdrawal, small.id)).state).toBe('approved')
    expect((await find(integralWithdrawal, large.id)).state).toBe('awaitingSecond')
    expect(await one.refused(withdraw.approveSecond, large)).toMatchObject({ code: 'B01' })
    expect(await other.run(withdraw.approveSecond, large)).toMatchObject({ code: '00000' })
    const reject = (rejectReason: string, returnPoints: boolean) =>
      one.run(withdraw.reject, bad, { rejectReason, returnPoints })
    expect(await reject('overBudget', false)).toMatchObject({ data: { field: 'returnPoints' } })
    expect(await reject('overBudget', true)).toMatchObject({ code: '00000' })
    expect((await entriesOf(holder.id)).at(-1)).toMatchObject({ amount: 500, kind: 'withdrawReturn' })
  })

  it('a batch of points is checked, approved by others than its author, booked once and taken back', async () => {
    const holders = [
      await app.make(user, { displayId: '800001', state: 'normal' }),
      await app.make(user, { displayId: '800002', state: 'normal' }),
    ]
    const batch = {
      ...{ kind: 'campaign', title: 'New year', reason: 'campaign', pointsEach: 40, validDays: 30 },
      users: '800001\n800002\n800002\n899999',
    }
    const saved = await one.save(integralRecharge, batch)
    const { id } = saved.data
    await one.run(integralRechargeCommands.check, id)
    expect(await find(integralRecharge, id)).toMatchObject({ userCount: 2, invalidRows: 2, pointsTotal: 80 })
    await one.run(integralRechargeCommands.submit, id)
    expect(await one.refused(integralRechargeCommands.approve, id)).toMatchObject({ code: 'B01' })
    expect(await other.run(integralRechargeCommands.approve, id)).toMatchObject({ code: '00000' })
    expect(await find(integralRecharge, id)).toMatchObject({ state: 'partly', doneCount: 2, failCount: 2 })
    await one.run(integralRechargeCommands.retryFailed, id)
    expect(await entriesOf(holders[0]!.id)).toHaveLength(1)
    await one.run(integralRechargeCommands.reverse, id, { reason: 'wrong campaign' })
    expect((await entriesOf(holders[1]!.id)).at(-1)).toMatchObject({ amount: -40, balanceAfter: 0 })
  })

  it('a batch of much value takes a third account', async () => {
    await app.make(user, { displayId: '800003', state: 'normal' })
    const batch = await app.make(integralRecharge, {
      ...{ state: 'awaitingApproval', users: '800003', pointsEach: 10, valueTotal: 50_001 },
    } as Partial<Row<typeof integralRecharge>>)
    await other.run(integralRechargeCommands.approve, batch)
    expect((await find(integralRecharge, batch.id)).state).toBe('awaitingSecond')
    expect(await other.refused(integralRechargeCommands.approveSecond, batch)).toMatchObject({ code: 'B01' })
    expect(await third.run(integralRechargeCommands.approveSecond, batch)).toMatchObject({ code: '00000' })
    expect((await find(integralRecharge, batch.id)).state).toBe('done')
  })

  it('an invitee is bound by hand within 14 days, and once', async () => {
    const program = await app.make(inviteProgram, { state: 'live' })
    const inviter = await app.make(user)
    const old = await app.make(user, { registeredAt: '2020-01-01T00:00:00.000Z' })
    const fresh = await app.make(user, { registeredAt: new Date().toISOString() })
    const bind = (invitee: number) =>
      one.run(bindInvitee, program, { inviter: inviter.id, invitee, reason: 'lost link' })
    expect(await bind(old.id)).toMatchObject({ data: { field: 'invitee' } })
    expect(await bind(fresh.id)).toMatchObject({ code: '00000' })
    expect(await bind(fresh.id)).toMatchObject({ data: { field: 'invitee' } })
    const [bound] = await new Records(app.db, null, new Date()).where(fissionInvitation, { invitee: fresh.id })
    expect(bound).toMatchObject({ inviter: inviter.id, program: program.id, state: 'registered' })
  })

  it('an interface goes live with its addresses and five calls that worked', async () => {
    const api = await app.make(integralApi, { state: 'testing', ipAllow: [] })
    const goLive = () => one.run(apiList.goLive, api)
    expect(await goLive()).toMatchObject({ code: 'B01' })
    await app.db.updateTable('integral_api').set({ ip_allow: '[{"cidr":"10.0.0.0/8"}]' }).execute()
    for (let call = 0; call < 5; call++) {
      expect(await goLive()).toMatchObject({ code: 'B01' })
      await app.make(integralApiCall, { api: api.id, transactionId: `t${call}`, result: 'credited' })
    }
    expect((await goLive()).data.approvalIds).toHaveLength(1)
  })

  it('a user’s ledger is asked for as a file, by who may export the ledger', async () => {
    const asker = await app.staff(['TaskCenter:integralDetail', 'TaskCenter:integralDetail.exportUser'])
    const holder = await app.make(user)
    const body = { user: holder.id, from: '2026-01-01', to: '2026-03-31' }
    const ask = (caller: Caller) => caller.run(integralDetail.exportUser, body)
    expect(await ask(app.as(asker))).toMatchObject({ code: 'A0301' })
    expect(await ask(one)).toMatchObject({ code: '00000' })
    const [task] = await new Records(app.db, null, new Date()).where(exportTask, { exportType: 'integral-entry' })
    expect(task?.paramJson).toMatchObject({ filters: { createdAt: { to: '2026-04-01T00:00:00.000Z' } } })
  })
})
