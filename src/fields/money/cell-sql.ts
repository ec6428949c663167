import type { CellReading } from '../cell-sql'
import { wholeSql } from '../cell-sql-parts'
import { currenciesWith, currencyDecimals } from '../currency'
import { literal } from '../make-column'
import { column as columnOf } from './column'
import type { MoneyField } from './field'

export const cellSql = (field: MoneyField, column: string, reading: CellReading) => {
  const { currency } = reading
  if (field.code !== undefined) {
    const decimals = currencyDecimals(field.code)
    // A double is written at its shortest, as JavaScript writes it.
    if (decimals > 0) return `${column}::float8 / ${10 ** decimals}`
    return columnOf(field).type === 'integer' ? column : wholeSql(column, reading)
  }
  if (currency === undefined) return `${column}::float8 / 100`
  const by = (codes: readonly string[]) => codes.map(literal).join(', ')
  return `trim_scale(${column}::numeric / case when ${currency} in (${by(currenciesWith(0))}) then 1
    when ${currency} in (${by(currenciesWith(3))}) then 1000 else 100 end)`
}
