import type { Operation } from '../../../src/server/pipeline/operation'
import type { Staff, TestApp } from '../test-app'
import { prototypeKey } from './values'

export interface HostileAnswer {
  readonly status: number
  /** Of the envelope; empty where something else is answered. */
  readonly code: string
}

let calls = 0

/** Sends a body as it is, the parts that the path names in it, and that of a GET in the address. */
export async function sendHostile(
  { http }: Pick<TestApp, 'http'>,
  { token }: Staff,
  { method, url, command }: Operation,
  body: Readonly<Record<string, unknown>>,
): Promise<HostileAnswer> {
  const rest = { ...body }
  const path = url.replace(/\{(\w+)\}|\*$/g, (_, named: string | undefined) => {
    const name = named ?? '*'
    const value = rest[name] ?? 1
    delete rest[name]
    return encoded(plain(value).slice(0, 200))
  })
  const isQuery = method === 'GET' || method === 'DELETE'
  const query = isQuery
    ? `?${Object.entries(rest)
        .map(([name, value]) => `${encoded(name)}=${encoded(plain(value).slice(0, 8_000))}`)
        .join('&')}`
    : ''
  const reply = await http.inject({
    method,
    url: `${path}${query}`,
    // The server counts the calls of an address, and nobody makes so many.
    remoteAddress: `10.3.${(++calls >> 8) % 256}.1`,
    headers: {
      'x-forwarded-for': `10.3.${(calls >> 8) % 256}.1`,
      token,
      ...(command && { 'x-command': command.id }),
      ...(!isQuery && { 'content-type': 'application/json' }),
    },
    ...(!isQuery && { payload: JSON.stringify(rest).replaceAll(`"${prototypeKey}"`, '"__proto__"') }),
  })
  const isJson = String(reply.headers['content-type']).includes('json')
  return { status: reply.statusCode, code: isJson ? (reply.json<{ code?: string }>()?.code ?? '') : '' }
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** A half of a character has no place in an address, so the bytes that it would be are sent. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
}
