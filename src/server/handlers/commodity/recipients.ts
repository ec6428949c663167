import { sql } from 'kysely'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

/** As much of a grant as tells whom it is for. */
interface Recipients {
  readonly target: string | null
  readonly users: readonly number[] | null
  readonly userGroup: number | null
}

/** So many at once: what is given is one transaction with one audit entry. */
const most = 5_000

/** The users that a grant is for. @throws B01 for a list in a file, and where there are more than 5,000 */
export async function recipientsOf(context: Context, grant: Recipients): Promise<number[]> {
  if (grant.target === 'users') return [...(grant.users ?? [])]
  if (grant.target === 'file') throw refused('recipients.file')
  const { rows } = await sql<{ user: number }>`select distinct "user" from ${source(grant)}
    order by "user" limit ${most + 1}`.execute(context.db)
  if (rows.length > most) throw refused('recipients.tooMany', { count: most })
  return rows.map(({ user }) => Number(user))
}

/** How many users a grant is for, as far as its list is known. */
export async function countRecipients({ db }: Pick<Context, 'db'>, grant: Recipients): Promise<number> {
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
