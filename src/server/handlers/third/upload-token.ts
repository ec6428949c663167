import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { extensionOf, REFUSED_TYPES, UPLOAD_TYPES } from '../../../fields/storage-key'
import { signingSecret } from '../../db/signing-secret'
import { badField } from '../../pipeline/errors'
import { defineOperation } from '../../pipeline/operation'
import { contentTypeOf } from '../../storage/content-types'
import { signToken } from '../../storage/signed-token'

/** A large video over a slow line takes its time, in milliseconds. */
const tokenLasts = 2 * 3_600_000

/** Gives leave to upload one file: where to, under which key, and the token to send along. */
export const uploadToken = defineOperation({
  id: 'third.uploadToken',
  method: 'GET',
  url: '/third/qiniu/token',
  guard: 'signedIn',
  input: z.strictObject({ originalFilename: z.string({ error: 'error.required' }).min(1, 'error.required').max(1000) }),
  run: async (context, { originalFilename }) => {
    const extension = extensionOf(originalFilename)
    if (REFUSED_TYPES.includes(extension))
      throw badField('originalFilename', 'error.refusedType', { types: REFUSED_TYPES.join(', ') })
    const content = contentTypeOf(`file.${extension}`)
    if (!content) throw badField('originalFilename', 'error.unsupportedType', { types: UPLOAD_TYPES.join(', ') })
    const month = context.now.toISOString().slice(0, 7).replace('-', '/')
    const key = `uploads/${month}/${randomBytes(16).toString('hex')}.${extension}`
    const secret = await signingSecret(context)
    const said = { account: context.account.id, upload: key, name: originalFilename, maxBytes: content.maxBytes }
    return {
      token: signToken(secret, said, context.now.getTime() + tokenLasts),
      key,
      uploadUrl: '/third/qiniu/upload',
      maxBytes: content.maxBytes,
    }
  },
})
