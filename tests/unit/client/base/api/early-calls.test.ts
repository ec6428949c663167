import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let sent: string[]

const loadApi = () => import('../../../../../src/client/base/api/api')

beforeEach(() => {
  sent = []
  vi.stubGlobal('document', { cookie: 'Admin-Token=ann', querySelector: () => null })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('fetch', (address: string) => {
    sent.push(address)
    return Promise.resolve(
      new Response(JSON.stringify({ code: '00000', msg: '', data: { username: sent.length } }), {
        headers: { 'content-type': 'application/json' },
      }),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

const info = '/auth/backend/account/info'

test('what the console needs at its start is asked for at once, and each answer is taken by the first who asks', async () => {
  const { call, callEarly } = await loadApi()
  callEarly()
  expect(sent).toHaveLength(4)
  await expect(call(`GET ${info}`)).resolves.toEqual({ username: 1 })
  expect(sent).toHaveLength(4)
  await call(`GET ${info}`)
  expect(sent.slice(4)).toEqual([info])
})

test('an answer that one account was given is not given to the next', async () => {
  const { call, callEarly } = await loadApi()
  callEarly()
  vi.stubGlobal('document', { cookie: 'Admin-Token=bob', querySelector: () => null })
  await expect(call(`GET ${info}`)).resolves.toEqual({ username: 5 })
})

test('a call with something to say is made by itself', async () => {
  const { call, callEarly } = await loadApi()
  callEarly()
  await call(`GET ${info}`, { command: 'staff-manage.account-list.reset' })
  expect(sent).toHaveLength(5)
})
