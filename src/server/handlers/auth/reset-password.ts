import { sql } from 'kysely'
import { resetPassword } from '../../../../commands/staff-manage/account-list'
import account from '../../../entities/staff-manage/account'
import staffSession from '../../../entities/staff-manage/staff-session'
import type { Row } from '../../../schema/entity'
import type { Findings } from '../../../schema/findings'
import { languageOf } from '../../captions'
import { queueMail } from '../../jobs/mail/mail-outbox'
import { mailNote } from '../../mail/mail-of'
import { isForSupers, rolesBeyond } from '../../access/authority'
import { handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { forgetTriesOf } from './count-tries'
import { endSessions } from './end-sessions'
import { forgetPlaces } from './known-places'
import { generatePassword, hashPassword, rememberedPasswords } from './passwords'

/** So long a one-time password can be used, once. */
const usableHours = 24

/**
 * Sends the account's owner a password for one sign-in, at which it has to be changed. Whoever resets it is told where it went,
 * and never what it is; every session ends.
 */
export const resettingPassword = handle(resetPassword, {
  undo: 'never',
  check: async (context, { id, employment, email, roles }) => {
    if (employment === 'service') return 'staff-manage.account-list.noPassword'
    if (!email) return 'staff-manage.account-list.noEmail'
    if (id === context.account.id) return 'staff-manage.account-list.ownPassword'
    return (await rolesBeyond(context, roles ?? [])) ?? true
  },
  needsSecond: (context, { roles }) => isForSupers(context, roles ?? []),
  run: async (context, row): Promise<Findings & { readonly note?: string }> => {
    const password = generatePassword()
    await storeOneTime(context, row.id, await hashPassword(password))
    await context.records.update(account, row, { mustChangePassword: true, failedLogins: 0, lockedUntil: null })
    await endSessions(
      context,
      await context.records.where(staffSession, { account: row.id, state: 'active' }),
      'forced',
    )
    await forgetPlaces(context.db, row.id)
    await forgetTriesOf(context.db, row.username)
    await mailPassword(context, row, password)
    const told = {
      caption: 'staff-manage.account-list.passwordMailed',
      params: { hours: usableHours },
      value: row.email,
    }
    return { findings: [told], ...mailNote(context.services.config) }
  },
})

/** The password before it is remembered: nobody gets round the rule on former ones by having theirs reset. */
async function storeOneTime({ db, now }: Context, accountId: number, hash: string): Promise<void> {
  const until = new Date(now.getTime() + usableHours * 3_600_000).toISOString()
  await sql`insert into account_credential as c (account_id, password_hash, former_hashes, usable_until)
    values (${accountId}, ${hash}, '[]', ${until})
    on conflict (account_id) do update set password_hash = excluded.password_hash, spent = false,
      usable_until = excluded.usable_until,
      former_hashes = (select jsonb_agg(former order by n) from
        jsonb_array_elements(jsonb_build_array(c.password_hash) || c.former_hashes) with ordinality as kept (former, n)
        where n <= ${rememberedPasswords})`.execute(db)
}

async function mailPassword(context: Context, row: Row<typeof account>, password: string): Promise<void> {
  const { db, services, now } = context
  const { rows } = await sql<{ language: string | null }>`select language from staff_preference
    where account = ${row.id}`.execute(db)
  await queueMail(context, {
    kind: 'oneTimePassword',
    key: `oneTimePassword.${row.id}.${now.getTime()}`,
    to: row.email,
    language: languageOf(rows[0]?.language ?? undefined),
    params: {
      name: row.realName,
      username: row.username,
      password,
      hours: usableHours,
      link: `${services.config.publicUrl}/login`,
    },
    accountId: row.id,
  })
}
