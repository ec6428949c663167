import { sql, type RawBuilder } from 'kysely'
import type { Command } from '../../schema/command'
import type { Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import { storageOf } from '../db/storage'
import type { Context } from '../pipeline/operation'
import { whichOf } from './reached-record'
import { rowsByRights, rowsNamed } from './rows-seen'

type Asked = Pick<Context, 'account'> & { readonly services: { readonly registry: Registry } }

/**
 * The condition of a record being one that an account comes to by a right, for calls that sum up or change many records by SQL of
 * their own.
 * @param by the command whose right is meant, or the right's code
 * @param id the record's id in that SQL, as `sql.ref('s.id')`
 */
export function isOwnRow(
  { account, services: { registry } }: Asked,
  by: Command | string,
  entity: Entity,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const codes = typeof by === 'string' ? [by] : rightsOf(registry, by)
  return among(entity, id, rowsByRights(registry, entity, account, codes))
}

/** Those of some records that an account comes to by a command's right. */
export async function ownOf<E extends Entity, R extends { readonly id: number }>(
  context: Pick<Context, 'db' | 'account' | 'services'>,
  by: Command,
  entity: E,
  rows: readonly R[],
): Promise<R[]> {
  const { account, services } = context
  const ids = rows.map(({ id }) => id)
  const codes = rightsOf(services.registry, by)
  const own = await whichOf(context, entity, ids, rowsByRights(services.registry, entity, account, codes))
  return rows.filter(({ id }) => own.has(id))
}

/** As `isOwnRow`, of a record whose name alone is shown: one of those besides the one that was asked about. */
export function isNameable(
  { account, services: { registry } }: Asked,
  entity: Entity,
  id: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return among(entity, id, rowsNamed(registry, entity, account))
}

/** Which of some ids, pasted or found, are those of records whose names an account may read; of others it is as if there were none. */
export async function nameableOf(
  { db, account, services: { registry } }: Pick<Context, 'db' | 'account' | 'services'>,
  entity: Entity,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(storageOf(entity).table)}
    where ${sql.join([sql`id = any(${[...ids]}::bigint[])`, ...rowsNamed(registry, entity, account)], sql` and `)}`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => Number(id)))
}

function among(entity: Entity, id: RawBuilder<unknown>, conditions: ReturnType<typeof rowsNamed>): RawBuilder<boolean> {
  if (conditions.length === 0) return sql<boolean>`true`
  return sql<boolean>`${id} in (select id from ${sql.table(storageOf(entity).table)} where ${sql.join(conditions, sql` and `)})`
}

const rights = new WeakMap<Registry, ReadonlyMap<Command, readonly string[]>>()

/** The rights to a command: one declaration may be on several pages. */
function rightsOf(registry: Registry, command: Command): readonly string[] {
  let known = rights.get(registry)
  if (!known) {
    const found = new Map<Command, string[]>()
    for (const each of registry.commands.values())
      found.set(each.command, [...(found.get(each.command) ?? []), each.permission])
    rights.set(registry, (known = found))
  }
  return known.get(command) ?? []
}
