import * as calls from '../../../calls/account'
import accountEntity from '../../../entities/staff-manage/account'
import { signingSecret } from '../../db/signing-secret'
import {
  dropFactor,
  keepFactor,
  newFactor,
  recoveryCodesLeft,
  renewRecoveryCodes,
  stepOf,
} from '../../domain/staff/second-factor'
import { badField, refused } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { readToken, signToken } from '../../storage/signed-token'

/** How long somebody may take from the picture to the first code, in milliseconds. */
const enrolLasts = 15 * 60_000

/** How the account that asks proves who it is, in addition to its password. */
export const ownFactor = serve(calls.ownFactor, {
  id: 'account.factor',
  guard: 'signedIn',
  beforeFactor: true,
  run: async ({ db, account }) => ({
    isOn: account.hasFactor,
    isRequired: account.needsFactor,
    recoveryCodes: await recoveryCodesLeft(db, account.id),
  }),
})

/** A new secret for an authenticator app. It counts for nothing before a first code of it has come. */
export const beginFactor = serve(calls.beginFactor, {
  id: 'account.beginFactor',
  guard: 'signedIn',
  beforeFactor: true,
  asksProof: true,
  run: async (context) => {
    const { account, now } = context
    const factor = newFactor(account.username)
    const said = { factor: factor.secret, account: account.id }
    return { ...factor, ticket: signToken(await signingSecret(context), said, now.getTime() + enrolLasts) }
  },
})

/** Takes the first code of a new secret: from now on the account signs in with it. Answers the recovery codes, this once. */
export const confirmFactor = serve(calls.confirmFactor, {
  id: 'account.confirmFactor',
  guard: 'signedIn',
  beforeFactor: true,
  asksProof: true,
  titles: { code: 'factor.code' },
  audit: { kind: 'edit', code: 'confirmFactor', entity: accountEntity.name, danger: true },
  run: async (context, { ticket, code }) => {
    const { account, now, records } = context
    const said = readToken(await signingSecret(context), ticket, now.getTime())
    if (said?.account !== account.id || typeof said.factor !== 'string') throw refused('factor.tooLate')
    const step = stepOf(said.factor, code.replace(/\s/g, ''), now)
    if (step === undefined) throw badField('code', 'factor.wrongCode')
    await records.update(accountEntity, await records.get(accountEntity, account.id), { otpOn: true })
    return { recoveryCodes: await keepFactor(context, account.id, said.factor, step) }
  },
})

/** New recovery codes, where the former are used up or have been seen by others. */
export const newRecoveryCodes = serve(calls.newRecoveryCodes, {
  id: 'account.newRecoveryCodes',
  guard: 'signedIn',
  asksProof: true,
  audit: { kind: 'edit', code: 'newRecoveryCodes', entity: accountEntity.name, danger: true },
  run: async (context) => {
    requireFactor(context)
    return { recoveryCodes: await renewRecoveryCodes(context.db, context.account.id) }
  },
})

/** Takes one's own factor away, where no role asks for it: the password alone signs in again. */
export const endFactor = serve(calls.endFactor, {
  id: 'account.endFactor',
  guard: 'signedIn',
  asksProof: true,
  audit: { kind: 'edit', code: 'endFactor', entity: accountEntity.name, danger: true },
  run: async (context) => {
    const { db, records, account } = context
    requireFactor(context)
    if (account.needsFactor) throw refused('factor.required')
    await dropFactor(db, account.id)
    await records.update(accountEntity, await records.get(accountEntity, account.id), { otpOn: false })
    return {}
  },
})

function requireFactor({ account }: Context): void {
  if (!account.hasFactor) throw refused('factor.none')
}
