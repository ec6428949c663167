import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import Provider, { type Configuration } from 'oidc-provider'

/** Somebody whom the provider knows, with what it tells of them. */
export interface Person {
  readonly sub: string
  readonly email?: string
  readonly name?: string
  readonly groups?: readonly string[]
  /** By what they have proved themselves there. */
  readonly amr?: string[]
}

/** A provider to sign in by, on this machine. */
export interface TestProvider {
  readonly issuer: string
  /** Whoever comes next is this person. */
  be(person: Person): void
  stop(): Promise<void>
}

/** The client that the server under test is to the provider. */
export const client = { id: 'iron-man', secret: 'between-the-two-of-them' }

/**
 * Starts a provider that signs in whoever it was told last, without asking.
 * @param callback where it sends people back to
 */
export async function startProvider(callback: string): Promise<TestProvider> {
  const server: Server = createServer((request, response) => void listen(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, Person>()
  let next = ''
  const provider = new Provider(issuer, settings(callback, people))
  const answer = provider.callback()
  const listen = async (...[request, response]: Parameters<typeof answer>) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { prompt, params } = await provider.interactionDetails(request, response)
    const grant = new provider.Grant({ accountId: next, clientId: String(params.client_id) })
    grant.addOIDCScope('openid profile email')
    const consent = prompt.name === 'consent' ? { consent: { grantId: await grant.save() } } : {}
    return provider.interactionFinished(request, response, {
      login: { accountId: next, ...(people.get(next)?.amr && { amr: people.get(next)?.amr }) },
      ...consent,
    })
  }
  return {
    issuer,
    be: (person) => {
      people.set(person.sub, person)
      next = person.sub
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function settings(callback: string, people: ReadonlyMap<string, Person>): Configuration {
  return {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [callback] }],
    cookies: { keys: ['tests only'] },
    claims: { openid: ['sub', 'amr'], profile: ['name', 'groups'], email: ['email'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => Promise.resolve({ ...people.get(sub), sub, groups: [...(people.get(sub)?.groups ?? [])] }),
    }),
  }
}
