import { MemberTable } from '../controls/member-values'
import { PresenceFilter } from '../controls/presence-filter'
import type { CellProps, View } from '../view'
import type { RowsField } from './field'
import { RowsInput } from './rows-input'
import { format } from './shape'

type Value = readonly Readonly<Record<string, unknown>>[]

/** A list that is short to read is there itself, a longer one by its count, and so is one of records, which a cell has no names of. */
function RowsCell({ value, field, context }: CellProps<Value, RowsField>) {
  const text = format(value, field, context)
  const members = Object.values(field.fields)
  if (members.length === 1 || (value.length < 2 && !members.some((member) => 'to' in member))) return text
  return <span title={text}>{context.caption('field.rows', { count: value.length })}</span>
}

function RowsValue({ value, field, context }: CellProps<Value, RowsField>) {
  if (value.length === 0 || Object.keys(field.fields).length === 1) return format(value, field, context)
  return <MemberTable fields={field.fields} rows={value} context={context} />
}

export const view: View<Value, RowsField> = {
  Cell: RowsCell,
  Whole: RowsValue,
  Input: RowsInput,
  Filter: PresenceFilter,
  width: 160,
}
