import { sql, type RawBuilder } from 'kysely'
import { holds, superRole, type Account } from './account'
import { dataScopes } from './role-codes'
import type { Context } from '../pipeline/operation'

/** Why somebody may not give, edit or reset what they want to: a caption id, with the right that goes beyond theirs. */
export interface Beyond {
  readonly caption: string
  readonly params: Readonly<Record<string, string>>
}

/** Who asks, and who has agreed to it where it takes two: both need the right that is given. */
type Asked = Pick<Context, 'db' | 'account' | 'second'>

/**
 * What of some roles goes beyond an account's own rights: nobody gives, edits, resets or hands over more than they hold. It is
 * asked wherever rights pass from one to another: roles, their members, accounts, passwords, requests.
 * @returns undefined where the account holds all of it
 */
export async function rolesBeyond(asked: Asked, roles: readonly number[]): Promise<Beyond | undefined> {
  if (roles.length === 0) return undefined
  const ids = sql`${[...roles]}::bigint[]`
  return ofAnybody(asked, async (account) => {
    if (roles.includes(superRole)) return { caption: 'error.beyondSuper', params: {} }
    const found = await codesBeyond(
      asked.db,
      account,
      sql`select m.code from role r join menu m on m.id = any(r.menus) where r.id = any(${ids})
        union all select e.code from role r join element e on e.id = any(r.elements) where r.id = any(${ids})`,
    )
    if (found) return found
    const { rows: held } = await sql<Partial<Limits>>`select data_scope as "dataScope", currency,
      approval_limit as "approvalLimit", export_row_limit as "exportRowLimit" from role where id = any(${ids})`.execute(
      asked.db,
    )
    for (const limits of held) {
      const further = await limitsOf(asked.db, account, limits)
      if (further) return further
    }
    return undefined
  })
}

/** What of pages and elements, by their ids, goes beyond an account's own. */
export async function rightsBeyond(
  asked: Asked,
  menus: readonly number[],
  elements: readonly number[],
): Promise<Beyond | undefined> {
  return ofAnybody(asked, (account) =>
    codesBeyond(
      asked.db,
      account,
      sql`select code from menu where id = any(${[...menus]}::bigint[])
        union all select code from element where id = any(${[...elements]}::bigint[])`,
    ),
  )
}

/** Whether one right, by its code, goes beyond an account's own. */
export function rightBeyond({ account }: Pick<Context, 'account'>, code: string): Beyond | undefined {
  return holds(account, code) ? undefined : beyond(code)
}

/** What a role lets its members reach in addition to its rights. */
export interface Limits {
  readonly dataScope: (typeof dataScopes)[number] | null
  readonly currency: string | null
  /** In the smallest unit of the currency. */
  readonly approvalLimit: number | null
  readonly exportRowLimit: number | null
}

/** Which of a role's limits goes beyond those of the account's own roles. */
export async function limitsBeyond(asked: Asked, wanted: Partial<Limits>): Promise<Beyond | undefined> {
  return ofAnybody(asked, (account) => limitsOf(asked.db, account, wanted))
}

/** Whether a role is one that an account holds itself: then another has to agree to a change of it. */
export function isOwnRole({ isSuper, roleIds }: Account, role: number): boolean {
  return !isSuper && roleIds.includes(role)
}

/**
 * Whether a change concerns a super administrator, so that another one has to agree: of an account that is one, or becomes one. As
 * long as there is no other, the only one acts alone: who else could agree?
 * @param roles those that the account has or is to have
 */
export async function isForSupers({ db, account }: Asked, roles: readonly number[]): Promise<boolean> {
  if (!roles.includes(superRole)) return false
  const { rows } = await sql`select 1 from account where id <> ${account.id} and ${superRole} = any(roles)
    and state = 'active' and (expires_at is null or expires_at > now()) limit 1`.execute(db)
  return rows.length > 0
}

/** The first thing that goes beyond any of those who answer for a change; the super administrator holds everything. */
async function ofAnybody(
  { account, second }: Asked,
  find: (account: Account) => Promise<Beyond | undefined>,
): Promise<Beyond | undefined> {
  for (const each of second ? [account, second] : [account]) {
    const found = each.isSuper ? undefined : await find(each)
    if (found) return found
  }
  return undefined
}

/** @param wanted a query of codes */
async function codesBeyond(
  db: Context['db'],
  { codes }: Account,
  wanted: RawBuilder<unknown>,
): Promise<Beyond | undefined> {
  const { rows } = await sql<{ code: string }>`select code from (${wanted}) wanted
    where code <> all(${[...codes]}::text[]) order by 1 limit 1`.execute(db)
  return rows[0] && beyond(rows[0].code)
}

async function limitsOf(db: Context['db'], account: Account, wanted: Partial<Limits>): Promise<Beyond | undefined> {
  const { rows } = await sql<{ rows: number | null; amount: number | null }>`select max(export_row_limit) as rows,
    max(approval_limit) filter (where currency = ${wanted.currency ?? ''}) as amount
    from role where id = any(${[...account.roleIds]}) and enabled`.execute(db)
  const [own] = rows
  const scope = dataScopes.indexOf(account.scopes.get('') ?? 'own')
  if (wanted.dataScope && dataScopes.indexOf(wanted.dataScope) > scope) return ofField('dataScope')
  if (Number(wanted.exportRowLimit ?? 0) > Number(own?.rows ?? 0)) return ofField('exportRowLimit')
  return Number(wanted.approvalLimit ?? 0) > Number(own?.amount ?? 0) ? ofField('approvalLimit') : undefined
}

function beyond(right: string): Beyond {
  return { caption: 'error.beyondRight', params: { right } }
}

function ofField(name: keyof Limits): Beyond {
  return { caption: 'error.beyondLimit', params: { field: `role.${name}` } }
}
