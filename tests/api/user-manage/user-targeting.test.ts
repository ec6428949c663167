import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import userGroup from '../../../src/entities/user-group/user-group'
import userGroupMember from '../../../src/entities/user-group/user-group-member'
import device from '../../../src/entities/user-manage/device'
import ruleUser from '../../../src/entities/user-manage/rule-user'
import user from '../../../src/entities/user-manage/user'
import userLabel from '../../../src/entities/user-manage/user-label'
import userLabelMember from '../../../src/entities/user-manage/user-label-member'
import userLoginRecord from '../../../src/entities/user-manage/user-login-record'
import userTag from '../../../src/entities/user-manage/user-tag'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

interface Targeting {
  readonly labels: readonly { readonly code: string; readonly leaves: readonly object[] }[]
  readonly selections: readonly { readonly name: string }[]
  readonly groups: readonly { readonly name: string; readonly through: readonly object[] }[]
}

interface Graph {
  readonly accounts: readonly { readonly id: number; readonly step: number }[]
  readonly ties: readonly { readonly from: number; readonly to: number; readonly by: readonly string[] }[]
}

describe('why a user is targeted, and who they belong with', () => {
  let app: TestApp
  let as: Caller
  let id: number
  beforeAll(async () => {
    app = await startTestApp()
    as = app.as(await app.staff(['UserManage:userDetail', 'UserManage:userList.findRelated']))
    id = (await app.make(user, { coins: 1500, displayId: '100001' })).id
  })
  afterAll(() => app.stop())

  it('tells each label, selection and group the user is in, with the values that made it so', async () => {
    const days = new Date(Date.now() - 86_400_000).toISOString()
    const signIn = await app.make(userLoginRecord, { user: id, result: 'ok' })
    await app.db.updateTable('user_login_record').set({ created_at: days }).where('id', '=', signIn.id).execute()
    const rule = await app.make(ruleUser, {
      code: 'active_7',
      tree: { match: 'all', leaves: [{ indicator: 'activeDays', window: '7d', operator: 'gte', value: 1 }] },
    })
    const byRule = await app.make(userLabel, { code: 'active', kind: 'rule', rule: rule.id })
    const byHand = await app.make(userLabel, { code: 'vip', kind: 'manual' })
    const over = await app.make(userLabel, { code: 'gone', kind: 'manual' })
    await app.make(userLabelMember, { label: byRule.id, user: id, source: 'rule' })
    await app.make(userLabelMember, { label: byHand.id, user: id, source: 'staff', reason: 'asked' })
    await app.make(userLabelMember, { label: over.id, user: id, expiresAt: days })
    const rich = { kind: 'userIndicator', code: 'coins', operator: 'gte', value: 1000 }
    const tag = (name: string, leaves: readonly unknown[], more: object = {}) =>
      app.make(userTag, {
        name,
        conditions: { match: 'all', leaves },
        code: name,
        state: 'active',
        areas: [-1],
        ...more,
      } as never)
    const hit = await tag('rich', [rich, { kind: 'userLabel', code: 'vip', operator: 'is' }])
    await tag('poor', [{ ...rich, operator: 'lt', value: 10 }])
    await tag('elsewhere', [rich], { areas: [987] })
    await tag('draft', [rich], { state: 'draft' })
    const group = (name: string, more: object) =>
      app.make(userGroup, { name, code: name, kind: 'dynamic', purpose: 'push', ...more } as never)
    const dynamicGroup = await group('spenders', { state: 'ready', includeTags: [hit.id] })
    const oldGroup = await group('old', { state: 'archived' })
    await app.make(userGroupMember, { group: dynamicGroup.id, user: id, source: 'tag' })
    await app.make(userGroupMember, { group: oldGroup.id, user: id, source: 'tag' })

    const { data } = await as.get<Targeting>('/user/backend/targeting', { id })
    expect(data.labels).toMatchObject([
      { code: 'active', rule: { code: 'active_7' }, leaves: [{ name: 'activeDays', actual: 1, holds: true }] },
      { code: 'vip', reason: 'asked', rule: null, leaves: [] },
    ])
    expect(data.selections).toMatchObject([
      {
        name: 'rich',
        leaves: [
          { name: 'coins', expected: 1000, actual: 1500 },
          { name: 'vip', actual: true },
        ],
      },
    ])
    expect(data.groups).toMatchObject([{ name: 'spenders', source: 'tag', through: [{ id: hit.id, name: 'rich' }] }])
  })

  it('draws who shares a device or an inviter, two ties far and no further', async () => {
    const [near, far, beyond, stranger] = [
      await app.make(user, { displayId: '100002' }),
      await app.make(user, { displayId: '100003' }),
      await app.make(user, { displayId: '100004' }),
      await app.make(user, { displayId: '100005' }),
    ]
    const phone = await app.make(device, { deviceId: 'phone-1' })
    await app.make(userLoginRecord, { user: id, device: phone.id, ip: '10.0.0.1' })
    await app.make(userLoginRecord, { user: near.id, device: phone.id, ip: '10.0.0.1' })
    const invite = (whom: number, inviter: number) =>
      app.db.updateTable('user').set({ inviter }).where('id', '=', whom).execute()
    await invite(far.id, near.id)
    await invite(beyond.id, far.id)
    await app.make(userLoginRecord, { user: stranger.id, ip: '10.9.9.9' })
    const { data } = await as.get<Graph>('/user/backend/related/graph', { id })
    expect(data.accounts.map((account) => [account.id, account.step])).toEqual([
      [id, 0],
      [near.id, 1],
      [far.id, 2],
    ])
    expect(data.ties).toMatchObject([
      { from: id, to: near.id, by: ['device', 'ip'], weight: 75 },
      { from: near.id, to: far.id, by: ['inviter'], weight: 25 },
    ])
    const list = await as.get<{ id: number }[]>('/user/backend/related', { id })
    expect(list.data).toMatchObject([{ id: near.id, by: ['device', 'ip'], weight: 75 }])
  })

  it('draws nobody of areas that are not the account’s', async () => {
    const [here, there] = [await app.make(country), await app.make(country)]
    const area = await app.make(areaConfig, { countries: [here.id] })
    const staff = await app.staff(['UserManage:userList', 'UserManage:userList.findRelated'])
    await sql`update account set areas = ${[area.id]} where id = ${staff.id}`.execute(app.db)
    const phone = await app.make(device, { deviceId: 'phone-2' })
    const [own, near, far] = [
      await app.make(user, { country: here.id }),
      await app.make(user, { country: here.id }),
      await app.make(user, { country: there.id }),
    ]
    for (const each of [own, near, far]) await app.make(userLoginRecord, { user: each.id, device: phone.id })
    const { data } = await app.as(staff).get<Graph>('/user/backend/related/graph', { id: own.id })
    expect(data.accounts.map((account) => account.id)).toEqual([own.id, near.id])
    const list = await app.as(staff).get<{ id: number }[]>('/user/backend/related', { id: own.id })
    expect(list.data.map((each) => each.id)).toEqual([near.id])
  })

  it('answers nobody without the right, and nothing of a user that is not there', async () => {
    const stranger = app.as(await app.staff(['UserManage:userBlackList']))
    for (const url of ['/user/backend/targeting', '/user/backend/related/graph']) {
      expect(await stranger.get(url, { id })).toMatchObject({ code: 'A0301' })
      expect(await as.get(url, { id: 987_654_321 })).toMatchObject({ code: 'A0404' })
    }
  })
})
