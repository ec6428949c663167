import { sql, type Expression, type SqlBool } from 'kysely'
import { z } from 'zod'
import { badField } from '../base/errors'
import type { Order } from './list-sql'

/** A row that others follow: what it is sorted by, as the driver takes it, and its id. */
export interface Mark {
  readonly value: unknown
  readonly id: number
}

/**
 * The row that a caller names as the one before its window.
 * @throws A0400 where the order has several sorts, or the value is none that rows are sorted by
 */
export function markAt(order: readonly Order[], { value = null, id }: { value?: unknown; id: number }): Mark {
  const [first] = order
  if (!first || order.length > 2) throw badField('after', 'error.badRequest')
  if (order.length === 1) return { value: null, id }
  const isValue = value === null ? first.isNullable : shapeOf(first.type).safeParse(value).success
  if (!isValue) throw badField('after.value', 'error.wrongType')
  return { value, id }
}

/** Conditions that all hold. */
export type Range = readonly Expression<SqlBool>[]

/**
 * The rows past the given one, as ranges of the order's index, one after the other: rows that have nothing to be sorted by
 * stand apart from the others, and a condition over both kinds would be looked up in no index.
 * @param order a single sort and the id, or the id alone
 */
export function rangesAfter(order: readonly Order[], { value, id }: Mark): Range[] {
  const [first] = order
  if (!first) return []
  const sign = sql.raw(first.descending ? '<' : '>')
  const past = sql<SqlBool>`id ${sign} ${id}`
  if (order.length === 1) return [[past]]
  const column = sql.raw(first.expression)
  const isNothing = sql<SqlBool>`${column} is null`
  if (value === null) return [[isNothing, past], ...(first.descending ? [[sql<SqlBool>`${column} is not null`]] : [])]
  // Any number goes past those that a column of this many digits holds.
  const type = sql.raw(first.type.startsWith('numeric') ? 'numeric' : first.type)
  const beyond = sql<SqlBool>`(${column}, id) ${sign} (${value}::${type}, ${id})`
  return [[beyond], ...(first.isNullable && !first.descending ? [[isNothing]] : [])]
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
