import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { release, take } from '../../../../commands/user-manage/user-black-list/appeals'
import { upholdAppeal, grantAppeal } from '../../../../commands/user-manage/user-black-list'
import blacklistEntry from '../../../../src/entities/user-manage/blacklist-entry'
import device from '../../../../src/entities/user-manage/device'
import user from '../../../../src/entities/user-manage/user'
import appeals from '../../../../src/pages/user-manage/user-black-list/appeals'
import { Records } from '../../../../src/server/db/records'
import { startTestApp, type TestApp } from '../../../support/test-app'

const page = 'UserManage:userBlackList.appeals'
const list = 'UserManage:userBlackList'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

describe('appeals against bans', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  const entry = async (id: number) => (await new Records(app.db, null, new Date()).where(blacklistEntry, { id }))[0]
  const clerk = () => app.staff([list, page, `${page}.take`, `${page}.release`, `${list}.grantAppeal`])
  const appealed = async (more: object = {}) => {
    const { id: banned } = await app.make(user)
    const about = { user: banned, scope: 'comment', state: 'active', reasonCode: 'spam', reason: 'adverts' } as const
    return app.make(blacklistEntry, { ...about, appeal: 'open', expiresAt: inDays(4), dueAt: inDays(1), ...more })
  }

  it('hands out the one that is due first, and goes back to the queue', async () => {
    await appealed({ dueAt: inDays(2) })
    const { id } = await appealed({ dueAt: inDays(-1) })
    const staff = await clerk()
    const { data } = await app.as(staff).run(take)
    expect(data).toMatchObject({
      findings: [{ caption: 'queue.taken', to: `/user-manage/user-black-list/appeals?id=${id}` }],
    })
    expect(await entry(id)).toMatchObject({ assignee: staff.id, state: 'active', appeal: 'open' })
    await app.as(staff).run(release, id)
    expect(await entry(id)).toMatchObject({ assignee: null })
  })

  it('gives nobody the appeal against a ban of their own, nor one that is settled', async () => {
    const staff = await clerk()
    const { id: own } = await appealed({ dueAt: inDays(-9) })
    await app.db.updateTable('blacklist_entry').set({ created_by: staff.id }).where('id', '=', own).execute()
    const { id: settled } = await appealed({ dueAt: inDays(-8), appeal: 'upheld' })
    const { id: next } = await appealed({ dueAt: inDays(-7) })
    await app.as(staff).run(take)
    expect(await entry(next)).toMatchObject({ assignee: staff.id })
    expect(await entry(own)).toMatchObject({ assignee: null })
    expect(await entry(settled)).toMatchObject({ assignee: null })
  })

  it('lists what waits, and nothing else', async () => {
    const { id } = await appealed()
    const { id: settled } = await appealed({ appeal: 'upheld' })
    const { data } = await app.as(await clerk()).list(appeals)
    const ids = data.rows.map((row) => row.id)
    expect(ids).toContain(id)
    expect(ids).not.toContain(settled)
  })

  it('says before a decision what it does', async () => {
    const { id } = await appealed()
    const judge = app.as(await app.staff([list, `${list}.grantAppeal`, `${list}.upholdAppeal`]))
    const granted = await judge.preview(grantAppeal, id, { grantedFor: 'notProven' })
    expect(granted.data.lines).toEqual([
      'Its state becomes “Lifted”.',
      'Allowed again at once: Commenting',
      'Days before the ban would have ended: 4',
      'The ban no longer counts as a strike.',
    ])
    const upheld = await judge.preview(upholdAppeal, id, { upheldFor: 'repeated' })
    expect(upheld.data.lines).toEqual(['Days that the ban still lasts: 4'])
  })

  it('is taken back from where it was granted: the ban, its device, its user and who had it in hand stand as before', async () => {
    const staff = await app.staff([page, `${page}.grantAppeal`])
    const phone = await app.make(device, { state: 'blocked', blockReason: 'adverts' })
    const { id, user: banned } = await appealed({ assignee: staff.id, device: phone.id, scope: 'login' })
    const judge = app.as(staff)
    const { data } = await judge.run(grantAppeal, id, { grantedFor: 'notProven' }, { page: appeals })
    expect(await entry(id)).toMatchObject({ state: 'lifted', appeal: 'granted', assignee: null })
    const offered = await judge.post('/auth/backend/auditEntry/undo', { ids: data.auditIds, dryRun: true })
    expect(offered).toMatchObject({ code: '00000' })
    await judge.undo(data.auditIds)
    const before = { state: 'active', appeal: 'open', assignee: staff.id, grantedFor: null, liftedBy: null }
    expect(await entry(id)).toMatchObject(before)
    const records = new Records(app.db, null, new Date())
    expect(await records.where(device, { id: phone.id })).toMatchObject([{ state: 'blocked' }])
    expect(await records.where(user, { id: banned })).toMatchObject([{ state: 'normal' }])
  })

  it('leaves the queue decided, with the reason that was chosen, and nobody has it in hand', async () => {
    const staff = await clerk()
    const { id } = await appealed({ assignee: staff.id })
    await app.as(await app.staff([list, `${list}.upholdAppeal`])).run(upholdAppeal, id, { upheldFor: 'repeated' })
    expect(await entry(id)).toMatchObject({ appeal: 'upheld', upheldFor: 'repeated', assignee: null })
  })
})
