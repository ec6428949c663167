import * as calls from '../../../calls/third'
import { signingSecret } from '../../db/signing-secret'
import { giveLeave, tokenLasts } from '../../domain/files/give-leave'
import { serve } from '../../pipeline/serve'
import { signToken } from '../../storage/signed-token'

/**
 * Gives leave to upload one file: where to, under which key, and the token to send along. The leave is for one account, one use
 * and one size where that is said; and for one field (`user.portrait`) or argument of a command where that is said, else for any that
 * the account may fill and that takes such a file.
 */
export const uploadToken = serve(calls.uploadToken, {
  id: 'third.uploadToken',
  guard: 'signedIn',
  run: async (context, asked) => {
    const { key, maxBytes } = await giveLeave(context, asked)
    const said = { account: context.account.id, upload: key }
    return {
      token: signToken(await signingSecret(context), said, context.now.getTime() + tokenLasts),
      key,
      uploadUrl: '/third/qiniu/upload',
      maxBytes,
    }
  },
})
