import { sql } from 'kysely'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { recipientsInFile } from './recipients-in-file'

/** As much of a grant as tells whom it is for. */
export interface Recipients {
  readonly target: string | null
  readonly users: readonly number[] | null
  readonly userGroup: number | null
  readonly file: string | null
}

/** One user that a grant is for; a list in a file may give each an amount of their own. */
export interface Recipient {
  readonly user: number
  readonly amount: number | null
}

/** The field that names whom it is for; anchors are all of them. */
const namedBy = { users: 'users', group: 'userGroup', file: 'file', anchors: undefined } as const

type Place = Pick<Context, 'db' | 'services'>

/** How many at once: what is given is one transaction with one audit entry. */
const most = 5_000

const withoutAmount = (user: number): Recipient => ({ user, amount: null })

/** @throws A0400 where nobody is named */
export function refuseNobody(grant: Omit<Recipients, 'target'> & { readonly target: keyof typeof namedBy | null }) {
  const field = namedBy[grant.target ?? 'users']
  const named = field && grant[field]
  const isEmpty = named === null || named === undefined || (Array.isArray(named) && named.length === 0)
  if (field && isEmpty) throw badField(field, 'error.required')
}

/**
 * The users that a grant is for.
 * @throws B01 where there are more than 5,000, A0400 for what is wrong with a list in a file
 */
export async function recipientsOf(context: Place, grant: Recipients): Promise<Recipient[]> {
  if (grant.target === 'users') return (grant.users ?? []).map(withoutAmount)
  if (grant.target === 'file') return recipientsInFile(context, grant.file ?? '', most)
  const { rows } = await sql<{ user: number }>`select distinct "user" from ${source(grant)}
    order by "user" limit ${most + 1}`.execute(context.db)
  if (rows.length > most) throw refused('recipients.tooMany', { count: most })
  return rows.map(({ user }) => withoutAmount(Number(user)))
}

/**
 * How many users a grant is for, what all of them get where each gets this much by default, and the most that one gets. A
 * list that is not chosen yet counts nobody.
 */
export async function sumRecipients(
  context: Place,
  grant: Recipients,
  each: number,
): Promise<{ readonly people: number; readonly total: number; readonly largest: number }> {
  if (grant.target === 'file' && grant.file) {
    const amounts = (await recipientsOf(context, grant)).map(({ amount }) => amount ?? each)
    const total = amounts.reduce((sum, amount) => sum + amount, 0)
    return { people: amounts.length, total, largest: Math.max(...amounts) }
  }
  const people = await countRecipients(context, grant)
  return { people, total: people * each, largest: each }
}

async function countRecipients({ db }: Place, grant: Recipients): Promise<number> {
  if (grant.target === 'users') return grant.users?.length ?? 0
  if (grant.target === 'file' || (grant.target === 'group' && grant.userGroup === null)) return 0
  const { rows } = await sql<{ count: number }>`select count(distinct "user") as count from ${source(grant)}`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0)
}

function source({ target, userGroup }: Recipients) {
  return target === 'group'
    ? sql`user_group_member where "group" = ${userGroup} and not coalesce(pinned_out, false)`
    : sql`anchor where state = 'active'`
}
