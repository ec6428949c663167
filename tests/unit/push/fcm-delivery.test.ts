import { generateKeyPairSync } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { fcmDelivery } from '../../../src/server/push/fcm-delivery'
import type { PushMessage } from '../../../src/server/push/push-delivery'

afterEach(() => vi.unstubAllGlobals())

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const options = {
  projectId: 'p',
  clientEmail: 'a@b.c',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
}
const messages = Array.from({ length: 120 }, (_each, user) => ({
  ...{ push: 1, user, deviceId: 'd', provider: 'fcm', title: '', body: '', image: null, timeToLive: 60 },
  ...{ target: { type: 'INNER_URL', target: '/' }, collapseKey: null, sound: false, badge: false },
})) as unknown as readonly PushMessage[]

/** A provider that gives its token, and answers each message as the test says. */
function provider(answer: (signal: AbortSignal) => Promise<Response>) {
  let calls = 0
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    if (!url.includes('messages:send')) return Promise.resolve(Response.json({ access_token: 't' }))
    calls++
    return answer(signal)
  })
  return () => calls
}

const silent = (signal: AbortSignal) =>
  new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

test.each([
  ['never answers', silent],
  ['is overloaded', () => Promise.resolve(Response.json({ error: { status: 'UNAVAILABLE' } }, { status: 503 }))],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('a provider that %s is asked by a few messages alone, and has judged none', async (_name, answer) => {
  const calls = provider(answer)
  const answers = await fcmDelivery(options, 100).send(messages, new Date())
  expect(answers).toHaveLength(messages.length)
  expect(answers.every((each) => !each.isTaken && each.isAway)).toBe(true)
  expect(calls()).toBe(50)
})

test('a provider that refuses a message has judged it', async () => {
  provider(() => Promise.resolve(Response.json({ error: { status: 'UNREGISTERED' } }, { status: 404 })))
  const answers = await fcmDelivery(options, 100).send(messages, new Date())
  expect(answers.at(-1)).toEqual({ isTaken: false, code: 'UNREGISTERED' })
})
