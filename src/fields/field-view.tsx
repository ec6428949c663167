import { use } from 'react'
import { formatValue } from './field-types'
import { loadView, viewOf } from './field-views'
import { MaskedInput } from './controls/masked-input'
import { isMasked } from './masked'
import type { CellProps, FilterProps, InputProps } from './view'

/** A cell of any type; its plain text until the view is loaded, and nothing for null. Never suspends. */
export function FieldCell(props: CellProps) {
  const { value, field, context } = props
  if (value === null || value === undefined) return null
  if (isMasked(value)) return value
  const view = viewOf(field)
  return view ? <view.Cell {...props} /> : formatValue(value, field, context)
}

/** A value of any type where there is room for all of it; as in a cell for most types. */
export function FieldValue(props: CellProps) {
  const { value } = props
  const isWhole = value !== null && value !== undefined && !isMasked(value)
  const Whole = isWhole ? viewOf(props.field)?.Whole : undefined
  return Whole ? <Whole {...props} /> : <FieldCell {...props} />
}

/** An input of any type. Suspends until the view of its type is loaded. A masked secret is there as it is. */
export function FieldInput(props: InputProps) {
  const view = use(loadView(props.field.type))
  const { value, field } = props
  return field.secret !== undefined && isMasked(value) ? (
    <MaskedInput {...props} value={value} />
  ) : (
    <view.Input {...props} />
  )
}

/** A filter's editor for any type. Suspends until the view of its type is loaded. */
export function FieldFilter(props: FilterProps) {
  const view = use(loadView(props.field.type))
  return <view.Filter {...props} />
}
