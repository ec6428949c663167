import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { beginSignIn } from '../../../src/server/oidc/provider'

afterEach(() => vi.useRealTimers())

test('a sign-in provider that says nothing is given up after ten seconds', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = once(server, 'request')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const oidc = { issuer, clientId: 'a', clientSecret: 'b', scope: 'openid', groupsClaim: 'groups', groups: new Map() }
  const ended = beginSignIn(oidc, 'http://console.test', false).catch((error: unknown) => error)
  await asked
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await ended).toMatchObject({ message: 'There was no answer within 10000 ms.' })
  server.closeAllConnections()
  server.close()
})
