import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { setRatio } from '../../../commands/escort-manage/user-list'
import * as approvals from '../../../commands/system/report-center/approvals'
import { deleteAccount } from '../../../commands/user-manage/user-list'
import escort from '../../../src/entities/escort-manage/escort'
import escortRatio from '../../../src/entities/escort-manage/escort-ratio'
import feedback from '../../../src/entities/service-manage/feedback'
import approval from '../../../src/entities/staff-manage/approval'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import { lapseApprovals } from '../../../src/server/domain/staff/lapse-approvals'
import { tellNotices } from '../../../src/server/domain/staff/tell-notices'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { Staff, TestApp } from '../../support/test-app'
import { matching } from '../../support/caller'

const list = 'UserManage:userList'
const rights = [list, `${list}.deleteAccount`]

interface Noticed {
  readonly unread: number
  readonly notices: readonly { readonly kind: string; readonly title: { en: string }; readonly link: string }[]
}

describe('what waits for a second person', () => {
  let app: TestApp
  let asker: Caller
  let decider: Caller
  let stranger: Caller
  let askerStaff: Staff
  beforeAll(async () => {
    app = await startTestApp()
    askerStaff = await app.staff(rights)
    asker = app.as(askerStaff)
    decider = app.as(await app.staff(rights))
    stranger = app.as(await app.staff([list]))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const stateOf = async (id: number) => (await records().where(user, { id }))[0]?.state
  const idsOf = async (caller: Caller) =>
    (await caller.list(approval, { columns: ['recordTitle'] })).data.rows.map(({ id }) => id)

  async function ask(): Promise<{ userId: number; id: number; ticket: number }> {
    const { id: userId } = await app.make(user)
    const ticket = await app.make(feedback, { user: userId })
    const { data } = await asker.run(deleteAccount, userId, { ticket: ticket.id, reason: 'asked in a ticket' })
    return { userId, id: data.approvalIds[0]!, ticket: ticket.id }
  }

  it('is asked for however the records are chosen, and never for more than can be looked at', async () => {
    const chief = app.as(await app.staff('super'))
    const ratio = (await app.make(escortRatio)).id
    const make = async () => app.make(escort, { user: (await app.make(user)).id, cover: ['a/b.png'], state: 'active' })
    const rows = [await make(), await make()]
    expect(
      (await chief.run(setRatio, matching({ filters: {} }), { ratio, reason: 'new contract' })).data.approvalIds,
    ).toHaveLength(2)
    for (const { id } of rows) expect((await records().where(escort, { id }))[0]).toMatchObject({ ratio: null })
    for (let count = rows.length; count <= 20; count++) await make()
    expect(await chief.refused(setRatio, matching({ filters: {} }), { ratio, reason: 'new contract' })).toMatchObject({
      code: 'B01',
    })
    const ids = (await records().where(escort, {})).map(({ id }) => id)
    expect(await chief.refused(setRatio, ids, { ratio, reason: 'new contract' })).toMatchObject({ code: 'B01' })
  })

  it('is listed to who asked and to holders of the right, and to nobody else', async () => {
    const { id } = await ask()
    expect(await idsOf(asker)).toContain(id)
    expect(await idsOf(decider)).toContain(id)
    expect(await idsOf(stranger)).toEqual([])
    expect(await stranger.read(approval, id)).toMatchObject({ code: 'A0404' })
    expect(await decider.read(approval, id)).toMatchObject({
      data: { command: expect.any(String) as string },
    })
  })

  it('is not decided by who asked, nor withdrawn by others', async () => {
    const { id, userId } = await ask()
    expect(await asker.refused(approvals.approve, id)).toMatchObject({ code: 'B01' })
    expect(await asker.refused(approvals.reject, id, { reason: 'no' })).toMatchObject({ code: 'B01' })
    expect(await decider.refused(approvals.withdraw, id)).toMatchObject({ code: 'B01' })
    expect(await stateOf(userId)).toBe('normal')
  })

  it('says before, and for many at once, which of them are one’s own', async () => {
    const { id } = await ask()
    const preview = await asker.preview(approvals.approve, [id])
    expect(preview).toMatchObject({ data: { total: 1, eligible: 0 } })
  })

  it('runs when another approves: the record moves, both are in the audit, and it cannot be undone from there', async () => {
    const { id, userId } = await ask()
    const done = await decider.run<{ auditIds: number[]; result: { auditId: number } }>(approvals.approve, id)
    expect(done).toMatchObject({ code: '00000', data: { done: [id], auditIds: [] } })
    expect(await stateOf(userId)).toBe('deleting')
    const [own] = await records().where(auditEntry, { id: done.data.result.auditId })
    expect(own).toMatchObject({ account: askerStaff.id, command: 'user-manage.user-list.deleteAccount', result: 'ok' })
    expect(own?.secondBy).not.toBe(askerStaff.id)
    const [decision] = await records().where(auditEntry, { entity: 'approval', recordId: String(id), kind: 'approve' })
    expect(decision).toMatchObject({ result: 'ok' })
    const undone = await decider.undo([decision?.id])
    expect(undone).toMatchObject({ code: 'B01' })
    expect(await decider.refused(approvals.approve, id)).toMatchObject({ code: 'B01' })
  })

  it('is rejected with a reason that who asked can read', async () => {
    const { id, userId } = await ask()
    expect(await decider.refused(approvals.reject, id)).toMatchObject({ code: 'A0400' })
    await decider.run(approvals.reject, id, { reason: 'wrong user' })
    expect(await asker.read(approval, id)).toMatchObject({
      data: { state: 'rejected', decision: 'wrong user' },
    })
    expect(await stateOf(userId)).toBe('normal')
  })

  it('is withdrawn by who asked, and then nobody approves it', async () => {
    const { id } = await ask()
    expect(await asker.run(approvals.withdraw, id)).toMatchObject({ code: '00000' })
    expect(await decider.refused(approvals.approve, id)).toMatchObject({ code: 'B01' })
  })

  it('is refused where the record can no longer take it', async () => {
    const { id, userId } = await ask()
    await sql`update "user" set state = 'disabled' where id = ${userId}`.execute(app.db)
    expect(await decider.refused(approvals.approve, id)).toMatchObject({ code: 'B01' })
    expect(await records().where(approval, { id })).toMatchObject([{ state: 'pending' }])
  })

  it('lapses when nobody decides for a week, and who asked is told', async () => {
    const { id } = await ask()
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await lapseApprovals(app.services, inDays(6))
    expect(await records().where(approval, { id })).toMatchObject([{ state: 'pending' }])
    await lapseApprovals(app.services, inDays(8))
    expect(await records().where(approval, { id })).toMatchObject([{ state: 'lapsed' }])
    const { data } = await asker.get<Noticed>('/auth/backend/staffNotice/mine')
    expect(data.notices[0]).toMatchObject({ kind: 'decided', link: `/report-center/approvals?id=${id}` })
  })

  it('is told to those who may decide, and the decision to who asked; reading takes it off the bell', async () => {
    const { id } = await ask()
    const waiting = (await decider.get<Noticed>('/auth/backend/staffNotice/mine')).data
    expect(waiting.notices[0]).toMatchObject({ kind: 'approvalWaiting', link: `/report-center/approvals?id=${id}` })
    expect(waiting.notices[0]?.title.en).toContain('Delete account')
    expect((await stranger.get<Noticed>('/auth/backend/staffNotice/mine')).data.unread).toBe(0)
    await decider.run(approvals.approve, id)
    const told = (await asker.get<Noticed>('/auth/backend/staffNotice/mine')).data
    expect(told.notices[0]).toMatchObject({ kind: 'decided' })
    await asker.post('/auth/backend/staffNotice/read')
    expect((await asker.get<Noticed>('/auth/backend/staffNotice/mine')).data.unread).toBe(0)
    expect((await decider.get<Noticed>('/auth/backend/staffNotice/mine')).data.unread).toBeGreaterThan(0)
  })

  it('is told to browsers once it is committed', async () => {
    const heard: string[] = []
    const stop = app.services.events.subscribe((event) => heard.push(event.kind))
    await ask()
    const told = app.jobs.scheduled.filter(({ name }) => name === 'staffNotice.tell').at(-1)
    await tellNotices.run(app.services, told?.data)
    stop()
    expect(heard).toContain('notice')
  })

  it('counts on the dashboard of those who may decide, and one’s own requests do not', async () => {
    const queueOf = async (caller: Caller) =>
      (await caller.get<{ queues: { id: string; count: number }[] }>('/report/backend/dashboard')).data.queues.find(
        (queue) => queue.id === 'approvals',
      )
    const before = { asker: await queueOf(asker), decider: await queueOf(decider) }
    await ask()
    expect((await queueOf(decider))?.count).toBe((before.decider?.count ?? 0) + 1)
    expect((await queueOf(asker))?.count).toBe(before.asker?.count)
    expect(await queueOf(stranger)).toBeUndefined()
  })

  it('is refused where it is no longer what was asked for: a record that has changed, a request that was altered', async () => {
    const { userId, id } = await ask()
    const [asked] = await records().where(user, { id: userId })
    await sql`update "user" set nickname = 'Somebody else' where id = ${userId}`.execute(app.db)
    const moved = await decider.refused(approvals.approve, id)
    expect(moved).toMatchObject({ code: 'B01', msg: expect.stringContaining('Nickname') as string })
    expect(await stateOf(userId)).toBe('normal')
    await sql`update "user" set nickname = ${asked!.nickname} where id = ${userId}`.execute(app.db)
    const args = sql`jsonb_set(args, '{reason}', '"never said"')`
    await sql`update approval set args = ${args} where id = ${id}`.execute(app.db)
    expect(await decider.refused(approvals.approve, id)).toMatchObject({ code: 'B01' })
    expect(await stateOf(userId)).toBe('normal')
    await sql`update approval set args = jsonb_set(args, '{reason}', '"asked in a ticket"') where id = ${id}`.execute(
      app.db,
    )
    expect(await decider.run(approvals.approve, id)).toMatchObject({ code: '00000' })
    expect(await stateOf(userId)).toBe('deleting')
  })

  it('is refused where a file that it names holds something else by then', async () => {
    const write = (text: string) => app.services.storage.write('uploads/face.png', Readable.from([Buffer.from(text)]))
    await write('the face')
    const { id: userId } = await app.make(user, { portrait: 'uploads/face.png' })
    const ticket = await app.make(feedback, { user: userId })
    const { data } = await asker.run(deleteAccount, userId, { ticket: ticket.id, reason: 'asked in a ticket' })
    const approve = () => decider.run(approvals.approve, data.approvalIds[0]!)
    await write('another face')
    expect(await approve()).toMatchObject({ code: 'B01', msg: expect.stringContaining('face.png') as string })
    expect(await stateOf(userId)).toBe('normal')
    await write('the face')
    expect(await approve()).toMatchObject({ code: '00000' })
    expect(await stateOf(userId)).toBe('deleting')
  })
})
