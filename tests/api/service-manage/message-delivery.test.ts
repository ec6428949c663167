import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMessage } from '../../../commands/user-manage/user-list'
import message from '../../../src/entities/service-manage/message'
import messageSend from '../../../src/entities/service-manage/message-send'
import device from '../../../src/entities/user-manage/device'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import { deliverMessage } from '../../../src/server/domain/messages/deliver-message'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'

interface Received {
  readonly user_id: number
  readonly status: string
  readonly reason: string | null
  readonly push_status: string | null
  readonly push_reason: string | null
}

describe('a message to inboxes', () => {
  let app: TestApp
  let as: Caller
  let content: number
  beforeAll(async () => {
    app = await startTestApp()
    as = app.as(await app.staff('super'))
    content = (await app.make(message, { state: 'ready', enabled: true })).id
  })
  afterAll(() => app.stop())

  const read = async (id: number) => (await new Records(app.db, null, new Date()).where(messageSend, { id }))[0]
  const inboxes = async (send: number) =>
    (await sql<Received>`select * from message_inbox where send_id = ${send} order by user_id`.execute(app.db)).rows
  const person = async (values = {}) => (await app.make(user, { state: 'normal', ...values })).id
  const sendTo = async (users: number[], values = {}) =>
    (await app.make(messageSend, { message: content, audience: 'userIds', users, state: 'scheduled', ...values })).id

  it('that staff send from a user is asked to be delivered at once, and arrives', async () => {
    const id = await person()
    const { data } = await as.run<{ result: { sendId: number } }>(sendMessage, id, {
      message: content,
      reason: 'ticket 9',
    })
    const { sendId } = data.result
    expect(app.jobs.scheduled.at(-1)).toMatchObject({ name: 'message.deliverMessage', data: { send: sendId } })
    expect(await deliverMessage(app.services, sendId, new Date())).toBeUndefined()
    expect(await read(sendId)).toMatchObject({ state: 'sent', targetCount: 1, sentCount: 1, failCount: 0 })
    expect(await inboxes(sendId)).toMatchObject([{ user_id: id, status: 'delivered', push_status: null }])
  })

  it('waits for its hour', async () => {
    const send = await sendTo([await person()], { sendAt: '2031-01-01T00:00:00.000Z' })
    await deliverMessage(app.services, send, new Date())
    expect(await read(send)).toMatchObject({ state: 'scheduled' })
    await deliverMessage(app.services, send, new Date('2031-01-01T00:00:01.000Z'))
    expect(await read(send)).toMatchObject({ state: 'sent' })
  })

  it('is cancelled where it is no longer ready at its hour', async () => {
    const old = await app.make(message, { state: 'archived', enabled: true })
    const send = await sendTo([await person()], { message: old.id })
    await deliverMessage(app.services, send, new Date())
    expect(await read(send)).toMatchObject({ state: 'cancelled' })
    expect(await inboxes(send)).toEqual([])
  })

  it('reaches each user once, however often its delivery is taken up; a deleted one counts as failed', async () => {
    const ids = [await person(), await person(), await person({ state: 'deleted' })]
    const send = await sendTo(ids)
    await deliverMessage(app.services, send, new Date(), 0)
    await deliverMessage(app.services, send, new Date())
    await deliverMessage(app.services, send, new Date())
    expect(await read(send)).toMatchObject({ state: 'sent', sentCount: 2, failCount: 1 })
    expect((await inboxes(send)).map(({ status }) => status)).toEqual(['delivered', 'delivered', 'failed'])
    expect((await inboxes(send))[2]?.reason).toBe('deleted')
  })

  it('goes to everyone of its areas and clients who is not deleted', async () => {
    const [near, far, gone] = [await person(), await person(), await person({ state: 'deleted' })]
    const client = (await sql<{ id: number }>`select id from client limit 1`.execute(app.db)).rows[0]?.id
    const all = await sendTo([], { audience: 'everyone', areas: [-1], clients: [] })
    await deliverMessage(app.services, all, new Date())
    const reached = (await inboxes(all)).map(({ user_id }) => user_id)
    expect(reached).toEqual(expect.arrayContaining([near, far]))
    expect(reached).not.toContain(gone)
    const few = await sendTo([], { audience: 'everyone', areas: [-1], clients: [(client ?? 0) + 999] })
    await deliverMessage(app.services, few, new Date())
    expect(await inboxes(few)).toEqual([])
    expect(await read(few)).toMatchObject({ state: 'sent', targetCount: 0 })
  })

  it('is pushed beside where the user can get one, and says why not otherwise', async () => {
    const reachable: number[] = []
    for (let n = 0; n < 12; n++) {
      const id = await person({ pushAllowed: true })
      reachable.push(id)
      await app.make(device, { lastUser: id, pushProvider: 'fcm', pushAllowed: true, state: 'normal' })
    }
    const bare = await person({ pushAllowed: true })
    const send = await sendTo([...reachable, bare], { withPush: true })
    let at: Date | undefined = new Date()
    for (let turn = 0; at && turn < 8; turn++) at = await deliverMessage(app.services, send, at)
    const rows = await inboxes(send)
    expect(rows.every(({ status }) => status === 'delivered')).toBe(true)
    expect(rows.find(({ user_id }) => user_id === bare)).toMatchObject({
      push_status: 'skipped',
      push_reason: 'noToken',
    })
    expect(rows.filter(({ push_status }) => push_status === 'sent').length).toBeGreaterThan(6)
    expect(rows.filter(({ push_status }) => push_status === 'queued')).toEqual([])
    expect(await read(send)).toMatchObject({ state: 'sent', sentCount: 13 })
  })

  it('counts on the message', async () => {
    const fresh = await app.make(message, { state: 'ready', enabled: true })
    await deliverMessage(app.services, await sendTo([await person()], { message: fresh.id }), new Date())
    expect((await new Records(app.db, null, new Date()).where(message, { id: fresh.id }))[0]).toMatchObject({
      sends: 1,
    })
  })
})
