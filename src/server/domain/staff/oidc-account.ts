import { ALL_AREAS } from '../../../fields/areas/field'
import { sql } from 'kysely'
import accountEntity from '../../../entities/staff-manage/account'
import type { Row } from '../../../schema/entity'
import { departmentForNew } from './department-for-new'
import type { Identity, OidcOptions } from '../../oidc/provider'
import { followChanges } from '../../operations/follow-changes'
import { asSystem, type SystemContext } from '../../run/as-system'
import type { Services } from '../../base/services'

type Account = Row<typeof accountEntity>

/** Why somebody whom the provider vouches for is not let in; the sign-in page says it. */
export class NotLetIn extends Error {
  override readonly name = 'NotLetIn'
  constructor(readonly why: 'failed' | 'noRole' | 'noEmail' | 'emailTaken' | 'notActive' | 'address') {
    super(why)
  }
}

/**
 * The account of somebody whom the provider knows, by issuer and subject. It is made at the first sign-in, without a password, and
 * at each one its roles are those that their groups give now.
 * @throws NotLetIn where no group gives a role, the account may not sign in, or somebody else's account has the address
 */
export async function accountOfIdentity(
  services: Services,
  oidc: OidcOptions,
  identity: Identity,
  now: Date,
): Promise<Account> {
  return asSystem(services, 'account.byProvider', now, async (context) => {
    const roles = await rolesOf(context, oidc, identity)
    if (roles.length === 0) throw new NotLetIn('noRole')
    const known = await knownAccount(context, identity)
    const account = known ?? (await makeAccount(context, identity, roles))
    const isOver = account.expiresAt !== null && Date.parse(account.expiresAt) < now.getTime()
    if (account.state !== 'active' || isOver) throw new NotLetIn('notActive')
    const isSame = roles.length === account.roles.length && roles.every((role) => account.roles.includes(role))
    const current = isSame ? account : await context.records.update(accountEntity, account, { roles })
    await followChanges(context, context.records.changes)
    return current
  })
}

async function rolesOf({ db }: SystemContext, { groups }: OidcOptions, identity: Identity): Promise<number[]> {
  const codes = identity.groups.flatMap((group) => groups.get(group) ?? [])
  const { rows } = await sql<{
    id: number
  }>`select id from role where enabled and code = any(${codes}) order by id`.execute(db)
  return rows.map(({ id }) => Number(id))
}

async function knownAccount(
  { db, records }: SystemContext,
  { issuer, subject }: Identity,
): Promise<Account | undefined> {
  const { rows } = await sql<{ id: number }>`select account_id as id from account_identity
    where issuer = ${issuer} and subject = ${subject}`.execute(db)
  return rows[0] && records.get(accountEntity, Number(rows[0].id))
}

async function makeAccount(context: SystemContext, identity: Identity, roles: number[]): Promise<Account> {
  const { db, records } = context
  const { issuer, subject, email, name } = identity
  if (!email) throw new NotLetIn('noEmail')
  // Whoever the provider lets choose an address must not get at the account of its owner by it.
  if ((await records.where(accountEntity, { email }, 1)).length > 0) throw new NotLetIn('emailTaken')
  const account = await records.insert(accountEntity, {
    username: await freeUsername(context, identity.username ?? email),
    realName: (name ?? email).slice(0, 40),
    email,
    department: await departmentForNew(db),
    employment: 'employee',
    roles,
    areas: [ALL_AREAS],
    mustChangePassword: false,
  })
  await sql`insert into account_identity (issuer, subject, account_id) values (${issuer}, ${subject}, ${account.id})`.execute(
    db,
  )
  return account
}

/** As the provider calls them, as far as a username may hold it, with a number where somebody has that already. */
async function freeUsername({ records }: SystemContext, wanted: string): Promise<string> {
  const letters = wanted
    .toLowerCase()
    .replace(/@.*$/, '')
    .replace(/[^a-z0-9._-]/g, '')
    .replace(/^[^a-z]+/, '')
  const base = (letters.length < 4 ? `user.${letters}` : letters).slice(0, 26)
  for (let number = 1; number < 10_000; number++) {
    const username = number === 1 ? base : `${base}${number}`
    if ((await records.where(accountEntity, { username }, 1)).length === 0) return username
  }
  throw new NotLetIn('failed')
}
