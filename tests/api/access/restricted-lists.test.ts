import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lift } from '../../../commands/user-manage/user-black-list'
import exportTask from '../../../src/entities/system/export-task'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import user from '../../../src/entities/user-manage/user'
import { Records } from '../../../src/server/db/records'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'
import { registry } from '../../../src/server/base/declarations'
import { until } from '../../support/until'

const page = 'user-manage.user-black-list'
const right = 'UserManage:userBlackList'
const base = '/user/backend/blacklist'

/** The blacklist as it would be declared for one scope alone, at an address that tells the user. */
const held = registry.pages.get(page)!.page

describe('a list that is held to some of its records', () => {
  let app: TestApp
  let caller: Caller
  let users: readonly number[]
  let comments: readonly number[]
  let payment: number
  beforeAll(async () => {
    Object.assign(held, { fixed: { scope: 'comment' }, within: 'user' })
    app = await startTestApp({ withJobs: true })
    caller = app.as(await app.staff([right, `${right}.export`, `${right}.new`, `${right}.lift`, `${right}.permanent`]))
    const [ann, bob] = [await app.make(user), await app.make(user)]
    const entry = (owner: number, scope: 'comment' | 'payment') =>
      app.make(blacklistEntry, { user: owner, scope, state: 'active' })
    comments = [(await entry(ann.id, 'comment')).id, (await entry(bob.id, 'comment')).id]
    payment = (await entry(ann.id, 'payment')).id
    users = [ann.id, bob.id]
  })
  afterAll(async () => {
    // Other files of this worker know the page as it is.
    Object.assign(held, { fixed: undefined, within: undefined })
    await app.stop()
  })

  const listed = async (body: object) => {
    const { code, data } = await caller.list(blacklistEntry, { sort: 'id', columns: ['id'], ...body })
    expect(code).toBe('00000')
    return data.rows.map(({ id }) => id)
  }
  const counted = async (body: object) => (await caller.post<{ total: number }>(`${base}/count`, body)).data.total
  const ofAnn = () => ({ user: { is: [users[0]] } })

  test('shows those alone, whatever filter the caller sends', async () => {
    expect(await listed({ page })).toEqual(comments)
    expect(await listed({ page, filters: { scope: { is: ['payment', 'comment'] } } })).toEqual(comments)
    expect(await listed({ page, filters: { scope: { is: ['payment'] } } })).toEqual([])
    expect(await listed({ page, filters: { id: { is: [payment] } } })).toEqual([])
    expect(await counted({ page, filters: { scope: { not: ['comment'] } } })).toBe(0)
  })

  test('shows no more to a caller who names no page', async () => {
    expect(await listed({})).toEqual(comments)
    expect(await counted({})).toBe(2)
  })

  test('can be filtered by what its address tells, though it offers no such filter', async () => {
    expect(await listed({ page, filters: ofAnn() })).toEqual([comments[0]])
    expect(await counted({ page, filters: ofAnn() })).toBe(1)
  })

  test('exports no other rows', async () => {
    const rowsOf = async (filters: object) => {
      const { data } = await caller.save(exportTask, {
        exportType: 'user-blacklist',
        paramJson: JSON.stringify({ page, filters, columns: ['reason'] }),
        format: 'csv',
      })
      const records = new Records(app.db, null, new Date())
      const task = await until('the export to end', async () => {
        const found = await records.get(exportTask, data.id)
        return found.state === 'done' && found
      })
      return task.rows
    }
    expect(await rowsOf({})).toBe(2)
    expect(await rowsOf({ scope: { is: ['payment', 'comment'] } })).toBe(2)
    expect(await rowsOf(ofAnn())).toBe(1)
  })

  test('runs a command on no other rows', async () => {
    const dryRun = async (query: object) => {
      const { code, data } = await caller.preview(lift, { query: query }, { liftReason: 'mistake' })
      expect(code).toBe('00000')
      return data.total
    }
    expect(await dryRun({ page, filters: { scope: { not: ['login'] } } })).toBe(2)
    expect(await dryRun({ filters: {} })).toBe(2)
    expect(await dryRun({ page, filters: ofAnn() })).toBe(1)
  })

  test('makes a new record one of its own', async () => {
    const { id: newcomer } = await app.make(user)
    const draft = { user: newcomer, scope: 'payment', reasonCode: 'spam', reason: 'spam in comments' }
    for (const options of [{ command: `${page}.new` }, {}])
      expect((await caller.post(`${base}/save`, draft, options)).code).toBe('00000')
    const { rows } = await sql<{
      scope: string
    }>`select scope from blacklist_entry where "user" = ${newcomer}`.execute(app.db)
    expect(rows).toEqual([{ scope: 'comment' }])
  })
})
