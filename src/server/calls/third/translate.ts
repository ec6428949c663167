import * as calls from '../../../calls/third'
import { signingSecret } from '../../db/signing-secret'
import { translateAll, translating } from '../../domain/partners/batch-translate'
import { accountOfSession, holds } from '../../access/account'
import { notPermitted, signedOut } from '../../base/errors'
import { serve } from '../../pipeline/serve'
import { readToken, signToken } from '../../storage/signed-token'

/** Longer than a translation may take, so that what was asked for in time is answered; in milliseconds. */
const ticketLasts = 5 * 60_000

/** Gives leave to have texts translated for some minutes, to whoever holds a right that asks for it. */
export const translateTicket = serve(calls.translateTicket, {
  id: 'third.translateTicket',
  guard: { anyOf: translating },
  run: async (context) => {
    const { account, now } = context
    const said = { translate: account.sessionId }
    return { ticket: signToken(await signingSecret(context), said, now.getTime() + ticketLasts) }
  },
})

/**
 * Puts texts into several languages, for callers that send no credentials: a ticket says on whose behalf. It holds for this
 * alone, and no longer than the session it was given to has the right.
 */
export const translate = serve(calls.translate, {
  id: 'translate',
  guard: 'anyone',
  run: async (context, { ticket = '', ...wanted }) => {
    const { services, now } = context
    const said = readToken(await signingSecret(context), ticket, now.getTime())
    const session = said?.translate
    const account = typeof session === 'number' ? await accountOfSession(services.db, session) : undefined
    if (!account) throw signedOut()
    if (!translating.some((code) => holds(account, code))) throw notPermitted(translating[0] ?? '')
    return translateAll(services, wanted)
  },
})
