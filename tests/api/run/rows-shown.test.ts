import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disable } from '../../../commands/user-manage/user-list'
import user from '../../../src/entities/user-manage/user'
import { startTestApp } from '../../support/test-app'
import type { TestApp } from '../../support/test-app'

const list = 'UserManage:userList'
const rights = [`${list}.disable`]
const page = 'user-manage.user-list'
const columns = ['nickname', 'state', 'labels', 'activeBans']
const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
const terms = { reasonCode: 'spam', reason: 'advertising', expiresAt }

describe('a command answers the rows that it has changed', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.stop())

  const ask = async (codes: readonly string[] | 'super', shown: object, count = 1) => {
    const made = []
    while (made.length < count) made.push(await app.make(user, { email: `someone${made.length}@example.com` }))
    const caller = app.as(await app.staff(codes))
    const ids = made.map(({ id }) => id)
    const { code, data } = await caller.run<{ done: readonly number[]; rows?: readonly object[] }>(
      disable,
      ids,
      terms,
      { shown },
    )
    expect(code).toBe('00000')
    expect(data.done).toEqual(ids)
    return { ids, rows: data.rows, caller }
  }

  it('as its list reads them once they are changed', async () => {
    const { ids, rows, caller } = await ask([list, ...rights], { page, columns }, 2)
    const read = await caller.list(user, { page, columns, filters: { id: { is: ids } } })
    expect(rows).toEqual(read.data.rows)
    expect(rows).toHaveLength(2)
    expect(rows?.[0]).toMatchObject({ state: 'disabled', activeBans: 1 })
  })

  it('without those that the list no longer holds', async () => {
    expect((await ask('super', { page, columns, filters: { state: { is: ['normal'] } } })).rows).toEqual([])
  })

  it('to nobody who may not open that list, and stands all the same', async () => {
    const { ids, rows } = await ask(rights, { page, columns })
    expect(rows).toBeUndefined()
    const { rows: stored } = await sql<{ state: string }>`select state from "user" where id = ${ids[0]}`.execute(app.db)
    expect(stored).toEqual([{ state: 'disabled' }])
  })

  it('and none to who names a column that the list has not, as a secret is', async () => {
    expect((await ask('super', { page, columns: ['nickname', 'email'] })).rows).toBeUndefined()
  })
})
