import { createHash } from 'node:crypto'
import * as calls from '../../../calls/account'
import type { Answer } from '../../../calls/define-call'
import { dictionaryVersion, readDictionaries } from '../../db/read-dictionaries'
import { infoOf, resourcesOf } from '../../domain/staff/own-rights'
import { preferencesOf } from '../../domain/staff/preferences'
import type { Context } from '../../pipeline/operation'
import { isHeldBack } from '../../pipeline/refuse-before'
import { sendUnlessKnown } from '../../pipeline/send-unless-known'
import { serve } from '../../pipeline/serve'

/** What a console starts with: one answer in place of four, which a browser keeps until something in it has changed. */
export const start = serve(calls.start, {
  id: 'account.start',
  guard: 'signedIn',
  beforePassword: true,
  beforeFactor: true,
  raw: async (context, _input, reply, request) => {
    const answer = await startOf(context)
    const version = createHash('sha256').update(JSON.stringify(answer)).digest('base64url')
    await sendUnlessKnown(request, reply, version, () => Promise.resolve(answer))
  },
})

async function startOf(context: Context): Promise<Answer<typeof calls.start>> {
  const [info, authorizeResource] = await Promise.all([infoOf(context), resourcesOf(context)])
  // What their own calls refuse for now, this one does not tell either.
  if (isHeldBack(context.account)) return { info, authorizeResource }
  const [ownPreferences, dictionaryList] = await Promise.all([
    preferencesOf(context),
    dictionaryVersion(context.db).then((version) => readDictionaries(context.db, version)),
  ])
  return { info, authorizeResource, ownPreferences, dictionaryList }
}
