import { type Kysely, sql } from 'kysely'
import type { Answer } from '../../../calls/define-call'
import * as calls from '../../../calls/user'
import user from '../../../entities/user-manage/user'
import { isNameable } from '../../access/own-rows'
import type { Database } from '../../db/database'
import { readTies, type Tie } from '../../domain/users/ties'
import { serve } from '../../pipeline/serve'

type RelatedAccount = Answer<typeof calls.relatedGraph>['accounts'][number]

const maxFirst = 24

const maxSecond = 6

/** Who belongs together with a user, and with those in turn; closest first. */
export const relatedGraph = serve(calls.relatedGraph, {
  id: 'user.relatedGraph',
  about: { entity: user, by: 'id' },
  guard: { anyOf: ['UserManage:userList.findRelated'] },
  run: async (context, { id }) => {
    const { records, services } = context
    await records.get(user, id)
    const db = services.reading
    const isVisible = isNameable(context, user, sql.ref('ties.to'))
    const near = await readTies(db, [id], maxFirst + 1, isVisible)
    const first = near.slice(0, maxFirst)
    const firstIds = first.map(({ to }) => to)
    const far = await readTies(db, firstIds, maxSecond + 1, isVisible)
    const ties = oneWay([...first, ...withoutLast(far, maxSecond)])
    const ids = new Set([id, ...ties.flatMap(({ from, to }) => [from, to])])
    const stepOf = (each: number) => (each === id ? 0 : firstIds.includes(each) ? 1 : 2)
    const accounts = await readAccounts(db, [...ids])
    return {
      accounts: accounts
        .map((account): RelatedAccount => ({ ...account, step: stepOf(account.id) }))
        .sort((a, b) => a.step - b.step || closeness(ties, b.id) - closeness(ties, a.id) || a.id - b.id),
      ties,
      isCut: near.length > maxFirst || far.length > withoutLast(far, maxSecond).length,
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
