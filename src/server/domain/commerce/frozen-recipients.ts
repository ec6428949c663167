import { sql } from 'kysely'
import type { Entity } from '../../../schema/entity'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { recipientsOf, type Recipients } from './recipients'

/** One user, and how much they get. */
export interface Share {
  readonly user: number
  readonly amount: number
}

/** A record that gives users something, each the same amount unless its list says otherwise. */
export interface Giving extends Recipients {
  readonly id: number
  readonly people: number | null
}

type Place = Pick<Context, 'db' | 'services'>

/**
 * Keeps whom a record is for and what each gets, as it is put forward: a group may have other members by the time it is carried
 * out, and only this is what others approve.
 */
export async function freezeRecipients(context: Place, { name }: Entity, giving: Giving, each: number): Promise<void> {
  const shares = await sharesOf(context, giving, each)
  const { db } = context
  await sql`delete from frozen_recipient where kind = ${name} and record_id = ${giving.id}`.execute(db)
  await sql`insert into frozen_recipient (kind, record_id, user_id, amount)
    select ${name}, ${giving.id}, "user", amount
    from unnest(${shares.map(({ user }) => user)}::bigint[], ${shares.map(({ amount }) => amount)}::bigint[])
      as given("user", amount)`.execute(db)
}

/**
 * Whom a record is for as it was approved. What was put forward before that was kept is looked up again.
 * @param approved how many people and how much in all were approved
 * @throws B01 where that comes to more than was approved
 */
export async function approvedShares(
  context: Place,
  { name }: Entity,
  giving: Giving,
  each: number,
  approved: { readonly people: number | null; readonly total: number | null },
): Promise<Share[]> {
  const { rows } = await sql<Share>`select user_id as "user", amount from frozen_recipient
    where kind = ${name} and record_id = ${giving.id} order by user_id`.execute(context.db)
  const shares =
    rows.length > 0
      ? rows.map(({ user, amount }) => ({ user: Number(user), amount: Number(amount) }))
      : await sharesOf(context, giving, each)
  const total = shares.reduce((sum, { amount }) => sum + amount, 0)
  if (shares.length > (approved.people ?? 0) || total > (approved.total ?? 0)) throw refused('approval.changedSince')
  return shares
}

async function sharesOf(context: Place, giving: Giving, each: number): Promise<Share[]> {
  const all = await recipientsOf(context, giving)
  return [...new Map(all.map(({ user, amount }) => [user, { user, amount: amount ?? each }])).values()]
}
