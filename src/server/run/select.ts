import { sql } from 'kysely'
import type { Entity, Row } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import { rowFrom, storageOf } from '../db/storage'
import type { Selection } from '../jobs/jobs'
import { reachedBy } from '../access/reached-record'
import { orderSql, prepareQuery, whereSql, type QueryContext } from '../operations/list'
import { notFound } from '../base/errors'
import type { Context } from '../pipeline/operation'

/** More records than this are not locked and changed by one call: the episodes of the longest title. */
export const maxTogether = 3_000

/**
 * The records of a selection as a `where`: by id, or by the list's own conditions, less those taken out; of either only those that
 * the account may reach by the command.
 */
export async function selectionSql(context: QueryContext, info: CommandInfo, selection: Selection) {
  const within = reachedBy(context, info)
  if ('ids' in selection) return whereSql([sql<boolean>`id = any(${selection.ids})`, ...within])
  const entity = info.command.entity as Entity
  const { conditions, order } = await prepareQuery(context.services.registry, entity, context, selection.query)
  const { except, ranges, also } = selection
  const table = sql.table(storageOf(entity).table)
  const windows = (ranges ?? []).map(
    ({ from, to }) => sql<boolean>`id in (select id from ${table}${whereSql(conditions)}
      order by ${orderSql(order)} offset ${from} limit ${Math.max(0, to - from + 1)})`,
  )
  const picked = also?.length ? [sql<boolean>`id = any(${also})`] : []
  const chosen = ranges ? [sql<boolean>`(${sql.join([...windows, ...picked, sql`false`], sql` or `)})`] : conditions
  const kept = except.length > 0 ? [sql<boolean>`id <> all(${except})`] : []
  return whereSql([...chosen, ...kept, ...within])
}

/** The ids that a selection comes to; of more than `maxTogether`, one more than that. */
export async function selectedIds(context: Context, info: CommandInfo, selection: Selection): Promise<number[]> {
  if ('ids' in selection) return [...selection.ids]
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(storageOf(info.command.entity as Entity).table)}
    ${await selectionSql(context, info, selection)} order by id limit ${maxTogether + 1}`.execute(context.db)
  return rows.map(({ id }) => id)
}

/**
 * The record that a command is to run on, locked against other writers until the transaction ends.
 * @throws A0404 where there is none, or none that the account may reach by the command
 */
export async function selectRecord(context: Context, info: CommandInfo, id: number): Promise<Row<Entity>> {
  const row = await context.records.alike(`select ${info.id}`, id, async (ids) => {
    const found = new Map((await lockRecords(context, info, ids)).map((record) => [record.id, record]))
    return ids.map((each) => found.get(each))
  })
  const entity = info.command.entity as Entity
  if (!row) throw notFound(entity.name, id)
  context.records.hasRead(entity, id)
  return row
}

/**
 * The records that a command is to run on, locked in the order of their ids whatever order they were asked for in: two that
 * ask for the same ones wait for each other, and neither for ever.
 * @returns them in the order asked for
 * @throws A0404 where one is missing or out of reach
 */
export async function selectRecords(
  context: Context,
  info: CommandInfo,
  ids: readonly number[],
): Promise<Row<Entity>[]> {
  const byId = new Map((await lockRecords(context, info, ids)).map((row) => [row.id, row]))
  return ids.map((id) => {
    const row = byId.get(id)
    if (!row) throw notFound((info.command.entity as Entity).name, id)
    return row
  })
}

/** Others may go on referring to the records: their audit entries do, and would wait for this call while it waits for them. */
async function lockRecords(context: Context, info: CommandInfo, ids: readonly number[]): Promise<Row<Entity>[]> {
  const entity = info.command.entity as Entity
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(storageOf(entity).table)}
    ${whereSql([sql<boolean>`id = any(${ids}::bigint[])`, ...reachedBy(context, info)])}
    order by id for no key update`.execute(context.db)
  return rows.map((stored) => rowFrom(entity, stored))
}
