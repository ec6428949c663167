import { createHash } from 'node:crypto'
import * as calls from '../../../calls/account'
import type { Answer } from '../../../calls/define-call'
import { readDictionaries } from '../../db/read-dictionaries'
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
    const json = JSON.stringify(await startOf(context))
    const version = createHash('sha256').update(json).digest('base64url')
    await sendUnlessKnown(request, reply, version, () => json)
  },
})

async function startOf(context: Context): Promise<Answer<typeof calls.start>> {
  const [info, authorizeResource] = await Promise.all([infoOf(context), resourcesOf(context)])
  // What their own calls refuse for now, this one does not tell either.
  if (isHeldBack(context.account)) return { info, authorizeResource }
  const [ownPreferences, dictionaries] = await Promise.all([preferencesOf(context), readDictionaries(context.db)])
  return { info, authorizeResource, ownPreferences, dictionaryList: dictionaries.value }
}
