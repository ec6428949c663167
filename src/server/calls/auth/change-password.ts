import * as calls from '../../../calls/account'
import accountEntity from '../../../entities/staff-manage/account'
import staffSession from '../../../entities/staff-manage/staff-session'
import { countTry, forgetTries } from '../../domain/staff/count-tries'
import { endSessions } from '../../domain/staff/end-sessions'
import { brokenRule, hashPassword, isPassword, rememberedPasswords } from '../../domain/staff/passwords'
import { triesOf } from '../../domain/staff/tries-of'
import { badField } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'

/**
 * Changes the password of the account that asks (specification: top bar dialogs). Every session of it ends, the asking one
 * too: whoever knew the old password is out.
 */
export const updatePassword = serve(calls.updatePassword, {
  id: 'account.updatePwd',
  guard: 'signedIn',
  beforePassword: true,
  audit: { kind: 'edit', code: 'updatePwd', entity: accountEntity.name },
  before: ({ db, account }) => countTry(db, [triesOf(account)]),
  run: async (context, { accountId, oldPassWord, newPassWord }) => {
    if (accountId !== context.account.id) throw badField('accountId', 'error.ownAccountOnly')
    await storePassword(context, oldPassWord, newPassWord)
    const at = context.now.toISOString()
    const account = await context.records.get(accountEntity, accountId)
    await context.records.update(accountEntity, account, { mustChangePassword: false, passwordChangedAt: at })
    const open = await context.records.where(staffSession, { account: accountId, state: 'active' })
    await endSessions(context, open, 'passwordChanged')
    await forgetTries(context.db, [triesOf(context.account)])
    return {}
  },
})

async function storePassword({ db, account }: Context, oldPassword: string, newPassword: string): Promise<void> {
  const stored = await db
    .selectFrom('account_credential')
    .select(['password_hash', 'former_hashes'])
    .where('account_id', '=', account.id)
    .forUpdate()
    .executeTakeFirst()
  const present = stored ? String(stored.password_hash) : undefined
  if (!present || !(await isPassword(present, oldPassword))) throw badField('oldPassWord', 'error.wrongOldPassword')
  const broken = brokenRule(newPassword)
  if (broken) throw badField('newPassWord', broken)
  const former = [present, ...((stored?.former_hashes ?? []) as string[])].slice(0, rememberedPasswords)
  for (const hash of former)
    if (await isPassword(hash, newPassword))
      throw badField('newPassWord', 'error.passwordUsed', { count: rememberedPasswords })
  await db
    .updateTable('account_credential')
    .set({
      password_hash: await hashPassword(newPassword),
      former_hashes: JSON.stringify(former),
      spent: false,
      usable_until: null,
    })
    .where('account_id', '=', account.id)
    .execute()
}
