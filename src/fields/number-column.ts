import type { Field } from '../schema/field'
import type { Column } from './column'
import { makeColumn } from './make-column'

const INTEGER = 2_147_483_647

interface Limits {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** A column of whole numbers: integer where the declared limits fit it, else bigint. */
export function wholeColumn(field: Field, limits: Limits, own: Partial<Column> = {}): Column {
  const { min, max } = limits
  const fits = min !== undefined && max !== undefined && min >= -INTEGER && max <= INTEGER
  return numberColumn(field, fits ? 'integer' : 'bigint', limits, own)
}

/** A column of numbers that drivers may return as text. Exports keep the number. */
export function numberColumn(field: Field, type: string, limits: Limits, own: Partial<Column> = {}): Column {
  return makeColumn(field, {
    type,
    index: 'btree',
    check: betweenCheck(limits),
    matchType: widest(type),
    fromDriver: Number,
    toExport: (value) => value as number,
    ...own,
  })
}

function betweenCheck({ min, max }: Limits): Column['check'] {
  if (min === undefined && max === undefined) return undefined
  return (column) =>
    [min === undefined ? '' : `${column} >= ${min}`, max === undefined ? '' : `${column} <= ${max}`]
      .filter(Boolean)
      .join(' AND ')
}

/** What any number that is asked for fits, whatever the column holds: one beyond it is found nowhere, and breaks nothing. */
function widest(type: string): string {
  if (type === 'integer') return 'bigint'
  return type.startsWith('numeric') ? 'numeric' : type
}
