import user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import { whichOf } from '../../access/reached-record'
import { rowsNamed } from '../../access/rows-seen'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/**
 * The users whose numbers are in a text, each once, in its order; between them anything but digits.
 * @returns those found, and the numbers that nobody has whom the account may know
 * @throws A0400 for more than `most` numbers, or none
 */
export async function usersByDisplayId(
  { records, db, account, services: { registry } }: Pick<Context, 'records' | 'db' | 'account' | 'services'>,
  text: string,
  most = 1_000,
): Promise<{ users: Row<typeof user>[]; unknown: string[]; repeated: number }> {
  const named = text.match(/\d+/g) ?? []
  const ids = [...new Set(named)]
  if (ids.length === 0) throw badField('users', 'error.required')
  if (ids.length > most) throw badField('users', 'error.tooMany', { max: most })
  const rows = await records.where(user, { displayId: ids }, most)
  const near = await whichOf(
    { db },
    user,
    rows.map(({ id }) => id),
    rowsNamed(registry, user, account),
  )
  const found = new Map(rows.flatMap((row) => (near.has(row.id) ? [[row.displayId, row]] : [])))
  return {
    users: ids.flatMap((id) => found.get(id) ?? []),
    unknown: ids.filter((id) => !found.has(id)),
    repeated: named.length - ids.length,
  }
}
