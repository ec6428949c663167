import { callKey } from './head-calls'
import { readToken } from './token'

/** What a call brought: its status, and its body as it was read. */
export interface Answered {
  readonly status: number
  readonly data: unknown
}

type Begun = Promise<Answered>

let begun: { readonly token: string | undefined; readonly answers: Map<string, Begun> } | undefined

/**
 * Makes one call before the code that wants its answer has come, in place of several: each takes its part of the answer, once.
 * What nobody takes is dropped with the next beginning.
 * @param parts by a call without input that need not be made, `GET /auth/backend/account/info`: the name of its part
 * @param whole what was asked for in their place
 * @param make makes one of them after all, where the answer has not got its part
 */
export function beginEarly(parts: Readonly<Record<string, string>>, whole: Begun, make: (path: string) => Begun): void {
  begun = {
    token: readToken(),
    answers: new Map(
      Object.entries(parts).map(([name, part]) => {
        const answer = whole.then((got) => partOf(got, part) ?? make(name.slice('GET '.length)))
        // Whoever takes it hears of a failure.
        answer.catch(() => undefined)
        return [name, answer]
      }),
    ),
  }
}

/** Part of an answer as an answer of its own; a refusal is that of each part. Undefined where there is no such part. */
function partOf(answer: Answered, part: string): Answered | undefined {
  const body = answer.data
  // A server of an older release does not know the call.
  if (answer.status === 404) return undefined
  const isAnswered = answer.status >= 200 && answer.status <= 299
  if (!isAnswered || !isRecord(body) || !isRecord(body.data)) return answer
  return part in body.data ? { ...answer, data: { ...body, data: body.data[part] } } : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** The answer of a call that was made early on behalf of whoever is signed in now. */
export function takeEarly(name: string): Begun | undefined {
  // What one account was answered is nothing to the next.
  if (begun?.token !== readToken()) return undefined
  const answer = begun?.answers.get(name)
  begun?.answers.delete(name)
  return answer
}

/** An answer that the page's head has asked for is taken so long after the page was asked for, in milliseconds; later it may be out of date. */
const takenWithin = 10_000

/**
 * The answer of a call that the page's head has made, once; undefined where it has not, or for somebody else, or in another language.
 * @param input the call's body, where it has one
 */
export function takeFromHead(name: string, input: object, language: string): Begun | undefined {
  const head = globalThis.headCalls
  if (!head || head.answers.size === 0 || performance.now() > takenWithin) return undefined
  const key = callKey(name, input)
  const answer = head.answers.get(key)
  if (!answer || head.token !== readToken() || head.language !== language) return undefined
  head.answers.delete(key)
  return answer.then(({ status, text }) => ({ status, data: asRead(text) }))
}

function asRead(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
