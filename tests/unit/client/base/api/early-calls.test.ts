import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let sent: string[]

const loadApi = () => import('../../../../../src/client/base/api/api')

beforeEach(() => {
  sent = []
  vi.stubGlobal('document', { cookie: 'Admin-Token=ann', querySelector: () => null })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address)
    const own = { username: sent.length }
    return Promise.resolve(answered(address.endsWith('/start') ? { info: own, ownPreferences: null } : own))
  })
})
const answered = (data: object, status = 200, code = '00000') =>
  new Response(JSON.stringify({ code, msg: '', data }), { status, headers: { 'content-type': 'application/json' } })

afterEach(() => vi.unstubAllGlobals())

const start = '/auth/backend/account/start'
const info = '/auth/backend/account/info'

test('what the console needs at its start is one answer, asked for at once: each part is taken by the first who asks', async () => {
  const { call, callEarly } = await loadApi()
  callEarly()
  expect(sent).toEqual([start])
  await expect(call(`GET ${info}`)).resolves.toEqual({ username: 1 })
  await expect(call('GET /auth/backend/staffPreference/mine')).resolves.toBeNull()
  expect(sent).toEqual([start])
  await call(`GET ${info}`)
  expect(sent).toEqual([start, info])
})

test('what the answer leaves out is asked for by itself', async () => {
  const { call, callEarly } = await loadApi()
  callEarly()
  await call('GET /cms/backend/enum/list')
  expect(sent).toEqual([start, '/cms/backend/enum/list'])
})

test('a server that does not know of it yet is asked as before; its refusal is that of each part', async () => {
  const { call, callEarly } = await loadApi()
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(address.endsWith('/start') ? answered({}, 404, 'A0404') : answered({ username: 'ann' })),
  )
  callEarly()
  await expect(call(`GET ${info}`)).resolves.toEqual({ username: 'ann' })
  vi.stubGlobal('fetch', () => Promise.resolve(answered({ reason: 'gone' }, 401, 'A0230')))
  callEarly()
  await expect(call(`GET ${info}`, { quiet: true })).rejects.toMatchObject({ code: 'A0230' })
})

test('an answer that one account was given is not given to the next', async () => {
  const { call, callEarly } = await loadApi()
  callEarly()
  vi.stubGlobal('document', { cookie: 'Admin-Token=bob', querySelector: () => null })
  await expect(call(`GET ${info}`)).resolves.toEqual({ username: 2 })
})

test('a call with something to say is made by itself', async () => {
  const { call, callEarly } = await loadApi()
  callEarly()
  await call(`GET ${info}`, { command: 'staff-manage.account-list.reset' })
  expect(sent).toHaveLength(2)
})
