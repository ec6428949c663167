import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banMany } from '../../../commands/user-manage/user-black-list'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import country from '../../../src/entities/develop-manage/country'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import type { Caller } from '../../support/caller'
import { startTestApp, type TestApp } from '../../support/test-app'

const page = 'UserManage:userBlackList'
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const terms = { scope: 'login' as const, reasonCode: 'fraud', reason: 'ring of stolen cards', expiresAt: inDays(7) }

describe('banning a pasted column of users', () => {
  let app: TestApp
  let as: Caller
  beforeAll(async () => {
    app = await startTestApp()
    as = app.as(await app.staff([page, `${page}.banMany`, 'UserManage:userList.ban']))
    await app.make(user, { displayId: '200001' })
    const banned = await app.make(user, { displayId: '200002', state: 'disabled' })
    await app.make(blacklistEntry, { user: banned.id, scope: 'login', expiresAt: inDays(1) })
    await app.make(user, { displayId: '200003', kind: 'official' })
  })
  afterAll(() => app.stop())

  const displayIds = '200001\n200002\t200003, 999999\n200001'

  it('says before who is found, unknown, protected or banned already, and does nothing', async () => {
    const { data } = await as.preview(banMany, { displayIds, ...terms })
    expect(data).toMatchObject({
      total: 4,
      eligible: 2,
      lines: [
        '3 found',
        '1 unknown: 999999',
        '1 protected, left out: 200003',
        '1 already banned from it; their ban is extended: 200002',
      ],
    })
    expect(await new Records(app.db, null, new Date()).where(blacklistEntry, {})).toHaveLength(1)
  })

  it('knows nobody of other areas than the account’s', async () => {
    const area = await app.make(areaConfig, { countries: [(await app.make(country)).id] })
    const near = await app.staff([page, `${page}.banMany`, 'UserManage:userList.ban'])
    await sql`update account set areas = ${[area.id]} where id = ${near.id}`.execute(app.db)
    const { data } = await app.as(near).preview(banMany, { displayIds, ...terms })
    expect(data).toMatchObject({ total: 4, eligible: 0, lines: ['0 found', expect.stringContaining('4 unknown')] })
  })

  it('bans those it can in the background, each as by the command for one', async () => {
    expect(await as.run(banMany, { displayIds, ...terms })).toMatchObject({ code: '00000' })
    expect(await app.jobs.settled()).toMatchObject([{ status: 'done' }, { status: 'done' }])
    const users = await new Records(app.db, null, new Date()).where(user, {})
    expect(users.map(({ displayId, state }) => [displayId, state])).toEqual([
      ['200001', 'disabled'],
      ['200002', 'disabled'],
      ['200003', 'normal'],
    ])
  })

  it('refuses more than 5,000, a text without ids, and who may not ban', async () => {
    const many = Array.from({ length: 5001 }, (_, index) => String(300_000 + index)).join('\n')
    expect(await as.refused(banMany, { displayIds: many, ...terms })).toMatchObject({
      code: 'A0400',
      data: { field: 'displayIds' },
    })
    expect(await as.refused(banMany, { displayIds: 'nobody', ...terms })).toMatchObject({ code: 'A0400' })
    const clerk = app.as(await app.staff([page, `${page}.banMany`]))
    expect(await clerk.refused(banMany, { displayIds, ...terms })).toMatchObject({ code: 'A0301' })
  })

  it('proposes a length by how often it has happened', async () => {
    const holder = await app.make(user, { displayId: '200009' })
    const proposal = async () =>
      (await as.get('/user/backend/blacklist/proposal', { user: holder.id, scope: 'comment' })).data
    const strike = () => app.make(blacklistEntry, { user: holder.id, scope: 'comment', state: 'expired' })
    expect(await proposal()).toEqual({ strike: 1, days: 1 })
    await strike()
    expect(await proposal()).toEqual({ strike: 2, days: 7 })
    await strike()
    expect(await proposal()).toEqual({ strike: 3, days: 30 })
    await strike()
    expect(await proposal()).toEqual({ strike: 4, days: null })
  })
})
