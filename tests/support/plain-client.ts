import type { Envelope } from './caller'
import type { Staff, TestApp } from './test-app'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call of the specification: its method, and its path with what it names in the address. */
export type PlainCall = `${Method} /${string}`

/** Makes a call as a client that knows the specification alone: a token, a path, a body. */
export type PlainClient = <Data = never>(call: PlainCall, body?: object) => Promise<Envelope<Data>>

/** A client that sends no header but the token: it names no command and knows no versions. */
export function plainClient(app: TestApp, { token }: Pick<Staff, 'token'>): PlainClient {
  return async <Data>(call: PlainCall, body?: object) => {
    const [method, url = ''] = call.split(' ') as [Method, string]
    const reply = await app.http.inject({ method, url, headers: { token }, ...(body && { payload: body }) })
    return reply.json<Envelope<Data>>()
  }
}
