import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test('a call that is given up while its answer comes in is no failure of the host', async () => {
  vi.stubGlobal('document', { cookie: '', querySelector: () => null })
  vi.stubGlobal('navigator', { languages: ['en'] })
  const giving = new AbortController()
  vi.stubGlobal('fetch', () => {
    const body = new ReadableStream({
      pull: (controller) => {
        giving.abort()
        controller.error(giving.signal.reason)
      },
    })
    return Promise.resolve(new Response(body))
  })
  const { send } = await import('../../../../../src/client/base/api/api')
  await expect(send('POST /user/backend/page', { signal: giving.signal })).rejects.toMatchObject({ name: 'AbortError' })
})
