import { afterAll, beforeAll, expect, test } from 'vitest'
import tag from '../../src/entities/movie-manage/tag'
import { plainClient, type PlainClient } from '../support/plain-client'
import { startTestApp, type Staff, type TestApp } from '../support/test-app'

/* Calls of the specification by a client that sends a token and nothing else: no command and no version. */
let app: TestApp
let owner: Staff
let call: PlainClient
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.staff('super')
  call = plainClient(app, owner)
})
afterAll(() => app.stop())

const ok = { code: '00000' }

test('menu (tree): parentId, menuId', async () => {
  const { data } = await call<{ code: string; menuId: number; childMenu: object[] }[]>('GET /auth/backend/menu/tree')
  const users = data.find(({ code }) => code === 'UserManage')
  expect(users?.childMenu).toContainEqual(
    expect.objectContaining({ code: 'UserManage:userList', parentId: users?.menuId }),
  )
})

test('GET blacklist/copyright/getTagCodeList tells copyright tags by their codes', async () => {
  const own = await app.make(tag, { code: 'own_rights', type: 'copyright', enabled: true, state: 'active' })
  const { data } = await call<object[]>('GET /user/backend/blacklist/copyright/getTagCodeList')
  expect(data).toEqual([expect.objectContaining({ id: own.id, code: 'own_rights' })])
})

test('POST category/save; GET category/all; GET rule/selectOptions', async () => {
  const draft = { code: 'spending', name: { zh_CN: '消费', en: 'Spending' } }
  const made = await call<{ id: number }>('POST /rule/engine/backend/user/category/save', draft)
  const all = await call<object[]>('GET /rule/engine/backend/user/category/all')
  expect(all.data).toContainEqual(expect.objectContaining({ id: made.data.id, code: 'spending' }))
  const options = await call('GET /rule/engine/backend/user/rule/selectOptions')
  expect(options).toMatchObject({ ...ok, data: { indicators: [], kinds: ['yesNo', 'tiers'] } })
})

test('GET /config/manage/client/group/account tells who may be a member', async () => {
  const { data } = await call<object[]>('GET /config/manage/client/group/account')
  expect(data).toContainEqual(expect.objectContaining({ id: owner.id, username: owner.username }))
})

test('PUT all_user_logout signs everybody out, and needs the right to', async () => {
  const [other, operator] = [await app.staff([]), await app.staff([])]
  expect((await plainClient(app, operator)('PUT /auth/backend/account/all_user_logout')).code).toBe('A0301')
  expect(await call('PUT /auth/backend/account/all_user_logout')).toMatchObject(ok)
  expect((await plainClient(app, other)('GET /auth/backend/account/info')).code).toBe('A0230')
  expect((await call('GET /auth/backend/account/info')).code).toBe('00000')
})
