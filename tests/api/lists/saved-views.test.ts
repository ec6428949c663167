import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type Staff, type TestApp } from '../../support/test-app'

interface View {
  readonly id: number
  readonly version: number
  readonly name: string
  readonly mine: boolean
  readonly default: boolean
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const page = '/user-manage/user-list'
const code = 'UserManage:userList'
const save = (staff: Staff, view: object) =>
  app.as(staff).post<{ id: number; version: number }>('/auth/backend/savedView/save', {
    page,
    filters: { state: { is: ['normal'] } },
    ...view,
  })
const views = async (staff: Staff) => (await app.as(staff).get<View[]>('/auth/backend/savedView/mine', { page })).data

async function roleOf(staff: Staff): Promise<number> {
  const { rows } = await sql<{ roles: number[] }>`select roles from account where id = ${staff.id}`.execute(app.db)
  return rows[0]?.roles[0] ?? 0
}

test('a view is kept with its filters and seen by its owner alone', async () => {
  const [owner, stranger] = [await app.staff([code]), await app.staff([code])]
  await save(owner, { name: 'Paying', sort: '-totalPaid', columns: [{ id: 'nickname', width: 200 }] })
  expect(await views(owner)).toEqual([
    expect.objectContaining({ name: 'Paying', mine: true, filters: { state: { is: ['normal'] } }, sort: '-totalPaid' }),
  ])
  expect(await views(stranger)).toEqual([])
})

test('a view shared with a role is seen by its members, who can neither change nor delete it', async () => {
  const [owner, member] = [await app.staff([code]), await app.staff([code])]
  const { data } = await save(owner, { name: 'Shared', roles: [await roleOf(member)] })
  expect((await views(member)).map(({ name, mine }) => [name, mine])).toEqual([['Shared', false]])
  expect((await save(member, { id: data.id, name: 'Mine now' })).code).toBe('A0301')
  expect((await app.as(member).post(`/auth/backend/savedView/delete/${data.id}`)).code).toBe('A0301')
})

test('the newest default is the only one', async () => {
  const owner = await app.staff([code])
  await save(owner, { name: 'One', default: true })
  await save(owner, { name: 'Two', default: true })
  expect((await views(owner)).filter((view) => view.default).map(({ name }) => name)).toEqual(['Two'])
})

test('two views of one owner and page do not share a name', async () => {
  const owner = await app.staff([code])
  await save(owner, { name: 'Same' })
  expect((await save(owner, { name: 'Same' })).code).toBe('A0400')
})

test('a view over an older version is refused with the newer one', async () => {
  const owner = await app.staff([code])
  const { data } = await save(owner, { name: 'Old' })
  await save(owner, { id: data.id, version: data.version, name: 'New' })
  expect(await save(owner, { id: data.id, version: data.version, name: 'Late' })).toMatchObject({
    code: 'B01',
    data: { reason: 'stale' },
  })
})

test('nobody keeps a view of a page that they may not open, or that is none', async () => {
  const staff = await app.staff([])
  expect((await save(staff, { name: 'Peek' })).code).toBe('A0301')
  expect((await save(staff, { name: 'Peek', page: '/no/such-page' })).code).toBe('A0400')
})

test('a deleted view is gone', async () => {
  const owner = await app.staff([code])
  const { data } = await save(owner, { name: 'Gone' })
  await app.as(owner).post(`/auth/backend/savedView/delete/${data.id}`)
  expect(await views(owner)).toEqual([])
})
