import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rotateKey } from '../../../commands/goods-and-order/pay-manage'
import { requestRefund } from '../../../commands/service-manage/feedback-list'
import { mergeInto, copyToArea } from '../../../commands/service-manage/interest-tag'
import {
  addByIds,
  fillByTags,
  removeUnplayable,
  pinTop,
} from '../../../commands/service-manage/interest-tag-content/[menuId]'
import { resendFailed } from '../../../commands/service-manage/send-list'
import { approve } from '../../../commands/system/report-center/approvals'
import * as labelAdd from '../../../commands/user-manage/label-add'
import * as tagSelectionAdd from '../../../commands/user-manage/tag-selection-add'
import { importMembers, clearMembers } from '../../../commands/user-manage/user-label'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import order from '../../../src/entities/goods-and-order/order'
import orderRefund from '../../../src/entities/goods-and-order/order-refund'
import payChannel from '../../../src/entities/goods-and-order/pay-channel'
import contentItem from '../../../src/entities/movie-manage/content-item'
import tag from '../../../src/entities/movie-manage/tag'
import autoPush from '../../../src/entities/service-manage/auto-push'
import feedback from '../../../src/entities/service-manage/feedback'
import interestTag from '../../../src/entities/service-manage/interest-tag'
import interestTagContent from '../../../src/entities/service-manage/interest-tag-content'
import messageSend from '../../../src/entities/service-manage/message-send'
import serviceSetting from '../../../src/entities/service-manage/service-setting'
import approval from '../../../src/entities/staff-manage/approval'
import user from '../../../src/entities/user-manage/user'
import userLabel from '../../../src/entities/user-manage/user-label'
import userLabelMember from '../../../src/entities/user-manage/user-label-member'
import interestTagPage from '../../../src/pages/service-manage/interest-tag'
import type { Entity } from '../../../src/schema/entity'
import type { Findings } from '../../../src/schema/findings'
import { settleDue } from '../../../src/server/clock/settle-due'
import { Records } from '../../../src/server/db/records'
import { formerCredentials } from '../../../src/server/domain/payments/credentials'
import type { Caller } from '../../support/caller'
import { commandOf } from '../../support/declared-commands'
import { startTestApp, type TestApp } from '../../support/test-app'

let app: TestApp
let boss: Caller
let other: Caller
beforeAll(async () => {
  app = await startTestApp()
  boss = app.as(await app.staff('super'))
  other = app.as(await app.staff('super'))
})
afterAll(() => app.stop())

const records = () => new Records(app.db, null, new Date())
const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) => records().get(entity, id)

describe('credentials of a payment channel', () => {
  test('are shown by their last characters, rotated by two, and kept a day longer', async () => {
    const old = [{ name: 'apiKey', text: 'old-secret-key-1234' }]
    const channel = await app.make(payChannel, { name: 'pay', credentials: old, currencies: [{ code: 'USD' }] })
    const seen = () => boss.read<{ credentials: unknown }>(payChannel, channel.id)
    expect((await seen()).data.credentials).toEqual([{ name: 'apiKey', text: '•••1234' }])
    const fresh = [{ name: 'apiKey', text: 'new-secret-key-5678' }]
    const body = { id: channel.id, version: channel.version, credentials: fresh }
    expect(await boss.save(payChannel, body)).toMatchObject({ code: 'A0400' })

    const { code } = await boss.run(rotateKey, channel, { credentials: fresh, reason: 'leaked' })
    expect(code).toBe('00000')
    const [request] = await records().where(approval, { state: 'pending', entity: 'payChannel' })
    expect(JSON.stringify(request?.args)).not.toContain('5678')
    expect((await other.run(approve, request!)).code).toBe('00000')
    expect(await now(approval, request!)).toMatchObject({ state: 'approved', sealed: null })
    expect(await now(payChannel, channel)).toMatchObject({ credentials: fresh, formerCredentials: old })
    expect((await seen()).data.credentials).toEqual([{ name: 'apiKey', text: '•••5678' }])

    await settleDue(app.services, formerCredentials, new Date(Date.now() + 23 * 3_600_000))
    expect(await now(payChannel, channel)).toMatchObject({ formerCredentials: old })
    await settleDue(app.services, formerCredentials, new Date(Date.now() + 25 * 3_600_000))
    expect(await now(payChannel, channel)).toMatchObject({ formerCredentials: null, formerUntil: null })
  })
})

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

describe('interests', () => {
  const title = (values: object = {}) =>
    app.make(contentItem, { type: 'movie', state: 'published', ...values } as never)
  const linked = (interest: { id: number }, item: { id: number }, more: object = {}) =>
    app.make(interestTagContent, {
      interestTag: interest.id,
      content: { type: 'MOVIE', target: String(item.id) },
      order: 1,
      ...more,
    })

  test('titles come by ids and by tags, once each, and those off the shelf go', async () => {
    const genre = await app.make(tag, { type: 'genre' })
    const interest = await app.make(interestTag, { areas: [-1], tags: [genre.id] })
    const [there, fresh, tagged] = [await title(), await title(), await title({ genres: [genre.id] })]
    await linked(interest, there)
    const { data } = await boss.run(addByIds, { interestTag: interest.id, ids: `${there.id}, ${fresh.id}` })
    expect(data.findings.map(({ value }) => value)).toEqual([1, 1])
    expect((await boss.run(fillByTags, { interestTag: interest.id, count: 5 })).code).toBe('00000')
    await app.db.updateTable('content_item').set({ state: 'offShelf' }).where('id', '=', there.id).execute()
    expect((await boss.run(removeUnplayable, { interestTag: interest.id })).code).toBe('00000')
    const held = await records().where(interestTagContent, { interestTag: interest.id })
    expect(held.map(({ content }) => content.target)).toEqual([String(fresh.id), String(tagged.id)])
    expect((await boss.run(pinTop, [held[1]!])).code).toBe('00000')
    expect(await now(interestTagContent, held[1]!)).toMatchObject({ order: 1 })
  })

  test('an interest that is merged gives its titles and users to another', async () => {
    const [from, into] = [
      await app.make(interestTag, { areas: [-1], pickedCount: 3 }),
      await app.make(interestTag, { areas: [-1], pickedCount: 4 }),
    ]
    const [both, own] = [await title(), await title()]
    for (const interest of [from, into]) await linked(interest, both)
    await linked(from, own, { order: 2 })
    expect((await boss.refused(commandOf(interestTagPage, 'delete'), from)).code).toBe('B01')
    expect((await boss.run(mergeInto, from, { into: into.id })).code).toBe('00000')
    expect(await now(interestTag, into)).toMatchObject({ pickedCount: 7, contentCount: 2 })
    expect(await now(interestTag, from)).toMatchObject({ enabled: false, pickedCount: 0 })
  })

  test('what an area shows is copied to others', async () => {
    const [a, b] = [await app.make(areaConfig), await app.make(areaConfig)]
    const shown = await app.make(interestTag, { areas: [a.id] })
    expect((await boss.run(copyToArea, { from: a.id, to: [b.id] })).code).toBe('00000')
    expect(await now(interestTag, shown)).toMatchObject({ areas: [a.id, b.id] })
  })
})

describe('labels and conditions', () => {
  test('a file of users gives and takes a label, and says which numbers nobody has', async () => {
    const label = await app.make(userLabel, { code: 'imported', kind: 'import' })
    const [one, two] = [await app.make(user, { displayId: '810001' }), await app.make(user, { displayId: '810002' })]
    await app.make(userLabelMember, { label: label.id, user: two.id })
    await records().update(user, await now(user, two), { labels: [label.id] })
    await app.services.storage.write('uploads/label.csv', Readable.from(['810001\n810009\n']))
    const { code, data } = await boss.run(importMembers, label, {
      file: 'uploads/label.csv',
      mode: 'replace',
    })
    expect(code).toBe('00000')
    expect(data.result.findings.map(({ value }) => value)).toEqual([1, 1, '810009'])
    expect((await now(user, one)).labels).toEqual([label.id])
    expect((await now(user, two)).labels).toEqual([])
    expect((await boss.run(clearMembers, label, { reason: 'over' })).code).toBe('00000')
    expect(await now(userLabel, label)).toMatchObject({ memberCount: 0 })
    const byRule = await app.make(userLabel, { code: 'ruled', kind: 'rule' })
    const refused = await boss.refused(clearMembers, byRule, { reason: 'over' })
    expect(refused.code).toBe('B01')
  })

  test('conditions are counted before they are saved, and those that nothing knows are refused', async () => {
    await app.make(user, { coins: 900_000 })
    const coins = { kind: 'userIndicator', code: 'coins', operator: 'gte', value: 900_000 }
    const estimate = (leaves: readonly object[]) =>
      boss.run<Findings>(tagSelectionAdd.estimate, { conditions: { match: 'all', leaves } })
    expect((await estimate([coins])).data.findings[0]).toMatchObject({ value: 1 })
    expect((await estimate([])).code).toBe('A0400')
    expect((await estimate([{ ...coins, code: 'moonPhase' }])).code).toBe('A0400')
    expect((await estimate([{ kind: 'userLabel', code: 'nobodys', operator: 'is' }])).code).toBe('A0400')
    const tree = { leaves: [{ indicator: 'coins', window: 'all', operator: 'gte', value: 900_000 }] }
    const { data } = await boss.run<Findings>(labelAdd.estimate, { tree })
    expect(data.findings[0]).toMatchObject({ value: 1 })
  })
})
