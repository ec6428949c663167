import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import { isNameable } from '../../access/own-rows'
import type { Database } from '../../db/database'
import { readTies, type Tie } from '../../domain/users/ties'
import { defineOperation } from '../../pipeline/operation'

/** An account of the graph. */
interface RelatedAccount extends Pick<
  Row<typeof user>,
  'id' | 'displayId' | 'nickname' | 'portrait' | 'riskScore' | 'activeBans'
> {
  readonly state: 'normal' | 'disabled' | 'deleting' | 'deleted'
  /** How many ties lead there: 0 for the user that was asked about. */
  readonly step: 0 | 1 | 2
}

/** The accounts around a user, two ties far. */
interface RelatedGraph {
  readonly accounts: readonly RelatedAccount[]
  readonly ties: readonly Tie[]
  /** There were more than are shown: a graph of hundreds cannot be read. */
  readonly isCut: boolean
}

const mostFirst = 24

const mostSecond = 6

/** Who belongs together with a user, and with those in turn; closest first. */
export const relatedGraph = defineOperation({
  id: 'user.relatedGraph',
  about: { entity: user, by: 'id' },
  method: 'GET',
  url: '/user/backend/related/graph',
  guard: { anyOf: ['UserManage:userList.findRelated'] },
  input: z.strictObject({ id: z.coerce.number('error.notNumber').int('error.notWhole') }),
  run: async (context, { id }): Promise<RelatedGraph> => {
    const { records, services } = context
    await records.get(user, id)
    const db = services.reading
    const isTold = isNameable(context, user, sql.ref('ties.to'))
    const near = await readTies(db, [id], mostFirst + 1, isTold)
    const first = near.slice(0, mostFirst)
    const firstIds = first.map(({ to }) => to)
    const far = await readTies(db, firstIds, mostSecond + 1, isTold)
    const ties = oneWay([...first, ...withoutLast(far, mostSecond)])
    const ids = new Set([id, ...ties.flatMap(({ from, to }) => [from, to])])
    const stepOf = (each: number) => (each === id ? 0 : firstIds.includes(each) ? 1 : 2)
    const accounts = await readAccounts(db, [...ids])
    return {
      accounts: accounts
        .map((account): RelatedAccount => ({ ...account, step: stepOf(account.id) }))
        .sort((a, b) => a.step - b.step || closeness(ties, b.id) - closeness(ties, a.id) || a.id - b.id),
      ties,
      isCut: near.length > mostFirst || far.length > withoutLast(far, mostSecond).length,
    }
  },
})

/** A tie is found from either side; one of the two is enough. */
function oneWay(ties: readonly Tie[]): Tie[] {
  const seen = new Set<string>()
  return ties.filter(({ from, to }) => {
    const key = from < to ? `${from}-${to}` : `${to}-${from}`
    return !seen.has(key) && seen.add(key)
  })
}

function withoutLast(ties: readonly Tie[], most: number): Tie[] {
  const counts = new Map<number, number>()
  return ties.filter(({ from }) => {
    const count = (counts.get(from) ?? 0) + 1
    counts.set(from, count)
    return count <= most
  })
}

function closeness(ties: readonly Tie[], id: number): number {
  return Math.max(0, ...ties.filter(({ from, to }) => from === id || to === id).map(({ weight }) => weight))
}

async function readAccounts(db: Kysely<Database>, ids: readonly number[]): Promise<Omit<RelatedAccount, 'step'>[]> {
  const { rows } = await sql<Omit<RelatedAccount, 'step'>>`
    select id, display_id as "displayId", nickname, portrait, state, risk_score as "riskScore",
      active_bans as "activeBans"
    from "user" where id = any(${ids})`.execute(db)
  return rows
}
