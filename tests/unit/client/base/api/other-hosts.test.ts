import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const hosts: Readonly<Record<string, string>> = {
  'meta[name=api-host]': 'https://admin.example',
  'meta[name=translate-host]': 'https://words.example',
}

interface Sent {
  readonly url: string
  readonly options: RequestInit & {
    readonly body: string
    readonly headers: Readonly<Record<string, string>>
  }
}

let sent: Sent[] = []
let answer: unknown
/** Calls that the host has not got: it answers them as servers answer any unknown path, unless it has a way of its own. */
let lacks: RegExp | undefined
let refusal: () => Response

const notFound = () => Response.json({ error: 'Not Found' }, { status: 404 })

beforeEach(() => {
  vi.resetModules()
  sent = []
  lacks = undefined
  refusal = notFound
  vi.stubGlobal('document', {
    cookie: 'Admin-Token=secret',
    querySelector: (selector: string) => (selector in hosts ? { content: hosts[selector] } : null),
  })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('localStorage', {})
  vi.stubGlobal('fetch', (url: string, options: Sent['options']) => {
    sent.push({ url, options })
    if (lacks?.test(url)) return Promise.resolve(refusal())
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('Base is the admin API host; cookies are sent; token in a header named token', () => {
  test('credentials go along to another host', async () => {
    answer = { code: '00000', msg: 'ok', data: 7 }
    const { send, credentialsFor } = await import('../../../../../src/client/base/api/api')
    expect(await send('GET /auth/backend/account/info')).toBe(7)
    expect(sent[0]?.url).toBe('https://admin.example/auth/backend/account/info')
    expect(sent[0]?.options.credentials).toBe('include')
    expect(sent[0]?.options.headers.token).toBe('secret')
    expect(credentialsFor('')).toBe('same-origin')
  })

  test('Calls marked customize return the raw body.', async () => {
    answer = { list: [1, 2] }
    const { send } = await import('../../../../../src/client/base/api/api')
    expect(await send('GET /user/backend/detail', { customize: true })).toEqual({ list: [1, 2] })
  })

  test('Calls marked customize return the raw body, as a file where it is one; a refusal is one all the same', async () => {
    const { send } = await import('../../../../../src/client/base/api/api')
    const file = { customize: 'file' } as const
    answer = 'a,b'
    lacks = /export/
    refusal = () => new Response('a,b', { headers: { 'content-type': 'text/csv' } })
    const read = await send('POST /excel/common/export', file)
    expect(read).toBeInstanceOf(Blob)
    expect(await new Response(read as Blob).text()).toBe('a,b')
    refusal = () => Response.json({ code: 'B01', msg: 'Too many rows.', data: null })
    await expect(send('POST /excel/common/export', file)).rejects.toMatchObject({ code: 'B01' })
  })
})

describe('against another host only the calls of the specification are counted on', () => {
  test.each([
    ['en', 'The admin API at https://admin.example does not offer this.'],
    ['zh', 'https://admin.example 的管理接口不提供此功能'],
  ])('a page that it does not offer says so plainly (%s)', async (language, sentence) => {
    lacks = /count/
    const { send } = await import('../../../../../src/client/base/api/api')
    const { startCaptions } = await import('../../../../../src/client/base/i18n/i18n')
    const { toasts } = await import('../../../../../src/client/base/ui/toast-store')
    await startCaptions(language as 'en' | 'zh', false)
    const failure: unknown = await send('POST /user/backend/count', { reads: true }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'notOffered', message: expect.stringContaining(sentence) as string })
    expect(toasts.entries).toEqual([])
  })

  test.each<[string, () => Response]>([
    ['404 in an envelope', () => Response.json({ code: '404', msg: 'No handler', data: null }, { status: 404 })],
    ['404 in an envelope of status 200', () => Response.json({ code: 404, msg: 'No handler' })],
    ['this product’s own word for it', () => Response.json({ code: 'A0404', msg: 'No call' }, { status: 404 })],
    ['405', () => Response.json({ message: 'Method Not Allowed' }, { status: 405 })],
    ['501', () => new Response(null, { status: 501 })],
    ['a page', () => new Response('<!doctype html><html><body>Welcome</body></html>')],
    ['a page that says 404', () => new Response('<html>nginx</html>', { status: 404 })],
    ['a forbidden path', () => Response.json({ error: 'Forbidden' }, { status: 403 })],
  ])('%s means that it does not offer the call', async (_name, refuse) => {
    lacks = /./
    refusal = refuse
    const { send } = await import('../../../../../src/client/base/api/api')
    await expect(send('POST /user/backend/page', { reads: true })).rejects.toMatchObject({ code: 'notOffered' })
  })

  test('a gateway that is down is no answer of the host', async () => {
    lacks = /./
    refusal = () => new Response('<html>Bad Gateway</html>', { status: 502 })
    const { send } = await import('../../../../../src/client/base/api/api')
    await expect(send('POST /user/backend/page', { reads: true })).rejects.toMatchObject({ code: 'network' })
  })

  test('after the first of the console’s own calls that it has not got it is asked for no other', async () => {
    lacks = /staffPreference/
    answer = { code: '00000', msg: 'ok', data: [] }
    const { send } = await import('../../../../../src/client/base/api/api')
    for (const name of ['GET /auth/backend/staffPreference/mine', 'GET /auth/backend/savedView/mine'])
      await expect(send(name)).rejects.toMatchObject({ code: 'notOffered' })
    expect(await send('GET /auth/backend/role/all')).toEqual([])
    expect(sent.map(({ url }) => url)).toEqual([
      'https://admin.example/auth/backend/staffPreference/mine',
      'https://admin.example/auth/backend/role/all',
    ])
  })

  test('it hears of no command, and nothing is tried out there: it would be carried out', async () => {
    lacks = /staffPreference/
    answer = { code: '00000', msg: 'ok', data: null }
    const { send } = await import('../../../../../src/client/base/api/api')
    const erase = 'POST /auth/backend/role/delRole'
    await expect(send(erase, { input: { id: 1, dryRun: true } })).rejects.toMatchObject({ code: 'notOffered' })
    await send('GET /auth/backend/staffPreference/mine').catch(() => undefined)
    await expect(send(erase, { input: { id: 1, dryRun: true } })).rejects.toMatchObject({ code: 'notOffered' })
    await send(erase, { input: { roleId: 1 }, command: 'staff-manage.role-list.delete' })
    expect(sent.map(({ url }) => url.replace(/.*\//, ''))).toEqual(['mine', 'delRole'])
    expect(sent[1]?.options.headers).not.toHaveProperty('x-command')
  })

  test('another server of this product is asked for all that there is', async () => {
    answer = { code: '00000', msg: 'ok', data: null }
    const { send } = await import('../../../../../src/client/base/api/api')
    await send('GET /auth/backend/staffPreference/mine')
    await send('POST /auth/backend/role/delRole', { input: { id: 1, dryRun: true }, command: 'some.command' })
    expect(sent[1]?.options.headers).toHaveProperty('x-command', 'some.command')
  })

  test('what cannot be written there is told; what cannot be read is said where it would stand', async () => {
    lacks = /./
    const { send } = await import('../../../../../src/client/base/api/api')
    const { toasts } = await import('../../../../../src/client/base/ui/toast-store')
    await send('POST /user/backend/note/save').catch(() => undefined)
    expect(toasts.entries).toHaveLength(1)
  })

  test.each([{ token: 'given' }, 'given'])('signs in by the token that it gives: %j', async (data) => {
    answer = { code: 'APPLY_SUCCESS', msg: 'ok', data }
    const { signIn } = await import('../../../../../src/client/base/session/session')
    await signIn(' anna ', 'secret')
    expect(sent[1]).toMatchObject({
      url: 'https://admin.example/auth/backend/account/info',
      options: { headers: { token: 'given' } },
    })
    expect(JSON.parse(sent[0]!.options.body)).toEqual({ username: 'anna', password: 'secret' })
  })

  test('a record that is not there stays one: the envelope is what counts', async () => {
    answer = { code: 'A0404', msg: 'There is no such record.', data: null }
    const { send } = await import('../../../../../src/client/base/api/api')
    await expect(send('GET /user/backend/detail')).rejects.toMatchObject({ code: 'A0404' })
  })

  test('texts are translated without leave where it gives none', async () => {
    lacks = /ticket/
    answer = { code: '00000', msg: 'ok', data: { texts: { zh_CN: ['保存'] } } }
    const { translate } = await import('../../../../../src/client/base/api/translate')
    expect(await translate({ texts: ['Save'], from: 'en', to: ['zh_CN'] })).toEqual({ zh_CN: ['保存'] })
    expect(JSON.parse(sent[1]!.options.body)).not.toHaveProperty('ticket')
  })
})

describe('POST /api/translate on a separate front-end server, no credentials, timeout 180000 ms', () => {
  test('sends neither token nor cookies, and a ticket that the API host gives', async () => {
    answer = { code: '00000', msg: 'ok', data: { ticket: 'leave', texts: { zh_CN: ['保存'] } } }
    const timeouts = vi.spyOn(AbortSignal, 'timeout')
    const { translate } = await import('../../../../../src/client/base/api/translate')
    expect(await translate({ texts: ['Save'], from: 'en', to: ['zh_CN'] })).toEqual({ zh_CN: ['保存'] })
    expect(sent.map(({ url }) => url)).toEqual([
      'https://admin.example/third/translate/ticket',
      'https://words.example/api/translate',
    ])
    const { options } = sent[1]!
    expect(options.credentials).toBe('omit')
    expect(options.headers).not.toHaveProperty('token')
    expect(JSON.parse(options.body)).toMatchObject({ ticket: 'leave', texts: ['Save'] })
    expect(timeouts.mock.calls.map(([ms]) => ms)).toEqual([65_000, 180_000])
  })
})
