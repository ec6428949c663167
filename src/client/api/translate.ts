import { call } from './api'
import { pageSetting } from './page-setting'

/** Long texts into many languages take their time (specification: translate timeout), in milliseconds. */
export const translateTimeout = 180_000

interface Wanted {
  readonly texts: readonly string[]
  /** Codes of languages: `en`, `zh_CN`. */
  readonly from: string
  readonly to: readonly string[]
}

/** By language, the texts in their order. */
type Translated = Readonly<Record<string, readonly string[]>>

/**
 * Puts texts into languages by the translating server, which knows nothing of who is signed in: the call carries neither token
 * nor cookies, but a ticket that holds for some minutes and for this alone.
 * @throws ApiError with the sentence to show
 */
export async function translate(wanted: Wanted, command?: string): Promise<Translated> {
  const { ticket } = await call<{ ticket: string }>('POST /third/translate/ticket', { ...(command && { command }) })
  const answer = await call<{ texts: Translated }>('POST /api/translate', {
    input: { ...wanted, ticket },
    at: { host: pageSetting('translate-host'), timeout: translateTimeout },
    reads: true,
  })
  return answer.texts
}
