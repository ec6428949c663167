import { traitsOf } from '../../fields/field-traits'
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Column } from '../../fields/field-columns'
import type { Filter } from '../../fields/filter'
import type { Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import { quote } from '../db/table-plan'
import { storageOf, type StoredColumn } from '../db/storage'
import { badField } from '../base/errors'

/** All conditions of a list's filters, for `where`. Paths through a reference look into the record referred to. */
export function filterConditions(
  registry: Registry,
  entity: Entity,
  filters: Readonly<Record<string, Filter>>,
): Expression<SqlBool>[] {
  return Object.entries(filters).flatMap(([path, filter]) =>
    pathConditions(registry, entity, storageOf(entity).table, path, filter),
  )
}

function pathConditions(
  registry: Registry,
  entity: Entity,
  table: string,
  path: string,
  filter: Filter,
): Expression<SqlBool>[] {
  const [first = '', ...rest] = path.split('.')
  const stored = storageOf(entity).byField.get(first)
  if (!stored) throw badField(path, 'error.unknownField')
  if (rest.length === 0) return conditions(`${quote(table)}.${quote(stored.column)}`, stored, filter)
  const field = entity.fields[first]
  const target = field && 'to' in field ? registry.entities.get(String(field.to)) : undefined
  if (!target) throw badField(path, 'error.unknownField')
  const far = storageOf(target).table
  const inner = pathConditions(registry, target, far, rest.join('.'), filter)
  return inner.map(
    (condition) =>
      sql<SqlBool>`${sql.ref(`${table}.${stored.column}`)} in (select id from ${sql.table(far)} where ${condition})`,
  )
}

function conditions(name: string, { kind, declared }: StoredColumn, filter: Filter): Expression<SqlBool>[] {
  const list: Expression<SqlBool>[] = []
  const column = sql.raw(name)
  // What is compared for size is a number or a moment, which are matched as they are.
  const type = sql.raw(kind.matchType)
  const operand = (value: unknown) => sql`${kind.toDriver(value)}::${type}`
  if (filter.is) list.push(anyOf(name, kind, filter.is))
  if (filter.not) list.push(sql<SqlBool>`not coalesce(${anyOf(name, kind, filter.not)}, false)`)
  if (filter.contains) {
    const pattern = `%${escapeLike(filter.contains)}%`
    const found = kind.searchIn(name).map((text) => sql<SqlBool>`${sql.raw(text)} ilike ${pattern}`)
    list.push(sql<SqlBool>`(${sql.join(found, sql` or `)})`)
  }
  if (filter.from !== undefined) list.push(sql<SqlBool>`${column} >= ${operand(filter.from)}`)
  if (filter.to !== undefined)
    list.push(
      traitsOf(declared).time === 'moment'
        ? sql<SqlBool>`${column} < ${operand(filter.to)}`
        : sql<SqlBool>`${column} <= ${operand(filter.to)}`,
    )
  if (filter.empty !== undefined) {
    const isEmpty = kind.holdsMany
      ? sql<SqlBool>`coalesce(cardinality(${column}), 0) = 0`
      : sql<SqlBool>`${column} is null`
    list.push(filter.empty ? isEmpty : sql<SqlBool>`not (${isEmpty})`)
  }
  return list
}

function anyOf(name: string, kind: Column, values: readonly unknown[]): RawBuilder<SqlBool> {
  if (kind.holdsMany) return sql<SqlBool>`${sql.raw(name)} && ${kind.toDriver(values)}::${sql.raw(kind.type)}`
  const stored = values.map((value) => kind.matchValue(value))
  // Of one value alone the planner knows that an index which goes on with the order has the rows in that order.
  if (stored.length === 1)
    return sql<SqlBool>`${sql.raw(kind.matchBy(name))} = ${stored[0]}::${sql.raw(kind.matchType)}`
  return sql<SqlBool>`${sql.raw(kind.matchBy(name))} = any(${stored}::${sql.raw(kind.matchType)}[])`
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}
