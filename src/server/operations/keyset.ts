import { sql, type Expression, type SqlBool } from 'kysely'
import { z } from 'zod'
import { badField } from '../base/errors'
import { isSingleSort, type Order } from './list-sql'

/** A row that others follow: what it is sorted by, part for part and as the driver takes it, and its id. */
export interface Mark {
  readonly values: readonly unknown[]
  readonly id: number
}

/** The row as a caller names it. */
interface Named {
  readonly value?: unknown
  /** The currency of an amount that rows are sorted by. */
  readonly currency?: string | null | undefined
  readonly id: number
}

/**
 * The row that a caller names as the one before its window.
 * @throws A0400 where the order has several sorts, or the value is none that rows are sorted by
 */
export function markAt(order: readonly Order[], { value = null, currency = null, id }: Named): Mark {
  if (!isSingleSort(order)) throw badField('after', 'error.badRequest')
  const values = order.slice(0, -1).map((part) => {
    const given = part.isCurrency ? currency : value
    const isValue = given === null ? part.isNullable : shapeOf(part.type).safeParse(given).success
    if (!isValue) throw badField(part.isCurrency ? 'after.currency' : 'after.value', 'error.wrongType')
    return given
  })
  return { values, id }
}

/** Conditions that all hold. */
export type Range = readonly Expression<SqlBool>[]

/**
 * The rows past the given one, as ranges of the order's index, one after the other: rows that have nothing to be sorted by
 * stand apart from the others, and a condition over both kinds would be looked up in no index.
 * @param order ends in the id
 */
export function rangesAfter([first, ...rest]: readonly Order[], { values: [value, ...others], id }: Mark): Range[] {
  if (!first) return []
  const sign = sql.raw(first.descending ? '<' : '>')
  if (rest.length === 0) return [[sql<SqlBool>`id ${sign} ${id}`]]
  const column = sql.raw(first.expression)
  const isNothing = sql<SqlBool>`${column} is null`
  const within = (condition: Expression<SqlBool>) =>
    rangesAfter(rest, { values: others, id }).map((range) => [condition, ...range])
  if (value === null || value === undefined)
    return [...within(isNothing), ...(first.descending ? [[sql<SqlBool>`${column} is not null`]] : [])]
  // Any number goes past those that a column of this many digits holds.
  const type = sql.raw(first.type.startsWith('numeric') ? 'numeric' : first.type)
  const nothing = first.isNullable && !first.descending ? [[isNothing]] : []
  if (rest.length === 1) return [[sql<SqlBool>`(${column}, id) ${sign} (${value}::${type}, ${id})`], ...nothing]
  const same = sql<SqlBool>`${column} = ${value}::${type}`
  return [...within(same), [sql<SqlBool>`${column} ${sign} ${value}::${type}`], ...nothing]
}

/** PostgreSQL's calendar knows no year 0. */
const yearKept = /^(?!0000)/

/** Values as JSON holds them, by the type that stores them. */
function shapeOf(type: string): z.ZodType {
  if (type === 'integer') return z.int32()
  if (type === 'bigint') return z.int()
  if (type.startsWith('numeric')) return z.number()
  if (type === 'boolean') return z.boolean()
  if (type === 'date') return z.iso.date().regex(yearKept)
  if (type.startsWith('timestamptz')) return z.iso.datetime({ offset: true }).regex(yearKept)
  return z.string()
}
