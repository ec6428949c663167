import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** What was sent, by its address. */
let sent: { readonly address: string; readonly options: RequestInit }[]
let stored: Map<string, string>

const rows = 'POST /user/backend/page'
const own = { filters: {}, sort: '-id' }

beforeEach(() => {
  vi.resetModules()
  sent = []
  stored = new Map()
  vi.stubGlobal('document', { cookie: 'Admin-Token=ann', querySelector: () => null })
  vi.stubGlobal('navigator', { languages: ['zh-CN'] })
  vi.stubGlobal('location', { pathname: '/user-manage/user-list', search: '' })
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        get: (_target, name) =>
          ({
            getItem: (key: string) => stored.get(key) ?? null,
            setItem: (key: string, value: string) => stored.set(key, value),
            removeItem: (key: string) => stored.delete(key),
          })[String(name)],
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  )
  vi.stubGlobal('headCalls', undefined)
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    sent.push({ address, options })
    return Promise.resolve(new Response(JSON.stringify({ code: '00000', msg: '', data: { rows: [sent.length] } })))
  })
})
afterEach(() => vi.unstubAllGlobals())

/** Keeps what the page at an address begins with, and has its head ask for that. */
async function load(search = '', keys: readonly string[] = [`${rows} ${JSON.stringify(own)}`]) {
  const { keepFirstCalls } = await import('../../../../../src/client/base/api/head-calls')
  keepFirstCalls('/user-manage/user-list', search, keys)
  await import('../../../../../src/client/base/api/ask-from-head')
  return import('../../../../../src/client/base/api/api')
}

const addresses = () => sent.map(({ address }) => address)

test('the head asks for what the console and the list at its address begin with, as whoever is signed in', async () => {
  await load()
  expect(addresses()).toEqual(['/auth/backend/account/start', '/user/backend/page'])
  expect(sent[1]?.options).toMatchObject({ method: 'POST', body: JSON.stringify(own) })
  for (const { options } of sent)
    expect(options.headers).toMatchObject({ token: 'ann', 'accept-language': 'zh', 'x-console': '1' })
})

test('the list takes its rows from there once, and asks for them itself from then on', async () => {
  const { send } = await load()
  await expect(send(rows, { input: own, reads: true })).resolves.toEqual({ rows: [2] })
  expect(sent).toHaveLength(2)
  await expect(send(rows, { input: own, reads: true })).resolves.toEqual({ rows: [3] })
})

test('other rows are no answer to it', async () => {
  const { send } = await load()
  await expect(send(rows, { input: { ...own, sort: 'id' }, reads: true })).resolves.toEqual({ rows: [3] })
})

test.each([
  ['by somebody else', () => vi.stubGlobal('document', { cookie: 'Admin-Token=bob', querySelector: () => null })],
  ['long after the page was asked for', () => vi.stubGlobal('performance', { now: () => 60_000 })],
])('rows that are wanted %s are asked for anew', async (_when, change) => {
  const { send } = await load()
  change()
  await expect(send(rows, { input: own, reads: true })).resolves.toEqual({ rows: [3] })
})

test('a list that was given up while they came has not failed', async () => {
  const { send } = await load()
  const giving = new AbortController()
  const asked = send(rows, { input: own, signal: giving.signal })
  giving.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
})

const at = (search: string) => vi.stubGlobal('location', { pathname: '/user-manage/user-list', search })

test('rows of an address that says which are asked for at that address, as it was last', async () => {
  at('?nickname=%E5%B0%8F')
  await load('nickname=小')
  expect(addresses()).toEqual(['/auth/backend/account/start', '/user/backend/page'])
})

test.each([
  ['says which', '?sort=id', ''],
  ['says nothing', '', 'sort=id'],
  ['says something else', '?sort=-id', 'sort=id'],
])('no rows of another address are asked for at one that %s', async (_what, now, kept) => {
  at(now)
  await load(kept)
  expect(addresses()).toEqual(['/auth/backend/account/start'])
})

test('nothing is asked for, and nothing kept, where nobody is signed in', async () => {
  vi.stubGlobal('document', { cookie: '', querySelector: () => null })
  await load()
  expect(sent).toEqual([])
  expect([...stored.keys()]).toEqual([])
})

test('what is kept is asked of this host alone', async () => {
  await load('', ['GET //elsewhere.example/', 'GET https://elsewhere.example/', 'PUT /user/backend'])
  expect(addresses()).toEqual(['/auth/backend/account/start'])
})

test('whoever signs out leaves nothing of it', async () => {
  await load()
  stored.set('iron-man.settings', '{}')
  const { dropSession } = await import('../../../../../src/client/base/session/session')
  dropSession()
  expect([...stored.keys()]).toEqual(['iron-man.settings'])
})

test('a list opens where the browser has no room to keep what it began with', async () => {
  const { keepFirstCalls, firstCallsOf } = await import('../../../../../src/client/base/api/head-calls')
  vi.spyOn(stored, 'set').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepFirstCalls('/user-manage/user-list', '', [rows])
  expect(firstCallsOf('/user-manage/user-list', '')).toEqual([])
})
