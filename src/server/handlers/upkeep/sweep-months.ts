import { sql } from 'kysely'
import type { Entity } from '../../../schema/entity'
import { overBefore, type Timed } from '../../../schema/keep'
import { dropPart, ensureMonths, monthOf, partsOf } from '../../db/months'
import { monthColumn, storageOf } from '../../db/storage'
import { transaction } from '../../db/transaction'
import { archiveNext, forgetArchived } from './archive-audit'
import type { Upkeep } from './sweep'

/**
 * Sees to a table that is parted by months: makes those ahead, and removes those that are over, a whole month at once. What is to
 * be archived is first. Of a part that holds many months, as the one that stood before there were parts, the oldest go lot by lot.
 * @returns how many have gone, step by step; of a month that went whole, as many as the database believes were in it
 */
export async function* sweepMonths(
  services: Upkeep,
  entity: Entity,
  keep: Timed,
  now: Date,
  lot: number,
): AsyncGenerator<number, void> {
  const { db, config } = services
  await ensureMonths(db, config, entity, now)
  await keepStatistics(services, storageOf(entity).table)
  const over = monthOf(overBefore(config.keep.get(entity.name) ?? keep, now))
  if (keep.archivedMonths === undefined) yield* removeBefore(services, entity, over, lot)
  else {
    for (let end = await archiveNext(services, over); end; end = await archiveNext(services, over))
      yield* removeBefore(services, entity, end, lot)
    yield await forgetArchived(services, keep.archivedMonths, over, lot)
  }
}

/** Statistics over all parts together are nobody else's care: a database sees to each part by itself. */
async function keepStatistics({ db }: Upkeep, table: string): Promise<void> {
  const { rows } = await sql`select 1 from pg_stat_user_tables where relname = ${table} and schemaname = 'public'
    and greatest(last_analyze, last_autoanalyze) > now() - interval '1 day'`.execute(db)
  if (rows.length === 0) await sql`analyze ${sql.table(table)}`.execute(db)
}

async function* removeBefore(
  { db, config }: Upkeep,
  entity: Entity,
  end: Date,
  lot: number,
): AsyncGenerator<number, void> {
  const { table } = storageOf(entity)
  const column = sql.ref(monthColumn(entity) ?? 'created_at')
  for (const part of await partsOf(db, table)) {
    if (part.to !== null && part.to <= end.toISOString()) {
      const { rows } = await sql<{ count: number }>`select greatest(reltuples, 0)::bigint as count from pg_class
        where oid = ${`public.${part.name}`}::regclass`.execute(db)
      await dropPart(db, config, table, part)
      yield Number(rows[0]?.count ?? 0)
    } else if (part.from === null) {
      for (let gone = lot; gone === lot;) {
        const deleted = await transaction(db, config, (inside) =>
          sql`delete from ${sql.id(part.name)} where ctid = any(array(select ctid from ${sql.id(part.name)}
            where ${column} < ${end.toISOString()} order by ${column} limit ${lot} for update skip locked))`.execute(
            inside,
          ),
        )
        gone = Number(deleted.numAffectedRows)
        yield gone
      }
    }
  }
}
