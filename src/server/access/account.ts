import { superRole } from '../../schema/super-role'
import { createHash, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'
import { preparedQuery } from '../db/prepared-query'
import type { Services } from '../base/services'
import { menuRolesState, openMenus } from './menu-roles'
import { rightsOfRoles, type DataScope } from './role-codes'

export type { DataScope } from './role-codes'

/** Who makes a call, with every permission code they hold at this moment. */
export interface Account {
  readonly id: number
  readonly username: string
  readonly realName: string
  readonly roleIds: readonly number[]
  /** Role 1: passes every check. */
  readonly isSuper: boolean
  readonly codes: ReadonlySet<string>
  /** How far each of these codes reaches; the empty one stands for the widest of all. */
  readonly scopes: ReadonlyMap<string, DataScope>
  /** The ids of the areas that they work in; -1 stands for all of them. */
  readonly areas: readonly number[]
  /** The ids of the countries of these areas. */
  readonly countries: readonly number[]
  readonly sessionId: number
  /** The IANA time zone in which they read times. */
  readonly zone: string
  readonly mustChangePassword: boolean
  /** It signs in with a second step. */
  readonly hasFactor: boolean
  /** One of its roles asks for that. */
  readonly needsFactor: boolean
  /** The addresses that it may be used from, one or a network a line; null for any. */
  readonly ipAllow: string | null
  /** How the session was opened, e.g. `password`; null outside a session. */
  readonly signedInBy: string | null
  /** When whoever holds the session last proved who they are; null outside a session. */
  readonly provedAt: string | null
}

/** The cookie with the half of a browser's session that no script reads. */
export const sessionCookie = 'Admin-Session'

/** The cookie in which the browser keeps the token of a console's session (specification: states, session). */
export const tokenCookie = 'Admin-Token'

/** The role that holds every route and element, by the specification. */
export { superRole }

/** That of the house, for accounts that name none. */
const defaultZone = 'Asia/Shanghai'

/** Idle for 12 hours or 7 days old, a session has ended. */
const idleHours = 12
const longestDays = 7

/** Whether an account holds a permission code; an empty code asks for nothing but being signed in. */
export function holds(account: Account, code: string): boolean {
  return code === '' || account.isSuper || account.codes.has(code)
}

/**
 * How far an account's right reaches: to everybody's records, those of its areas, or its own. The empty code stands for what is
 * open to all who are signed in.
 */
export function dataScopeOf({ isSuper, scopes }: Account, code: string): DataScope {
  return isSuper ? 'all' : (scopes.get(code) ?? 'own')
}

/** A token of 256 random bits, and the hash it is stored under. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * The account that a token is signed in as, with its roles as they are: a right taken away is gone with the next call.
 * @param half the other half of a browser's session, from its cookie: it counts only together with the token, which no other site can
 * send along
 * @returns undefined for an unknown, ended or expired session, or an account that may no longer sign in
 */
export async function accountOf(
  services: Pick<Services, 'pool' | 'db'>,
  token: string,
  half: string | undefined,
): Promise<Account | undefined> {
  const { db } = services
  // Every call asks it, and to plan it takes longer than to run it.
  const rows = await preparedQuery(
    services,
    'account-of-token',
    sql<StoredAccount & { seen_long_ago: boolean }>`
    select ${accountColumns}, s.id as session_id, s.factor, t.proved_at, s.last_seen_at < now() - interval '1 minute' as seen_long_ago
    from session_token t
    join staff_session s on s.id = t.session_id
    join account a on a.id = s.account
    where t.token_hash = ${hashToken(token)} and (t.browser_hash is null or t.browser_hash = ${half ? hashToken(half) : ''})
      and ${sessionIsOpen} and ${mayAct}`,
  )
  const [stored] = rows
  if (!stored) return undefined
  if (stored.seen_long_ago)
    await sql`update staff_session set last_seen_at = now() where id = ${stored.session_id}`.execute(db)
  return accountFrom(db, stored)
}

/** As `accountOf`, by the session's id, and without counting as activity: for what goes on by itself. */
export async function accountOfSession(db: Kysely<Database>, sessionId: number): Promise<Account | undefined> {
  const { rows } = await sql<StoredAccount>`
    select ${accountColumns}, s.id as session_id
    from staff_session s
    join account a on a.id = s.account
    where s.id = ${sessionId} and ${sessionIsOpen} and ${mayAct}`.execute(db)
  return rows[0] && accountFrom(db, rows[0])
}

/** The accounts of sessions that are open, by session. */
export async function accountsOfSessions(
  db: Kysely<Database>,
  sessionIds: readonly number[],
): Promise<ReadonlyMap<number, Account>> {
  const { rows } = await sql<StoredAccount>`
    select ${accountColumns}, s.id as session_id
    from staff_session s
    join account a on a.id = s.account
    where s.id = any(${[...sessionIds]}::bigint[]) and ${sessionIsOpen} and ${mayAct}`.execute(db)
  const accounts = await Promise.all(rows.map((row) => accountFrom(db, row)))
  return new Map(accounts.map((account) => [account.sessionId, account]))
}

/** An account as it is now, outside any session: for work it has asked for that goes on after it signed out. */
export async function accountById(
  db: Kysely<Database>,
  id: number,
  sessionId: number | null = null,
): Promise<Account | undefined> {
  const { rows } = await sql<StoredAccount>`
    select ${accountColumns}, ${sessionId}::bigint as session_id from account a where a.id = ${id} and ${mayAct}`.execute(
    db,
  )
  return rows[0] && accountFrom(db, rows[0])
}

/** The accounts that may act and hold a permission code, but for one: whom to ask for it. At most 200. */
export async function holdersOf(db: Kysely<Database>, code: string, besides: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select a.id from account a
    where ${mayAct} and a.id <> ${besides} and (${superRole} = any(a.roles) or exists (
      select 1 from role r where r.id = any(a.roles) and r.enabled and (
        exists (select 1 from menu m where m.id = any(r.menus) and m.code = ${code} and m.id in ${openMenus(sql`a.roles`)})
        or exists (select 1 from element e where e.id = any(r.elements) and e.code = ${code}
          and e.menu in ${openMenus(sql`a.roles`)}))))
    order by a.id limit 200`.execute(db)
  return rows.map(({ id }) => id)
}

const accountColumns = sql`a.id, a.username, a.real_name, a.roles, a.areas, a.must_change_password, a.otp_on,
  a.ip_allow,
  exists(select 1 from role r where r.id = any(a.roles) and r.enabled and r.requires_factor) as needs_factor,
  array(select distinct unnest(own.countries) from area_config own where own.id = any(a.areas)) as countries,
  coalesce((select p.timezone from staff_preference p where p.account = a.id), a.timezone) as zone,
  array(select r.id || ':' || r.version from role r where r.id = any(a.roles) and r.enabled order by r.id) as held,
  (${menuRolesState}) as menu_roles`

const mayAct = sql<boolean>`a.state = 'active' and (a.expires_at is null or a.expires_at > now())`

const sessionIsOpen = sql<boolean>`s.state = 'active'
  and s.last_seen_at > now() - make_interval(hours => ${idleHours})
  and s.started_at > now() - make_interval(days => ${longestDays})`

async function accountFrom(db: Kysely<Database>, stored: StoredAccount): Promise<Account> {
  const { codes, scopes } = await rightsOfRoles(db, stored.held, stored.menu_roles)
  return {
    id: stored.id,
    username: stored.username,
    realName: stored.real_name,
    roleIds: stored.roles,
    isSuper: stored.roles.includes(superRole),
    codes,
    scopes,
    areas: stored.areas ?? [],
    countries: stored.countries,
    sessionId: stored.session_id ?? 0,
    zone: stored.zone ?? defaultZone,
    mustChangePassword: stored.must_change_password ?? false,
    hasFactor: stored.otp_on ?? false,
    needsFactor: stored.needs_factor,
    ipAllow: stored.ip_allow,
    signedInBy: stored.factor ?? null,
    provedAt: stored.proved_at ?? null,
  }
}

interface StoredAccount {
  id: number
  username: string
  real_name: string
  roles: number[]
  areas: number[] | null
  countries: number[]
  zone: string | null
  must_change_password: boolean | null
  otp_on: boolean | null
  ip_allow: string | null
  needs_factor: boolean
  proved_at?: string | null
  factor?: string | null
  session_id: number | null
  /** The enabled roles, each with its version. */
  held: string[]
  /** How the menu stands where some of its entries are for some roles alone. */
  menu_roles: string | null
}
