import type { Response } from 'redaxios'
import { readToken } from './token'

type Begun = Promise<Response<unknown>>

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
function partOf(answer: Response<unknown>, part: string): Response<unknown> | undefined {
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
