import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { approve } from '../../../commands/system/report-center/approvals'
import { download } from '../../../commands/system/report-center/index'
import * as userList from '../../../commands/user-manage/user-list'
import feedback from '../../../src/entities/service-manage/feedback'
import message from '../../../src/entities/service-manage/message'
import messageSend from '../../../src/entities/service-manage/message-send'
import auditEntry from '../../../src/entities/staff-manage/audit-entry'
import userGroup from '../../../src/entities/user-group/user-group'
import user from '../../../src/entities/user-manage/user'
import userLabel from '../../../src/entities/user-manage/user-label'
import userLabelMember from '../../../src/entities/user-manage/user-label-member'
import userNote from '../../../src/entities/user-manage/user-note'
import whitelistEntry from '../../../src/entities/user-manage/whitelist-entry'
import { moveByClock } from '../../../src/server/clock/by-clock'
import { Records } from '../../../src/server/db/records'
import { settleByTime } from '../../../src/server/domain/users/by-time'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'

interface Run<Result = unknown> {
  readonly auditIds: readonly number[]
  readonly result: Result
  readonly approvalIds?: readonly number[]
}

const list = 'UserManage:userList'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('looking after users', () => {
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
  const read = async (id: number) => (await records().where(user, { id }))[0]
  const undo = (ids: readonly number[]) => as.undo(ids)

  it('resets a portrait and puts the same one back', async () => {
    const { id } = await app.make(user, { portrait: 'uploads/2026/01/a.png' })
    expect(await as.run(userList.resetPortrait, id, { reason: 'nude' })).toMatchObject({ code: '00000' })
    expect(await read(id)).toMatchObject({ portrait: null })
    expect(await as.refused(userList.resetPortrait, id, { reason: 'nude' })).toMatchObject({ code: 'B01' })
    expect(await as.run(userList.undoResetPortrait, id)).toMatchObject({ code: '00000' })
    expect(await read(id)).toMatchObject({ portrait: 'uploads/2026/01/a.png' })
    const { id: bare } = await app.make(user)
    expect(await as.refused(userList.undoResetPortrait, bare)).toMatchObject({ code: 'B01' })
  })

  it('resets a nickname and a bio by the plain call, and takes them back', async () => {
    const { id } = await app.make(user, { displayId: '700100', nickname: 'Rude Word', bio: 'call me' })
    const edit = '/user/backend/info/edit'
    const name = await as.post<Run>(edit, { id, reset: 'nickname', reason: 'rude' })
    const bio = await as.post<Run>(edit, { id, reset: 'bio', reason: 'phone number' })
    expect(await read(id)).toMatchObject({ nickname: 'User 700100', bio: null })
    expect(await undo([...name.data.auditIds, ...bio.data.auditIds])).toMatchObject({ code: '00000' })
    expect(await read(id)).toMatchObject({ nickname: 'Rude Word', bio: 'call me' })
  })

  it('saves an edit of a user once, and refuses another live account’s address', async () => {
    await app.make(user, { email: 'taken@iron-man.example' })
    const { id, version } = await app.make(user)
    expect(await as.save(user, { id, version, email: 'Taken@iron-man.example' })).toMatchObject({
      code: 'A0400',
      data: { field: 'email' },
    })
    expect(await as.save(user, { id, version, nickname: 'Ann' })).toMatchObject({ code: '00000' })
    expect(await as.save(user, { id, version, nickname: 'Bob' })).toMatchObject({ code: 'B01' })
    expect(await as.save(user, { id, version: version + 1, coins: 9 })).toMatchObject({
      code: 'A0400',
      data: { field: 'coins' },
    })
  })

  it('asks a new address to be confirmed and keeps it out of the log', async () => {
    const { id } = await app.make(user, { email: 'old@iron-man.example' })
    await app.make(user, { email: 'other@iron-man.example' })
    const check = '/user/backend/checkNewEmail'
    expect(await as.get(check, { email: 'OTHER@iron-man.example' })).toMatchObject({ data: { available: false } })
    expect(await as.get(check, { email: 'new@iron-man.example' })).toMatchObject({ data: { available: true } })
    const terms = { newEmail: 'new@iron-man.example', proof: ['uploads/2026/01/p.png'], reason: 'lost the old one' }
    expect(await as.refused(userList.changeEmail, id, { ...terms, proof: null })).toMatchObject({
      code: 'A0400',
      data: { field: 'proof' },
    })
    const { data } = await as.run<Run>(userList.changeEmail, id, terms)
    expect(await read(id)).toMatchObject({ email: 'old@iron-man.example' })
    const reader = app.as(await app.staff(['UserManage:userDetail']))
    expect(await reader.get('/user/backend/emailUpdateHistory', { id })).toMatchObject({
      data: [{ newEmail: 'n•••@i•••.example', state: 'pending', source: 'staff' }],
    })
    const [audit] = await records().where(auditEntry, { id: [...data.auditIds] })
    expect(JSON.stringify(audit)).not.toContain('new@iron-man')
  })

  it('signs a user out of all devices', async () => {
    const { id } = await app.make(user)
    await as.run(userList.signOutAll, id, { reason: 'account was shared' })
    expect(Date.parse((await read(id))?.signedOutAt ?? '')).toBeGreaterThan(Date.now() - 10_000)
  })

  it('gives and takes labels, one of a group at a time, never those of the system', async () => {
    const { id } = await app.make(user)
    const [gold, silver] = [
      await app.make(userLabel, { kind: 'manual', group: 'tier', code: 'gold' }),
      await app.make(userLabel, { kind: 'manual', group: 'tier', code: 'silver' }),
    ]
    const vip = await app.make(userLabel, { kind: 'system', code: 'vip' })
    await as.run(userList.addLabel, id, { label: gold.id })
    const { data } = await as.run(userList.addLabel, id, { label: silver.id })
    expect(await read(id)).toMatchObject({ labels: [silver.id] })
    expect(await records().where(userLabelMember, { user: id })).toMatchObject([{ label: silver.id, source: 'staff' }])
    expect(await as.refused(userList.addLabel, id, { label: vip.id })).toMatchObject({
      code: 'A0400',
      data: { field: 'label' },
    })
    expect(await as.refused(userList.removeLabel, id, { label: gold.id })).toMatchObject({ code: 'B01' })
    await undo(data.auditIds)
    expect((await read(id))?.labels).not.toContain(silver.id)
  })

  it('takes members into fixed lists only', async () => {
    const { id } = await app.make(user)
    const fixed = await app.make(userGroup, { kind: 'static', code: 'vips', state: 'ready' })
    const byRules = await app.make(userGroup, { kind: 'dynamic', code: 'rules' })
    expect(await as.run(userList.addToGroup, id, { group: fixed.id })).toMatchObject({ code: '00000' })
    expect(await as.refused(userList.addToGroup, id, { group: fixed.id })).toMatchObject({ code: 'B01' })
    expect(await as.refused(userList.addToGroup, id, { group: byRules.id })).toMatchObject({
      code: 'A0400',
      data: { field: 'group' },
    })
    expect(await as.run(userList.removeFromGroup, id, { group: fixed.id })).toMatchObject({ code: '00000' })
  })

  it('puts users on the white list for 180 days at most', async () => {
    const { id } = await app.make(user)
    const terms = { abilities: ['payTest' as const], purpose: 'tester' as const, reason: 'release test' }
    expect(await as.refused(userList.addToWhitelist, id, { ...terms, expiresAt: inDays(181) })).toMatchObject({
      code: 'A0400',
      data: { field: 'expiresAt' },
    })
    await as.run(userList.addToWhitelist, id, { ...terms, expiresAt: inDays(10) })
    await as.run(userList.addToWhitelist, id, { ...terms, abilities: ['adFree'], expiresAt: inDays(20) })
    expect(await records().where(whitelistEntry, { user: id })).toMatchObject([{ abilities: ['payTest', 'adFree'] }])
    await moveByClock(app.services, new Date(inDays(21)))
    expect(await records().where(whitelistEntry, { user: id })).toMatchObject([{ state: 'expired' }])
  })

  it('sends a message that is ready, and keeps a note', async () => {
    const { id } = await app.make(user)
    const ready = await app.make(message, { state: 'ready' })
    const draft = await app.make(message)
    expect(await as.refused(userList.sendMessage, id, { message: draft.id, reason: 'winner' })).toMatchObject({
      code: 'A0400',
      data: { field: 'message' },
    })
    await as.run(userList.sendMessage, id, { message: ready.id, withPush: true, reason: 'winner' })
    expect(await records().where(messageSend, { message: ready.id })).toMatchObject([
      { users: [id], withPush: true, state: 'scheduled' },
    ])
    await as.run(userList.addNote, id, { text: 'called twice', pinned: true })
    expect(await records().where(userNote, { user: id })).toMatchObject([{ text: 'called twice', pinned: true }])
  })

  it('reveals one user for 5 minutes with a reason on record, 50 times a day, and logs no secret', async () => {
    const { id } = await app.make(user, { email: 'secret@iron-man.example', phone: '+8613800000000' })
    const staff = await app.staff([list, `${list}.reveal`])
    expect(await app.as(staff).refused(userList.reveal, id)).toMatchObject({ code: 'A0400', data: { field: 'reason' } })
    const { data } = await app
      .as(staff)
      .run<Run<{ fields: object; until: string }>>(userList.reveal, id, { reason: 'ticket 7' })
    expect(data.result.fields).toMatchObject({ email: 'secret@iron-man.example', phone: '+8613800000000' })
    expect(Date.parse(data.result.until) - Date.now()).toBeLessThanOrEqual(300_000)
    const [audit] = await records().where(auditEntry, { account: staff.id, kind: 'reveal', result: 'ok' })
    expect(audit).toMatchObject({ kind: 'reveal', reason: 'ticket 7', recordId: String(id) })
    expect(JSON.stringify(audit)).not.toContain('secret@')
    for (let n = 1; n < 50; n++) await app.make(auditEntry, { ...revealOf(staff.id), recordId: String(n) })
    expect(await app.as(staff).refused(userList.reveal, id, { reason: 'one more' })).toMatchObject({ code: 'A0429' })
  })

  it('deletes an account only when a second person approves, and not before 30 days', async () => {
    const { id } = await app.make(user, { email: 'leaver@iron-man.example', displayId: '700200' })
    const ticket = await app.make(feedback, { user: id })
    const { data } = await as.run(userList.deleteAccount, id, { ticket: ticket.id, reason: 'asked' })
    const [approvalId] = data.approvalIds ?? []
    expect(await read(id)).toMatchObject({ state: 'normal' })
    expect(await as.refused(approve, approvalId)).toMatchObject({ code: 'B01' })
    expect(await app.as(await app.staff([list])).refused(approve, approvalId)).toMatchObject({ code: 'A0404' })
    expect(await asAnother.get<object[]>('/auth/backend/approval/waiting')).toMatchObject({
      data: [{ id: approvalId }],
    })
    expect(await asAnother.run(approve, approvalId)).toMatchObject({ code: '00000' })
    expect(await asAnother.refused(approve, approvalId)).toMatchObject({ code: 'B01' })
    expect(await read(id)).toMatchObject({ state: 'deleting' })
    await settleByTime(app.services, new Date(inDays(29)))
    expect(await read(id)).toMatchObject({ state: 'deleting' })
    await settleByTime(app.services, new Date(inDays(31)))
    expect(await read(id)).toMatchObject({ state: 'deleted', email: null, displayId: '700200' })
  })

  it('calls a deletion off', async () => {
    const { id } = await app.make(user, { state: 'deleting', deleteAt: inDays(10) })
    expect(await as.run(userList.cancelDeletion, id, { reason: 'changed their mind' })).toMatchObject({
      code: '00000',
    })
    expect(await read(id)).toMatchObject({ state: 'normal', deleteAt: null })
  })

  it('makes the user’s own copy for a ticket of theirs', async () => {
    const { id } = await app.make(user, { email: 'copy@iron-man.example', emailVerified: true })
    const foreign = await app.make(feedback)
    const own = await app.make(feedback, { user: id })
    expect(await as.refused(userList.exportPersonalData, id, { ticket: foreign.id })).toMatchObject({
      code: 'A0400',
      data: { field: 'ticket' },
    })
    const { data } = await as.run<Run<{ taskId: number }>>(userList.exportPersonalData, id, { ticket: own.id })
    const task = await app.db
      .selectFrom('export_task')
      .selectAll()
      .where('id', '=', data.result.taskId)
      .executeTakeFirstOrThrow()
    expect(task).toMatchObject({ state: 'done', personal: true, format: 'xlsx' })
    expect((await app.services.storage.read(String(task.file)))?.size).toBe(task.file_size)
    // The link goes to the user's address; whoever asked for the copy does not read it.
    expect(await as.refused(download, Number(task.id))).toMatchObject({ code: 'B01' })
    expect((await as.get('/report/backend/exportTask/download', { id: Number(task.id) })).code).toBe('B01')
  })

  it('finds a user by the number that users see', async () => {
    const { id } = await app.make(user, { displayId: '700300' })
    const url = '/user/backend/displayId/query'
    expect(await as.get(url, { displayId: '700300' })).toMatchObject({ data: { id } })
    expect(await as.get(url, { displayId: '999999' })).toMatchObject({ code: 'A0404' })
    expect(await as.get(url, { displayId: 'x' })).toMatchObject({ code: 'A0400', data: { field: 'displayId' } })
  })
})

function revealOf(account: number) {
  return { account, kind: 'reveal' as const, result: 'ok' as const, at: new Date().toISOString(), entity: 'user' }
}
