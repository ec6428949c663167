import type { Response } from 'redaxios'
import { readToken } from './token'

type Begun = Promise<Response<unknown>>

let begun: { readonly token: string | undefined; readonly answers: Map<string, Begun> } | undefined

/**
 * Makes calls before the code that wants their answers has come. Each answer is taken once, by the first call of its name; what
 * nobody takes is dropped with the next beginning.
 * @param names of calls without input, `GET /auth/backend/account/info`
 * @param make sends one
 */
export function beginEarly(names: readonly string[], make: (path: string) => Begun): void {
  begun = undefined
  begun = {
    token: readToken(),
    answers: new Map(
      names.map((name) => {
        const answer = make(name.slice('GET '.length))
        // Whoever takes it hears of a failure.
        answer.catch(() => undefined)
        return [name, answer]
      }),
    ),
  }
}

/** The answer of a call that was made early on behalf of whoever is signed in now. */
export function takeEarly(name: string): Begun | undefined {
  // What one account was answered is nothing to the next.
  if (begun?.token !== readToken()) return undefined
  const answer = begun?.answers.get(name)
  begun?.answers.delete(name)
  return answer
}
