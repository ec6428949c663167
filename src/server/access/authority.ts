import { sql } from 'kysely'
import { superRole, type Account } from '../pipeline/account'
import { dataScopes } from '../pipeline/role-codes'
import type { Context } from '../pipeline/operation'

/** Why somebody may not give, edit or reset what they want to: a caption id, with the right that goes beyond theirs. */
export interface Beyond {
  readonly caption: string
  readonly params: Readonly<Record<string, string>>
}

type Asked = Pick<Context, 'db' | 'account'>

/**
 * What of some roles goes beyond an account's own rights: nobody gives, edits, resets or hands over more than they hold. It is
 * asked wherever rights pass from one to another: roles, their members, accounts, passwords, requests.
 * @returns undefined where the account holds all of it
 */
export async function rolesBeyond({ db, account }: Asked, roles: readonly number[]): Promise<Beyond | undefined> {
  if (account.isSuper || roles.length === 0) return undefined
  if (roles.includes(superRole)) return { caption: 'error.beyondSuper', params: {} }
  const ids = sql`${[...roles]}::bigint[]`
  const { rows } = await sql<{ code: string }>`
    select m.code from role r join menu m on m.id = any(r.menus)
      where r.id = any(${ids}) and m.code <> all(${[...account.codes]}::text[])
    union all
    select e.code from role r join element e on e.id = any(r.elements)
      where r.id = any(${ids}) and e.code <> all(${[...account.codes]}::text[])
    order by 1 limit 1`.execute(db)
  const [code] = rows
  if (code) return beyond(code.code)
  const { rows: held } = await sql<Partial<Limits>>`select data_scope as "dataScope", currency,
    approval_limit as "approvalLimit", export_row_limit as "exportRowLimit" from role where id = any(${ids})`.execute(
    db,
  )
  for (const limits of held) {
    const found = await limitsBeyond({ db, account }, limits)
    if (found) return found
  }
  return undefined
}

/** What of pages and elements, by their ids, goes beyond an account's own. */
export async function rightsBeyond(
  { db, account }: Asked,
  menus: readonly number[],
  elements: readonly number[],
): Promise<Beyond | undefined> {
  if (account.isSuper) return undefined
  const { rows } = await sql<{ code: string }>`
    select code from menu where id = any(${[...menus]}::bigint[]) and code <> all(${[...account.codes]}::text[])
    union all
    select code from element where id = any(${[...elements]}::bigint[]) and code <> all(${[...account.codes]}::text[])
    order by 1 limit 1`.execute(db)
  const [first] = rows
  return first && beyond(first.code)
}

/** What a role lets its members reach beside its rights. */
export interface Limits {
  readonly dataScope: (typeof dataScopes)[number] | null
  readonly currency: string | null
  /** In the smallest unit of the currency. */
  readonly approvalLimit: number | null
  readonly exportRowLimit: number | null
}

/** Which of a role's limits goes beyond those of the account's own roles. */
export async function limitsBeyond({ db, account }: Asked, wanted: Partial<Limits>): Promise<Beyond | undefined> {
  if (account.isSuper) return undefined
  const { rows } = await sql<{ rows: number | null; amount: number | null }>`select max(export_row_limit) as rows,
    max(approval_limit) filter (where currency = ${wanted.currency ?? ''}) as amount
    from role where id = any(${[...account.roleIds]}) and enabled`.execute(db)
  const [own] = rows
  const scope = dataScopes.indexOf(account.scopes.get('') ?? 'own')
  if (wanted.dataScope && dataScopes.indexOf(wanted.dataScope) > scope) return ofField('dataScope')
  if (Number(wanted.exportRowLimit ?? 0) > Number(own?.rows ?? 0)) return ofField('exportRowLimit')
  return Number(wanted.approvalLimit ?? 0) > Number(own?.amount ?? 0) ? ofField('approvalLimit') : undefined
}

/** Whether a role is one that an account holds itself: then others decide on it. */
export function isOwnRole({ isSuper, roleIds }: Account, role: number): boolean {
  return !isSuper && roleIds.includes(role)
}

function beyond(right: string): Beyond {
  return { caption: 'error.beyondRight', params: { right } }
}

function ofField(name: keyof Limits): Beyond {
  return { caption: 'error.beyondLimit', params: { field: `role.${name}` } }
}
