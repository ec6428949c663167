import { sql } from 'kysely'
import account from '../../../entities/staff-manage/account'
import role from '../../../entities/staff-manage/role'
import type { Draft, Row } from '../../../schema/entity'
import type { Fields } from '../../../schema/field'
import { isForSupers, rolesBeyond } from '../../access/authority'
import { isEqual } from '../../db/records'
import { defineRules } from '../../operations/handler'
import { superRole } from '../../access/account'
import { wrongLine } from '../../pipeline/allowed-addresses'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

type Account = Row<typeof account>
type Change = Draft<typeof account> & { readonly state?: string }

/** Contractors and agencies get a year at most. */
const longestContract = 366 * dayMs

/** What holds whoever changes an account, and how it follows: counts of members, sessions of who may no longer act. */
export const accountRules = defineRules(account, {
  beforeSave: async (context, draft: Change, current) => {
    if (current) await guardBeyond(context, draft, current)
    if (current && draft.username !== undefined && draft.username !== current.username)
      throw badField('username', 'staff-manage.account-list.usernameFixed')
    const merged = { ...current, ...draft } as Account
    guardEnd(context, merged, draft)
    guardAddresses(draft)
    if (draft.roles || current === null) await guardRoles(context, merged.roles ?? [], current?.roles ?? [])
    const goes = current?.state === 'active' && draft.state !== undefined && draft.state !== 'active'
    const loses = current?.roles?.includes(superRole) && draft.roles && !draft.roles.includes(superRole)
    if (current?.roles?.includes(superRole) && (goes || loses)) await guardLastSuper(context, current.id)
  },
  needsSecond: async (context, draft: Change, current) => {
    if (current && changesOwnRights(context, draft, current)) return true
    return (
      changesWhoTheyAre(draft, current) && isForSupers(context, [...(current?.roles ?? []), ...(draft.roles ?? [])])
    )
  },
  follow: async ({ db, now }, changes) => {
    await sql`update role set member_count = (select count(*) from account a where role.id = any(a.roles) and a.state = 'active')
      where member_count is distinct from (select count(*) from account a where role.id = any(a.roles) and a.state = 'active')`.execute(
      db,
    )
    const stopped = changes.filter(({ after }) => after?.state === 'disabled').map(({ id }) => id)
    if (stopped.length > 0)
      await sql`update staff_session set state = 'ended', ended_at = ${now.toISOString()}, end_reason = 'disabled'
        where state = 'active' and account = any(${stopped}::bigint[])`.execute(db)
  },
})

/** Whether somebody changes what their own account may do. */
function changesOwnRights({ account: { id, isSuper } }: Context, draft: Change, current: Account): boolean {
  if (current.id !== id) return false
  const changes = (name: 'roles' | 'areas') =>
    draft[name] !== undefined && !isSame(draft[name] ?? [], current[name] ?? [])
  const ownState = draft.state !== undefined && draft.state !== current.state
  return ownState || (!isSuper && changes('areas')) || changes('roles')
}

/** Whether a save changes what people say of an account, or its state; not only that it was looked through. */
function changesWhoTheyAre(draft: Change, current: Account | null): boolean {
  const held = (current ?? {}) as Readonly<Record<string, unknown>>
  const fields = account.fields as Fields
  const told = Object.entries(draft).filter(([name]) => name === 'state' || fields[name]?.readOnly !== true)
  return told.some(([name, value]) => !isEqual(value ?? null, held[name] ?? null))
}

/**
 * @throws B01 where somebody changes an account that holds more than they do: who may edit it may take it over. Roles are taken
 * away by whoever may, but for the super administrator's.
 */
async function guardBeyond(context: Context, draft: Change, current: Account): Promise<void> {
  const held = current.roles ?? []
  const isTakenAway =
    Object.keys(draft).every((name) => name === 'roles') && (draft.roles ?? []).every((id) => held.includes(id))
  if (isTakenAway && !held.includes(superRole)) return
  // Somebody's own account is theirs already; whoever agrees to a change of it answers for what it holds.
  const isOwn = current.id === context.account.id
  if (isOwn && !context.second) return
  const beyond = await rolesBeyond(isOwn && context.second ? { ...context, account: context.second } : context, held)
  if (beyond) throw refused(beyond.caption, beyond.params)
}

/** @throws A0400 where a line names neither an address nor a network */
function guardAddresses({ ipAllow }: Change): void {
  const line = wrongLine(ipAllow ?? null)
  if (line !== undefined) throw badField('ipAllow', 'error.noNetwork', { line })
}

/** @throws A0400 where somebody from outside has no end within a year */
function guardEnd({ now }: Context, { employment, expiresAt }: Account, draft: Change): void {
  if (draft.employment === undefined && draft.expiresAt === undefined) return
  if (employment !== 'contractor' && employment !== 'agency') return
  if (!expiresAt) throw badField('expiresAt', 'error.required')
  if (Date.parse(expiresAt) > now.getTime() + longestContract)
    throw badField('expiresAt', 'staff-manage.account-list.atMostAYear')
}

/** @throws A0400 where roles exclude each other, or the super administrator's is given by somebody else */
async function guardRoles(context: Context, wanted: readonly number[], held: readonly number[]): Promise<void> {
  const added = wanted.filter((id) => !held.includes(id))
  if (added.includes(superRole) && !context.account.isSuper)
    throw badField('roles', 'staff-manage.account-list.superOnly')
  if (added.length === 0) return
  const beyond = await rolesBeyond(context, added)
  if (beyond) throw badField('roles', beyond.caption, beyond.params)
  for (const each of await context.records.where(role, { id: [...wanted] })) {
    const rival = (each.exclusiveWith ?? []).find((id) => wanted.includes(id))
    if (rival === undefined) continue
    const other = await context.records.find(role, rival)
    throw badField('roles', 'staff-manage.account-list.exclusive', {
      one: context.records.labelOf(role, each),
      other: other ? context.records.labelOf(role, other) : String(rival),
    })
  }
}

/** @throws B01 where nobody else could act as super administrator */
async function guardLastSuper({ db }: Context, id: number): Promise<void> {
  const { rows } = await sql`select 1 from account
    where id <> ${id} and state = 'active' and ${superRole} = any(roles) limit 1`.execute(db)
  if (rows.length === 0) throw refused('staff-manage.account-list.lastSuper')
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each))
}
