import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'

/** One part of a list's order. */
export interface Order {
  readonly field: string
  /** What rows are sorted by, in SQL. */
  readonly expression: string
  /** The expression's type in SQL. */
  readonly type: string
  /** Whether some rows may have nothing there: they come last, in descending order first. */
  readonly isNullable: boolean
  readonly descending: boolean
  /** It keeps amounts of one currency together, for the amount that is sorted by after it. */
  readonly isCurrency?: true
}

/** Whether rows are sorted by one thing at most, so that an index has their order and a row has its place in it. */
export function isSingleSort(order: readonly Order[]): boolean {
  return order.filter(({ isCurrency, field }) => !isCurrency && field !== 'id').length <= 1
}

/** `order by` without the words; always ends in the id, so that no two rows tie. */
export function orderSql(order: readonly Order[]): RawBuilder<unknown> {
  return sql.join(order.map(({ expression, descending }) => sql.raw(`${expression} ${descending ? 'desc' : 'asc'}`)))
}

/** The conditions as a `where`, or nothing. */
export function whereSql(conditions: readonly Expression<SqlBool>[]): RawBuilder<unknown> {
  return conditions.length > 0 ? sql` where ${sql.join([...conditions], sql` and `)}` : sql``
}
