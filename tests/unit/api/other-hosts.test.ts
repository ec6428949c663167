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
/** Calls that the host has not got: it answers them as servers answer any unknown path. */
let lacks: RegExp | undefined

beforeEach(() => {
  vi.resetModules()
  sent = []
  lacks = undefined
  vi.stubGlobal('document', {
    cookie: 'Admin-Token=secret',
    querySelector: (selector: string) => (selector in hosts ? { content: hosts[selector] } : null),
  })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('fetch', (url: string, options: Sent['options']) => {
    sent.push({ url, options })
    if (lacks?.test(url)) return Promise.resolve(Response.json({ error: 'Not Found' }, { status: 404 }))
    return Promise.resolve(new Response(JSON.stringify(answer)))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('Base is the admin API host; cookies are sent; token in a header named token', () => {
  test('credentials go along to another host', async () => {
    answer = { code: '00000', msg: 'ok', data: 7 }
    const { call, credentialsFor } = await import('../../../src/client/api/api')
    expect(await call('GET /auth/backend/account/info')).toBe(7)
    expect(sent[0]?.url).toBe('https://admin.example/auth/backend/account/info')
    expect(sent[0]?.options.credentials).toBe('include')
    expect(sent[0]?.options.headers.token).toBe('secret')
    expect(credentialsFor('')).toBe('same-origin')
  })

  test('Calls marked customize return the raw body.', async () => {
    answer = { list: [1, 2] }
    const { call } = await import('../../../src/client/api/api')
    expect(await call('GET /anything', { customize: true })).toEqual({ list: [1, 2] })
  })
})

describe('against another host only the calls of the specification are counted on', () => {
  test.each([
    ['en', 'The admin API at https://admin.example does not offer this.'],
    ['zh', 'https://admin.example 的管理接口不提供此功能'],
  ])('a page that it does not offer says so plainly (%s)', async (language, sentence) => {
    lacks = /count/
    const { call } = await import('../../../src/client/api/api')
    const { startCaptions } = await import('../../../src/client/i18n/i18n')
    const { toasts } = await import('../../../src/client/ui/toast-store')
    await startCaptions(language as 'en' | 'zh')
    const failure: unknown = await call('POST /user/backend/count', { reads: true }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'notOffered', message: expect.stringContaining(sentence) as string })
    expect(toasts.entries).toEqual([])
  })

  test('a record that is not there stays one: the envelope is what counts', async () => {
    answer = { code: 'A0404', msg: 'There is no such record.', data: null }
    const { call } = await import('../../../src/client/api/api')
    await expect(call('GET /user/backend/detail')).rejects.toMatchObject({ code: 'A0404' })
  })

  test('texts are translated without leave where it gives none', async () => {
    lacks = /ticket/
    answer = { code: '00000', msg: 'ok', data: { texts: { zh_CN: ['保存'] } } }
    const { translate } = await import('../../../src/client/api/translate')
    expect(await translate({ texts: ['Save'], from: 'en', to: ['zh_CN'] })).toEqual({ zh_CN: ['保存'] })
    expect(JSON.parse(sent[1]!.options.body)).not.toHaveProperty('ticket')
  })
})

describe('POST /api/translate on a separate front-end server, no credentials, timeout 180000 ms', () => {
  test('sends neither token nor cookies, and a ticket that the API host gives', async () => {
    answer = { code: '00000', msg: 'ok', data: { ticket: 'leave', texts: { zh_CN: ['保存'] } } }
    const timeouts = vi.spyOn(AbortSignal, 'timeout')
    const { translate } = await import('../../../src/client/api/translate')
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
