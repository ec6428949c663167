import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import dynamic from '../../../src/entities/community-manage/dynamic'
import device from '../../../src/entities/user-manage/device'
import order from '../../../src/entities/goods-and-order/order'
import user from '../../../src/entities/user-manage/user'
import userLoginRecord from '../../../src/entities/user-manage/user-login-record'
import userNote from '../../../src/entities/user-manage/user-note'
import message from '../../../src/entities/service-manage/message'
import messageSend from '../../../src/entities/service-manage/message-send'
import { lineOf } from '../../../src/shared/timeline-line'
import { caption } from '../../../src/server/base/captions'
import { timelineExport } from '../../../src/server/domain/users/export-timeline'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'
import * as userDetailCommands from '../../../commands/user-manage/user-detail/[id]'

interface Page {
  readonly events: readonly { readonly kind: string; readonly id: number; readonly at: string }[]
  readonly next: string | null
}

const url = '/user/backend/timeline'

describe('the timeline of a user', () => {
  let app: TestApp
  let as: Caller
  let id: number
  const at = async (table: string, row: { id: number }, moment: string) =>
    app.db.updateTable(table).set({ created_at: moment }).where('id', '=', row.id).execute()
  beforeAll(async () => {
    app = await startTestApp()
    as = app.as(await app.staff(['UserManage:userDetail']))
    id = (await app.make(user)).id
    const phone = await app.make(device, { deviceId: 'phone-9' })
    const signIn = { user: id, device: phone.id, result: 'ok' as const }
    await at('user_login_record', await app.make(userLoginRecord, signIn), '2026-03-01T08:00:00Z')
    await at('user_login_record', await app.make(userLoginRecord, signIn), '2026-03-02T08:00:00Z')
    await at('order', await app.make(order, { user: id }), '2026-03-03T08:00:00Z')
    await at('dynamic', await app.make(dynamic, { author: id }), '2026-03-03T08:00:00Z')
    await at('user_note', await app.make(userNote, { user: id }), '2026-03-04T08:00:00Z')
    await app.make(userNote)
  })
  afterAll(() => app.stop())

  it('puts all that happened in one order, and only first sign-ins on a device', async () => {
    const { data } = await as.get<Page>(url, { id })
    expect(data.events.map(({ kind }) => kind)).toEqual(['note', 'post', 'order', 'signIn'])
  })

  it('goes on where a page ended, leaving nothing out and nothing twice, though moments are equal', async () => {
    const first = await as.get<Page>(url, { id, size: 2 })
    const second = await as.get<Page>(url, { id, size: 2, before: first.data.next ?? '' })
    const third = await as.get<Page>(url, { id, size: 2, before: second.data.next ?? '' })
    const kinds = [first, second, third].map(({ data }) => data.events.map(({ kind }) => kind))
    expect(kinds).toEqual([['note', 'post'], ['order', 'signIn'], []])
  })

  it('shows chosen kinds, and jumps to a moment', async () => {
    const chosen = await as.get<Page>(url, { id, kinds: 'order,note' })
    expect(chosen.data.events.map(({ kind }) => kind)).toEqual(['note', 'order'])
    const earlier = await as.get<Page>(url, { id, before: '2026-03-02T00:00:00.000Z' })
    expect(earlier.data.events.map(({ kind }) => kind)).toEqual(['signIn'])
  })

  it('is exported in full, in words, by those who may', async () => {
    const clerk = app.as(await app.staff(['UserManage:userDetail', 'UserManage:userDetail.export']))
    expect(await as.refused(userDetailCommands.export, id)).toMatchObject({ code: 'A0301' })
    expect(await clerk.run(userDetailCommands.export, id)).toMatchObject({
      data: { result: { taskId: expect.any(Number) as number } },
    })
    const reader = { language: 'en', zone: 'Asia/Shanghai', account: undefined as never } as const
    const { headings, rows } = await timelineExport.open(app.services, reader, { id })
    const lines: unknown[][] = []
    for await (const row of rows) lines.push(row)
    expect(headings[0]).toBe('Time')
    // Asking for it is a staff action itself.
    expect(lines[0]?.slice(1, 3)).toEqual(['Staff actions', 'Export timeline'])
    expect(lines.slice(1).map(([time, kind]) => [time, kind])).toEqual([
      ['2026-03-04 16:00:00', 'Notes'],
      ['2026-03-03 16:00:00', 'Posts'],
      ['2026-03-03 16:00:00', 'Payments'],
      ['2026-03-01 16:00:00', 'New devices'],
    ])
  })

  it('has the messages that staff sent, with what became of each', async () => {
    const reader = await app.make(user)
    const text = await app.make(message, { title: { zh_CN: '补偿到账', en: 'Your coins are back' } })
    const send = (values: object) =>
      app.make(messageSend, { message: text.id, audience: 'userIds', users: [reader.id], ...values })
    const [read, waiting, byEvent] = [
      await send({ reason: 'Refund of 7 Nov' }),
      await send({}),
      await send({ audience: 'event' }),
    ]
    for (const [{ id: sent }, moment, readAt] of [
      [read, '2026-03-05T08:00:00Z', '2026-03-05T09:00:00Z'],
      [waiting, '2026-03-06T08:00:00Z', null],
      [byEvent, '2026-03-07T08:00:00Z', null],
    ] as const)
      await sql`insert into message_inbox (send_id, user_id, message_id, status, delivered_at, read_at, push_attempts)
        values (${sent}, ${reader.id}, ${text.id}, 'delivered', ${moment}, ${readAt}, 0)`.execute(app.db)
    const { data } = await as.get<{ events: { id: number; data: object }[] }>(url, { id: reader.id, kinds: 'message' })
    expect(data.events.map((event) => event.id)).toEqual([waiting.id, read.id])
    expect(data.events[1]?.data).toMatchObject({ reason: 'Refund of 7 Nov', status: 'read' })
    const texts = { language: 'en' as const, caption: (id: string, values = {}) => caption('en', id, values) }
    expect(lineOf({ kind: 'message', data: { ...data.events[1]?.data } }, texts)).toMatchObject({
      title: 'Message: Your coins are back',
      state: { text: 'Read' },
    })
  })

  it('refuses an unknown kind, a made-up cursor, an unknown user, and who may not see users', async () => {
    expect(await as.get(url, { id, kinds: 'gossip' })).toMatchObject({ code: 'A0400' })
    expect(await as.get(url, { id, before: "'; drop" })).toMatchObject({ code: 'A0400', data: { field: 'before' } })
    expect(await as.get(url, { id: 987_654_321 })).toMatchObject({ code: 'A0404' })
    const stranger = app.as(await app.staff(['UserManage:userBlackList']))
    expect(await stranger.get(url, { id })).toMatchObject({ code: 'A0301' })
  })
})
