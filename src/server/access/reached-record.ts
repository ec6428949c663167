import { sql, type Expression, type SqlBool } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { CommandInfo, Registry } from '../../schema/registry'
import { storageOf } from '../db/storage'
import type { Context } from '../pipeline/operation'
import type { Within } from './area-conditions'
import { rowsReached } from './rows-seen'

type Asked = Pick<Context, 'account' | 'services'>

/**
 * What holds of the records that an account comes to by a command. The one place that says so, for calls, dry runs, jobs, approvals
 * and undo alike: to all of them others do not exist.
 */
export function reachedBy({ account, services }: Asked, info: CommandInfo, within?: Within): Expression<SqlBool>[] {
  const { entity } = info.command
  return entity ? rowsReached(services.registry, entity, account, sharing(services.registry, info), within) : []
}

const byCall = new WeakMap<Registry, ReadonlyMap<string, readonly CommandInfo[]>>()

/** The commands that do the same to the same records on several pages: who names none of them means any that is theirs. */
function sharing(registry: Registry, info: CommandInfo): readonly CommandInfo[] {
  const callOf = ({ name, call, command }: CommandInfo) =>
    `${name} ${call.method} ${call.url} ${command.entity?.name ?? ''}`
  let known = byCall.get(registry)
  if (!known) {
    const made = new Map<string, CommandInfo[]>()
    for (const each of registry.commands.values()) made.set(callOf(each), [...(made.get(callOf(each)) ?? []), each])
    byCall.set(registry, (known = made))
  }
  return known.get(callOf(info)) ?? [info]
}

/** Whether a record that the account comes to reaches areas that are not its own, so that it may look at it and not change it. */
export async function reachesFurther(context: Context, info: CommandInfo, id: number): Promise<boolean> {
  const { entity } = info.command
  const conditions = reachedBy(context, info, 'whole')
  if (!entity || conditions.length === 0) return false
  return context.records.alike(`reaches further ${info.id}`, id, async (ids) => {
    const whole = await whichOf(context, entity, ids, conditions)
    return ids.map((each) => !whole.has(each))
  })
}

/** Whether conditions hold for a record. Most accounts are limited to nothing: then nothing is asked. */
export async function holdsFor(
  { db }: Pick<Context, 'db'>,
  entity: Entity,
  id: number,
  conditions: readonly Expression<SqlBool>[],
): Promise<boolean> {
  if (conditions.length === 0) return true
  const { rows } = await sql`select 1 from ${sql.table(storageOf(entity).table)}
    where ${sql.join([sql`id = ${id}`, ...conditions], sql` and `)}`.execute(db)
  return rows.length > 0
}

/** For which of some records conditions hold. */
export async function whichOf(
  { db }: Pick<Context, 'db'>,
  entity: Entity,
  ids: readonly number[],
  conditions: readonly Expression<SqlBool>[],
): Promise<ReadonlySet<number>> {
  if (conditions.length === 0 || ids.length === 0) return new Set(ids)
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(storageOf(entity).table)}
    where ${sql.join([sql`id = any(${[...ids]}::bigint[])`, ...conditions], sql` and `)}`.execute(db)
  return new Set(rows.map(({ id }) => Number(id)))
}
