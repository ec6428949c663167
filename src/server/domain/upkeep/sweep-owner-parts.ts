import { sql } from 'kysely'
import { ensureOwnerParts, lastOwner, type OwnerPartedTable } from '../../db/owner-parts'
import { dropPart, keepStatistics, numbers, partsOf, type Part } from '../../db/table-parts'
import type { Round } from './sweep'
import { sweepPart } from './sweep-part'
import { dayMs } from '../../../schema/time'

/** A part that somebody still needs gives its rows singly, this much later: until then the whole part may go, which costs nothing. */
const patienceDays = 31

/**
 * Keeps a table in parts for owners: makes those ahead, and removes those whose owners are all over, a whole part at once. What
 * has been over for a month, and is next to what is not, goes row by row.
 * @returns how many have gone, step by step; of a part that went whole, as many as the database believes were in it
 */
export async function* sweepOwnerParts(round: Round, table: OwnerPartedTable): AsyncGenerator<number, void> {
  const { services, before } = round
  const { db, config } = services
  await ensureOwnerParts(db, config, table)
  await keepStatistics(db, table.name)
  const last = await lastOwner(db, table)
  const singly = new Date(before.getTime() - patienceDays * dayMs)
  for (const part of await partsOf(db, table.name, numbers)) {
    const isFull = part.to !== null && part.to <= last
    if (isFull && (await isOver(round, table, part))) yield await dropPart(db, config, table.name, part)
    else yield* sweepPart(round, part.name, table.keep, singly)
  }
}

/** Whether every owner in it that still stands is over. */
async function isOver(
  { services, before }: Round,
  { keep }: OwnerPartedTable,
  { from, to }: Part<number>,
): Promise<boolean> {
  const moment = sql.ref(`o.${keep.from}`)
  const { rows } = await sql`select 1 from ${sql.table(keep.owner.table)} as o
    where o.id >= ${from ?? 0} and o.id < ${to} and (${moment} is null or ${moment} >= ${before.toISOString()})
    limit 1`.execute(services.db)
  return rows.length === 0
}
