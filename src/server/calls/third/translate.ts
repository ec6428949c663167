import { z } from 'zod'
import { signingSecret } from '../../db/signing-secret'
import { translateAll, translating, wantedTexts } from '../../domain/partners/batch-translate'
import { accountOfSession, holds } from '../../access/account'
import { notPermitted, signedOut } from '../../base/errors'
import { defineOperation } from '../../pipeline/operation'
import { readToken, signToken } from '../../storage/signed-token'

/** Longer than a translation may take, so that what was asked for in time is answered; in milliseconds. */
const ticketLasts = 5 * 60_000

/** Gives leave to have texts translated for some minutes, to whoever holds a right that asks for it. */
export const translateTicket = defineOperation({
  id: 'third.translateTicket',
  method: 'POST',
  url: '/third/translate/ticket',
  guard: { anyOf: translating },
  input: z.strictObject({}),
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
export const translate = defineOperation({
  id: 'translate',
  method: 'POST',
  url: '/api/translate',
  guard: 'anyone',
  input: wantedTexts.extend({ ticket: z.string().max(1_000).optional() }),
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
