import { MemberTable, NamedList } from '../controls/member-values'
import { PresenceFilter } from '../controls/presence-filter'
import { isReference, traitsOf } from '../field-traits'
import type { CellProps, View } from '../view'
import type { RowsField } from './field'
import { RowsInput } from './rows-input'
import { format } from './shape'

type Value = readonly Readonly<Record<string, unknown>>[]

/** How many records of a list are named in a cell, and where there is room for all of it. */
const most = { cell: 4, whole: 50 }

/** As many letters as are read in a cell: of what is longer the end would be missing, which is often the number. */
const longestInCell = 24

/** How many Latin letters are as wide as a text: a Chinese sign is as wide as two. */
const lettersOf = (text: string) => text.replace(/[\u2e80-\uffff]/g, 'xx').length

/** A list that is short to read is there itself, a longer one by its count, and so is one of records with more about them. */
function RowsCell({ value, field, context }: CellProps<Value, RowsField>) {
  const named = namedMember(field)
  if (named) return <NamedList {...named} rows={value} context={context} most={most.cell} />
  const text = format(value, field, context)
  const members = Object.values(field.fields)
  const isShort = value.length < 2 && lettersOf(text) <= longestInCell && !members.some((member) => 'to' in member)
  if (members.length === 1 || isShort) return text
  return <span title={text}>{context.caption('field.rows', { count: value.length })}</span>
}

function RowsValue({ value, field, context }: CellProps<Value, RowsField>) {
  const named = namedMember(field)
  if (named) return <NamedList {...named} rows={value} context={context} most={most.whole} />
  if (value.length === 0 || Object.keys(field.fields).length === 1) return format(value, field, context)
  return <MemberTable fields={field.fields} rows={value} context={context} />
}

/** The only member of each row, where it is a record or leads to one: what is read of it is its name. */
function namedMember({ fields }: RowsField) {
  const [only, ...others] = Object.entries(fields)
  if (!only || others.length > 0) return undefined
  const [name, field] = only
  return isReference(field) || traitsOf(field).leadsTo ? { name, field } : undefined
}

export const view: View<Value, RowsField> = {
  Cell: RowsCell,
  Whole: RowsValue,
  Input: RowsInput,
  Filter: PresenceFilter,
  width: 160,
}
