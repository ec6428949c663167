import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestRefund } from '../../../commands/service-manage/feedback-list'
import { resendFailed } from '../../../commands/service-manage/send-list'
import order from '../../../src/entities/goods-and-order/order'
import orderRefund from '../../../src/entities/goods-and-order/order-refund'
import autoPush from '../../../src/entities/service-manage/auto-push'
import feedback from '../../../src/entities/service-manage/feedback'
import messageSend from '../../../src/entities/service-manage/message-send'
import serviceSetting from '../../../src/entities/service-manage/service-setting'
import user from '../../../src/entities/user-manage/user'
import type { Entity } from '../../../src/schema/entity'
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
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)

describe('the service desk', () => {
  test('targets rise from urgent to low, and nothing is solved before it is answered', async () => {
    const targets = { urgent: 60, high: 120, normal: 180, low: 240 }
    const hours = { areas: [-1], days: ['mon'], from: '09:00', to: '18:00', timezone: 'UTC' }
    const account = (await app.staff([])).id
    const body = {
      firstReplyTargets: targets,
      solveTargets: targets,
      workingHours: [hours],
      routing: [{ accounts: [account], order: 'roundRobin' }],
    }
    const save = (values: object) => boss.save(serviceSetting, { ...body, ...values })
    expect(await save({ solveTargets: { ...targets, high: 500 } })).toMatchObject({ code: 'A0400' })
    expect(await save({ solveTargets: { ...targets, urgent: 60, high: 100 } })).toMatchObject({ code: 'A0400' })
    expect(await save({ workingHours: [{ ...hours, to: '08:00' }] })).toMatchObject({ code: 'A0400' })
    expect((await save({})).code).toBe('00000')
    expect(await records().where(serviceSetting, {})).toMatchObject([{ routing: [{ accounts: [account] }] }])
  })

  test('a trigger of automatic pushes is told what it needs, and nothing else', async () => {
    const row = await app.make(autoPush, { trigger: 'inactive', parameters: { days: 7 }, areas: [-1] })
    const save = (values: object) => boss.save(autoPush, { id: row.id, version: 1, ...values })
    expect(await save({ parameters: null })).toMatchObject({ code: 'A0400', data: { field: 'parameters.days' } })
    expect(await save({ trigger: 'birthday' })).toMatchObject({ code: 'A0400', data: { field: 'parameters.days' } })
    expect((await save({ trigger: 'birthday', parameters: null })).code).toBe('00000')
  })

  test('a ticket asks finance for a refund of no more than was paid', async () => {
    const payer = await app.make(user)
    const paid = await app.make(order, { user: payer.id, amount: 500, amountUsd: 500, currency: 'USD', state: 'paid' })
    const ticket = await app.make(feedback, { user: payer.id })
    const ask = (amount: number) =>
      boss.run(requestRefund, ticket, { order: paid.id, amount, reasonCode: 'accidental', reason: 'child' })
    expect((await ask(600)).code).toBe('A0400')
    expect((await ask(500)).code).toBe('00000')
    expect(await records().where(orderRefund, { order: paid.id })).toMatchObject([
      { feedback: ticket.id, source: 'support', state: 'awaitingApproval', amount: 500 },
    ])
  })

  test('those whom a message did not reach get it after all, but for users who are gone', async () => {
    const send = await app.make(messageSend, { audience: 'everyone', state: 'sent', sentCount: 0, failCount: 2 })
    const [back, gone] = [await app.make(user), await app.make(user, { state: 'deleted' })]
    for (const { id } of [back, gone])
      await sql`insert into message_inbox (send_id, user_id, message_id, status, push_attempts)
        values (${send.id}, ${id}, ${send.message}, 'failed', 0)`.execute(app.db)
    expect((await boss.run(resendFailed, send)).code).toBe('00000')
    expect(await now(messageSend, send)).toMatchObject({ sentCount: 1, failCount: 1 })
    expect((await boss.refused(resendFailed, send)).code).toBe('B01')
  })
})
