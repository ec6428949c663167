import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { allSpecifiedCalls, type SpecifiedCall } from '../../src/schema/specified-calls'
import { hostAnswers, type Told } from './plain-host-answers'

/** A call as the host has heard it. */
export interface HeardCall {
  /** `POST /auth/backend/role/delRole` */
  readonly call: string
  readonly query: Readonly<Record<string, string>>
  readonly body: Told
  readonly headers: IncomingMessage['headers']
  /** Whether the cookie came along that the host gave at the sign-in. */
  readonly hasCookie: boolean
}

export interface PlainHost {
  /** `http://127.0.0.1:40123` */
  readonly address: string
  /** All that it was asked, what it has not got included, in order. */
  readonly heard: readonly HeardCall[]
  /** Those of one call. */
  heardOf(call: SpecifiedCall): HeardCall[]
  stop(): Promise<void>
}

/**
 * An admin API as one may be next to this product: it answers the calls of the specification, from memory, and nothing else. It
 * wants token and cookie, lets no header pass between origins but those that the specification names, and has no word for commands,
 * versions or trying out.
 */
export async function startPlainHost(): Promise<PlainHost> {
  const heard: HeardCall[] = []
  const answers = hostAnswers()
  const patterns = allSpecifiedCalls.map((call) => [call, patternOf(call)] as const)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '')
    response.setHeader('access-control-allow-credentials', 'true')
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      response.setHeader('access-control-allow-headers', 'token, content-type, accept-language')
      return response.writeHead(204).end()
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
    const name = `${request.method} ${pathname}`
    const query = Object.fromEntries(searchParams)
    const hasBody = request.headers['content-type']?.includes('json') === true
    const body = hasBody ? ((await json(request)) as Told) : {}
    const hasCookie = request.headers.cookie?.includes('host-session=open') === true
    heard.push({ call: name, query, body, headers: request.headers, hasCookie })
    const found = patterns.find(([, pattern]) => pattern.test(name))
    if (!found) return tell(response, 404, { timestamp: Date.now(), status: 404, error: 'Not Found', path: pathname })
    const [call, pattern] = found
    if (call === 'POST /auth/backend/account/login') {
      response.setHeader('set-cookie', 'host-session=open; Path=/; HttpOnly')
      return tell(response, 200, { code: '00000', msg: 'ok', data: { token: 'host-token' } })
    }
    if (request.headers.token !== 'host-token' || !hasCookie)
      return tell(response, 200, { code: 'A0230', msg: 'You are signed out.', data: null })
    if (call === 'POST /excel/common/export')
      return response.writeHead(200, { 'content-type': 'text/csv' }).end('name,code\nEditors,editors\n')
    const id = pattern.exec(name)?.groups?.id
    const data = answers[call]?.({ ...query, ...body, ...(id !== undefined && { id }) }) ?? null
    return tell(response, 200, { code: 'APPLY_SUCCESS', msg: 'ok', data })
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    heardOf: (call) => heard.filter((each) => patternOf(call).test(each.call)),
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}

function patternOf(call: string): RegExp {
  return new RegExp(`^${call.replace(/\?.*$/, '').replace('{id}', '(?<id>\\d+)')}$`)
}

function tell(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
