import { majorText } from '../currency'
import { numberColumn } from '../number-column'
import { currencyOf } from './currency-of'
import type { MoneyField } from './field'

/** Exported in majors, as an exact number; the currency is a column of its own. */
export const column = (field: MoneyField) =>
  numberColumn(field, 'bigint', field, {
    toExport: (value, { row }) => Number(majorText(value as number, currencyOf(field, row) ?? '')),
  })
