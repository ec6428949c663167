import * as calls from '../../../calls/config'
import { dictionaryVersion, readDictionaries } from '../../db/read-dictionaries'
import { serve } from '../../pipeline/serve'

/**
 * Every dictionary, for whoever is signed in: forms and lists are drawn from them. A browser that holds the version in force
 * gets a 304 instead of the same answer again.
 */
export const dictionaryList = serve(calls.dictionaryList, {
  id: 'enum.list',
  guard: 'signedIn',
  raw: async ({ db }, _input, reply, request) => {
    const version = await dictionaryVersion(db)
    const tag = `W/"${version}"`
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match'] === tag) {
      await reply.status(304).send()
      return
    }
    await reply.send({ code: '00000', msg: 'ok', data: await readDictionaries(db, version) })
  },
})
