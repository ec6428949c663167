import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  lift,
  ban,
  extend,
  blockDevice,
  grantAppeal,
  upholdAppeal,
} from '../../../commands/user-manage/user-black-list'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import device from '../../../src/entities/user-manage/device'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

const page = 'UserManage:userBlackList'
const names = ['new', 'edit', 'lift', 'ban', 'extend', 'blockDevice', 'grantAppeal', 'upholdAppeal']
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const save = '/user/backend/blacklist/save'

describe('the blacklist', () => {
  let app: TestApp
  let staff: Staff
  let as: Caller
  beforeAll(async () => {
    app = await startTestApp()
    staff = await app.staff([page, ...names.map((name) => `${page}.${name}`)])
    as = app.as(staff)
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const entry = async (id: number) => (await records().where(blacklistEntry, { id }))[0]
  const holder = async (id: number) => (await records().where(user, { id }))[0]
  /** Bans a new user through the form. */
  const banned = async (more: object = {}) => {
    const { id: userId } = await app.make(user)
    const draft = { user: userId, scope: 'login', reasonCode: 'fraud', reason: 'stolen card', expiresAt: inDays(7) }
    const { data } = await as.save(blacklistEntry, { ...draft, ...more })
    return { userId, ...data }
  }

  it('takes a ban from a plain form call, by the same rules as from a command', async () => {
    const { id, userId } = await banned()
    expect(await entry(id)).toMatchObject({ source: 'staff', strike: 1, appeal: 'none', createdBy: staff.id })
    expect(await holder(userId)).toMatchObject({ state: 'disabled', activeBans: 1 })
    const again = { user: userId, scope: 'login', reasonCode: 'spam', reason: 'again', expiresAt: inDays(9) }
    expect(await as.post(save, again)).toMatchObject({ code: '00000', data: { id } })
    const official = await app.make(user, { kind: 'official' })
    expect(await as.post(save, { ...again, user: official.id })).toMatchObject({ code: 'B01' })
    expect(await as.post(save, { ...again, expiresAt: null })).toMatchObject({
      code: 'A0301',
      data: { code: `${page}.permanent` },
    })
    expect(await as.post(save, { ...again, user: 987_654_321 })).toMatchObject({
      code: 'A0400',
      data: { field: 'user' },
    })
  })

  it('refuses a stale edit with the newer record, and moves neither user nor scope', async () => {
    const { id, version } = await banned()
    expect(await as.save(blacklistEntry, { id, version, reason: 'typed better' })).toMatchObject({ code: '00000' })
    expect(await as.save(blacklistEntry, { id, version, reason: 'too late' })).toMatchObject({
      code: 'B01',
      data: { reason: 'stale', current: { reason: 'typed better' } },
    })
    expect(await as.save(blacklistEntry, { id, version: version + 1, scope: 'comment' })).toMatchObject({
      code: 'A0400',
      data: { field: 'scope' },
    })
  })

  it('lifts by the plain call of the specification and keeps who and why', async () => {
    const { id, userId } = await banned()
    const url = `/user/backend/blacklist/delete/${id}`
    expect(await as.post(url, { liftReason: 'wrong person' })).toMatchObject({ code: '00000' })
    expect(await entry(id)).toMatchObject({ state: 'lifted', liftReason: 'wrong person', liftedBy: staff.id })
    expect(await holder(userId)).toMatchObject({ state: 'normal', activeBans: 0 })
    expect(await as.post(url, { liftReason: 'twice' })).toMatchObject({ code: 'B01' })
  })

  it('bans again what was lifted, unless the same scope is in force', async () => {
    const { id, userId } = await banned()
    await as.run(lift, id, { liftReason: 'wrong person' })
    const renew = { reason: 'right person after all', expiresAt: inDays(3) }
    expect(await as.run(ban, id, renew)).toMatchObject({ code: '00000' })
    expect(await entry(id)).toMatchObject({ state: 'active', strike: 2, liftedBy: null })
    expect(await holder(userId)).toMatchObject({ state: 'disabled' })
    const lifted = await app.make(blacklistEntry, { user: userId, scope: 'login', state: 'lifted' })
    expect(await as.refused(ban, lifted, renew)).toMatchObject({ code: 'B01' })
  })

  it('takes a lifting back with the end that the ban had', async () => {
    const { id, userId } = await banned()
    const before = await entry(id)
    const { data } = await as.run(lift, id, { liftReason: 'a slip' })
    await as.undo(data.auditIds)
    expect(await entry(id)).toMatchObject({ state: 'active', expiresAt: before?.expiresAt, liftReason: null })
    expect(await holder(userId)).toMatchObject({ state: 'disabled', disabledUntil: before?.expiresAt })
  })

  it('moves the end of a ban and of the disabled account together', async () => {
    const { id, userId } = await banned()
    const expiresAt = inDays(1)
    expect(await as.run(extend, id, { expiresAt, reason: 'first offence' })).toMatchObject({
      code: '00000',
    })
    expect(await entry(id)).toMatchObject({ expiresAt, reason: 'first offence / stolen card' })
    expect(await holder(userId)).toMatchObject({ disabledUntil: expiresAt })
    expect(await as.refused(extend, id, { expiresAt: null, reason: 'for good' })).toMatchObject({
      code: 'B01',
    })
  })

  it('blocks a device with a ban and frees it with the last one', async () => {
    const { id } = await banned()
    const phone = await app.make(device, { deviceId: 'phone-1' })
    await as.run(blockDevice, id, { device: phone.id })
    expect(await records().where(device, { id: phone.id })).toMatchObject([{ state: 'blocked' }])
    await as.run(lift, id, { liftReason: 'sold the phone' })
    expect(await records().where(device, { id: phone.id })).toMatchObject([{ state: 'normal', blockReason: null }])
  })

  it('has an appeal decided by somebody else than who banned', async () => {
    const { id, userId } = await banned()
    await app.db.updateTable('blacklist_entry').set({ appeal: 'open' }).where('id', '=', id).execute()
    const terms = { grantedFor: 'notProven', liftReason: 'the user is right' }
    expect(await as.refused(grantAppeal, id, terms)).toMatchObject({ code: 'B01' })
    expect(await entry(id)).toMatchObject({ state: 'active', appeal: 'open' })
    const another = app.as(await app.staff([page, `${page}.grantAppeal`]))
    expect(await another.run(grantAppeal, id, terms)).toMatchObject({ code: '00000' })
    expect(await entry(id)).toMatchObject({ state: 'lifted', appeal: 'granted', grantedFor: 'notProven' })
    expect(await holder(userId)).toMatchObject({ state: 'normal' })
  })

  it('takes a granted appeal back with the ban that there was', async () => {
    const { id, userId } = await banned()
    await app.db.updateTable('blacklist_entry').set({ appeal: 'open' }).where('id', '=', id).execute()
    const another = app.as(await app.staff([page, `${page}.grantAppeal`]))
    const { data } = await another.run(grantAppeal, id, { grantedFor: 'wrongPerson' })
    await another.undo(data.auditIds)
    expect(await entry(id)).toMatchObject({ state: 'active', appeal: 'open', grantedFor: null })
    expect(await holder(userId)).toMatchObject({ state: 'disabled' })
  })

  it('keeps a ban in force when its appeal is turned down', async () => {
    const { id } = await banned()
    await app.db.updateTable('blacklist_entry').set({ appeal: 'open' }).where('id', '=', id).execute()
    const another = app.as(await app.staff([page, `${page}.upholdAppeal`]))
    expect(await another.run(upholdAppeal, id, { upheldFor: 'clearEvidence', reason: 'clear case' })).toMatchObject({
      code: '00000',
    })
    expect(await entry(id)).toMatchObject({ state: 'active', appeal: 'upheld', upheldFor: 'clearEvidence' })
    expect(await another.refused(upholdAppeal, id, { upheldFor: 'clearEvidence', reason: 'clear case' })).toMatchObject(
      {
        code: 'B01',
      },
    )
  })
})
