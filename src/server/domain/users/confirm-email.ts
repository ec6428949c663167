import { confirmNewEmail } from '../../../calls/user'
import { signingSecret } from '../../db/signing-secret'
import { type Context } from '../../pipeline/operation'
import { signToken } from '../../storage/signed-token'

/** A link to confirm a new address is good for a day. */
const linkLasts = 24 * 3_600_000

/** The address by which a user confirms a new e-mail address. */
export async function confirmationLink(
  context: Pick<Context, 'db' | 'services' | 'now'>,
  changeId: number,
): Promise<string> {
  const token = signToken(await signingSecret(context), { emailChange: changeId }, context.now.getTime() + linkLasts)
  return `${context.services.config.publicUrl}${confirmNewEmail.url}?token=${token}`
}
