import { call } from './api'
import { ApiError, notOffered } from './api-error'
import { pageSetting } from '../settings/page-setting'

/** Long texts into many languages take their time (specification: translate timeout), in milliseconds. */
const translateTimeout = 180_000

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
  const ticket = await ticketFor(command)
  const answer = await call('POST /api/translate', {
    input: { ...wanted, ...(ticket !== undefined && { ticket }) },
    at: { host: pageSetting('translate-host'), timeout: translateTimeout },
    reads: true,
  })
  return answer.texts
}

/** Leave to translate; none where another admin API gives none: the translation service then asks for none. */
async function ticketFor(command: string | undefined): Promise<string | undefined> {
  try {
    const options = command === undefined ? {} : { command }
    return (await call('POST /third/translate/ticket', options)).ticket
  } catch (error) {
    if (error instanceof ApiError && error.code === notOffered) return undefined
    throw error
  }
}
