import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { suggestSmaller } from '../../../commands/staff-manage/access-request'
import * as accountList from '../../../commands/staff-manage/account-list'
import { acknowledge, remind, ackList } from '../../../commands/staff-manage/announcement'
import { markAllRead } from '../../../commands/system/profile/notices'
import * as schedules from '../../../commands/system/report-center/schedules'
import accessRequest from '../../../src/entities/staff-manage/access-request'
import account from '../../../src/entities/staff-manage/account'
import element from '../../../src/entities/staff-manage/element'
import role from '../../../src/entities/staff-manage/role'
import staffAnnouncement from '../../../src/entities/staff-manage/staff-announcement'
import exportSchedule from '../../../src/entities/system/export-schedule'
import staffNotice from '../../../src/entities/system/staff-notice'
import type { Entity } from '../../../src/schema/entity'
import { Records } from '../../../src/server/db/records'
import { disableIdle } from '../../../src/server/domain/staff/idle-accounts'
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

describe('staff', () => {
  const day = 86_400_000

  test('who has not signed in for 90 days is disabled; machines and the last super administrator are not', async () => {
    const long = new Date(Date.now() - 91 * day).toISOString()
    const idle = await app.make(account, { username: 'idle', roles: [], lastLoginAt: long })
    const machine = await app.make(account, {
      username: 'machine',
      roles: [],
      employment: 'service',
      lastLoginAt: long,
    })
    const back = await app.make(account, { username: 'back', roles: [], lastLoginAt: long })
    await app.db.updateTable('account').set({ updated_at: long }).where('id', 'in', [idle.id, machine.id]).execute()
    await disableIdle(app.services, new Date())
    expect(await now(account, idle)).toMatchObject({ state: 'disabled' })
    expect(await now(account, machine)).toMatchObject({ state: 'active' })
    expect(await now(account, back)).toMatchObject({ state: 'active' })
  })

  test('what somebody looks after goes over to a colleague', async () => {
    const [leaver, taker] = [
      await app.make(account, { username: 'leaver', roles: [] }),
      await app.make(account, { username: 'taker', roles: [] }),
    ]
    const owned = await app.make(role, { owner: leaver.id, code: 'owned' })
    expect((await boss.run(accountList.handOver, leaver, { to: taker.id, reason: 'leaves' })).code).toBe('00000')
    expect(await now(role, owned)).toMatchObject({ owner: taker.id })
  })

  test('a smaller role is one whose rights are all among those asked for', async () => {
    const [one, two] = [await app.make(element, { code: 'A:a.one' }), await app.make(element, { code: 'A:a.two' })]
    const large = await app.make(role, { code: 'large', elements: [one.id, two.id] })
    const small = await app.make(role, { code: 'small', elements: [one.id] })
    const asker = await app.make(account, { username: 'asker', roles: [] })
    const request = await app.make(accessRequest, { account: asker.id, role: small.id, reason: 'work' })
    const suggest = (id: number) => boss.run(suggestSmaller, request, { role: id, decision: 'enough for you' })
    expect((await suggest(large.id)).code).toBe('B01')
    await records().update(accessRequest, await now(accessRequest, request), { role: large.id })
    expect((await suggest(small.id)).code).toBe('00000')
    expect(await now(accessRequest, request)).toMatchObject({ role: small.id, state: 'pending' })
    expect(await records().where(staffNotice, { account: asker.id })).toMatchObject([{ kind: 'decided' }])
  })

  test('who has confirmed an announcement is kept, and the others are reminded', async () => {
    const member = await app.staff([])
    const other = await app.staff([])
    const span = { startsAt: '2026-01-01T00:00:00.000Z', endsAt: '2090-01-01T00:00:00.000Z' }
    const row = await app.make(staffAnnouncement, { ...span, kind: 'policy', mustAck: true, state: 'published' })
    expect((await app.as(member).run(acknowledge, row)).code).toBe('00000')
    expect((await app.as(member).refused(acknowledge, row)).code).toBe('B01')
    expect(await now(staffAnnouncement, row)).toMatchObject({ ackCount: 1 })
    expect((await boss.run(remind, row)).code).toBe('00000')
    expect(await records().where(staffNotice, { account: other.id, kind: 'announcement' })).toHaveLength(1)
    expect(await records().where(staffNotice, { account: member.id, kind: 'announcement' })).toHaveLength(0)
    const { data } = await boss.run(ackList, row)
    expect(data.result.findings.filter(({ tone }) => tone === 'good')).toHaveLength(1)
    const { version } = await now(staffAnnouncement, row)
    const changed = await boss.save(staffAnnouncement, { id: row.id, version, body: '<p>other</p>' })
    expect(changed).toMatchObject({ code: 'A0400', data: { field: 'body' } })
  })

  test('all notices of one’s own are read at once, and nobody else’s', async () => {
    const [own, other] = [await app.staff([]), await app.staff([])]
    for (const { id } of [own, own, other]) await app.make(staffNotice, { account: id, state: 'unread' })
    expect((await app.as(own).run(markAllRead)).code).toBe('00000')
    expect(await records().where(staffNotice, { account: own.id, state: 'unread' })).toHaveLength(0)
    expect(await records().where(staffNotice, { account: other.id, state: 'unread' })).toHaveLength(1)
  })

  test('a schedule goes only to somebody who may export its list', async () => {
    const may = await app.staff(['UserManage:userBlackList', 'UserManage:userBlackList.export'])
    const mayNot = await app.staff([])
    const schedule = await app.make(exportSchedule, {
      exportType: 'user-blacklist',
      paramJson: {},
      time: '09:00',
      recipients: [may.id],
      nextRunAt: '2090-01-01T00:00:00.000Z',
    })
    const hand = (owner: number) => boss.run(schedules.handOver, schedule, { owner })
    expect((await hand(mayNot.id)).code).toBe('B01')
    expect((await hand(may.id)).code).toBe('00000')
    expect(await now(exportSchedule, schedule)).toMatchObject({ createdBy: may.id })
    expect((await boss.run(schedules.runNow, schedule)).code).toBe('00000')
    expect(Date.parse((await now(exportSchedule, schedule)).nextRunAt ?? '')).toBeLessThanOrEqual(Date.now())
  })
})
