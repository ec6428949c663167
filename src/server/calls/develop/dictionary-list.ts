import * as calls from '../../../calls/config'
import { readDictionaries } from '../../db/read-dictionaries'
import { sendUnlessKnown } from '../../pipeline/send-unless-known'
import { serve } from '../../pipeline/serve'

/**
 * Every dictionary, for whoever is signed in: forms and lists are drawn from them. A browser that holds the version in force
 * gets a 304 instead of the same answer again.
 */
export const dictionaryList = serve(calls.dictionaryList, {
  id: 'enum.list',
  guard: 'signedIn',
  raw: async ({ db }, _input, reply, request) => {
    const { version, value } = await readDictionaries(db)
    await sendUnlessKnown(request, reply, version, () => JSON.stringify(value))
  },
})
