import { addressOf, credentialsFor, headersOf } from './api'
import { apiHost } from './host-speech'

/** A query that the server ran for a call: without its values. */
export interface TracedQuery {
  readonly sql: string
  readonly milliseconds: number
  readonly failed: boolean
}

/** What came of a call that is looked into. */
export interface TracedAnswer {
  readonly status: number
  /** From asking to the last byte. */
  readonly milliseconds: number
  readonly bytes: number
  readonly queries: readonly TracedQuery[]
  /** The answer as it came, laid out where it is JSON. */
  readonly text: string
}

/**
 * Makes any call with the rights of who is signed in, and tells what it took. It is the call itself: one that writes, writes.
 * @param body JSON text; empty for none
 * @throws where nothing came back
 */
export async function tracedCall(method: string, path: string, body: string): Promise<TracedAnswer> {
  const started = performance.now()
  const response = await fetch(addressOf(path), {
    method,
    headers: { ...headersOf(), 'x-trace-queries': '1', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
    credentials: credentialsFor(apiHost),
    signal: AbortSignal.timeout(65_000),
  })
  const text = await response.text()
  const { queries, shown } = readAnswer(text)
  return {
    status: response.status,
    milliseconds: performance.now() - started,
    bytes: new TextEncoder().encode(text).length,
    queries,
    text: shown,
  }
}

function readAnswer(text: string): { readonly queries: readonly TracedQuery[]; readonly shown: string } {
  try {
    const { queries = [], ...envelope } = JSON.parse(text) as { readonly queries?: readonly TracedQuery[] }
    return { queries, shown: JSON.stringify(envelope, null, 2) }
  } catch {
    return { queries: [], shown: text }
  }
}
