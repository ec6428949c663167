import type { Field } from '../schema/field'
import type { Column } from './column'
import { formatValue } from './field-types'

type Own = Pick<Column, 'type' | 'index'> & {
  -readonly [K in keyof Omit<Column, 'type' | 'index' | 'check'>]?: Column[K]
} & { readonly check?: Column['check'] | undefined }

/** A column with everything that it does not say itself as it usually is. Conversions need not know of null. */
export function makeColumn(field: Field, { check, ...own }: Own): Column {
  return {
    sorts: own.index === 'btree',
    sortBy: keepName,
    searchIn: (column) => [column],
    matchBy: keepName,
    matchType: own.type,
    matchValue: unlessNull(own.toDriver),
    holdsMany: false,
    ...own,
    ...(check && { check }),
    toDriver: unlessNull(own.toDriver),
    fromDriver: unlessNull(own.fromDriver),
    toExport: (value, context) =>
      value === null || value === undefined ? null : (own.toExport ?? asText(field))(value, context),
  }
}

/** A text as an SQL literal. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function keepName(column: string): string {
  return column
}

function unlessNull(convert: ((value: unknown) => unknown) | undefined) {
  // As they are go most values of a row, of which a list has thousands.
  if (!convert) return keep
  return (value: unknown) => (value === null || value === undefined ? null : convert(value))
}

function keep(value: unknown): unknown {
  return value ?? null
}

function asText(field: Field): Column['toExport'] {
  return (value, context) => formatValue(value, field, context)
}
