import { isReference } from '../../fields/field-traits'
import { sql } from 'kysely'
import type { Finding, Findings } from '../../schema/findings'
import type { Entity } from '../../schema/entity'
import { isListing } from '../../schema/page'
import { pagesOf } from '../../schema/registry'
import { caption } from '../base/captions'
import { storageOf } from '../db/storage'
import { holds } from '../access/account'
import type { Context } from '../pipeline/operation'
import { targetOf } from '../access/references'

/**
 * Where a record is referred to: one finding for each field of each record kind that names it, with how many do and, where
 * the account may open one, the list that shows them.
 */
export async function usesOf(context: Context, entity: Entity, id: number): Promise<Findings> {
  const { registry } = context.services
  const findings: Finding[] = []
  for (const other of registry.entities.values())
    for (const [name, field] of Object.entries(other.fields)) {
      if (targetOf(registry, other, name) !== entity) continue
      const count = await countOf(context, other, name, !isReference(field), id)
      if (count === 0) continue
      const list = listOf(context, other)
      const named = {
        record: caption(context.language, other.name),
        field: caption(context.language, `${other.name}.${name}`),
      }
      findings.push({
        caption: count > maxCounted ? 'findings.usedAsAtLeast' : 'findings.usedAs',
        params: named,
        value: Math.min(count, maxCounted),
        ...(list && { to: `${list}?${name}=${id}` as const }),
      })
    }
  return { findings }
}

/** How many of a kind are counted, by the index of the field; the list answers for more. */
const maxCounted = 10_000

async function countOf({ db }: Context, entity: Entity, field: string, isList: boolean, id: number): Promise<number> {
  const { table, byField } = storageOf(entity)
  const column = sql.ref(byField.get(field)?.column ?? field)
  const condition = isList ? sql`${column} @> array[${id}]::bigint[]` : sql`${column} = ${id}`
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from (select 1 from ${sql.table(table)} where ${condition} limit ${maxCounted + 1}) as used`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Where the account finds the records of an entity; undefined where it may open no list of them. */
export function listOf({ account, services }: Context, entity: Entity): `/${string}` | undefined {
  return pagesOf(services.registry, entity).find(
    (info) =>
      info.page.entity === entity &&
      isListing(info.page) &&
      !info.path.includes('{') &&
      holds(account, info.permission),
  )?.path as `/${string}` | undefined
}
