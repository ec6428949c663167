import { use } from 'react'
import type { Field } from '../schema/field'
import styles from './controls/cell.module.css'
import { emptyMeaning } from './empty-meaning'
import { formatValue } from './field-types'
import { loadViews, viewOf, type View } from './field-views'
import { MaskedInput } from './controls/masked-input'
import { isMasked } from './masked'
import type { CellProps, FilterProps, InputProps } from './view'

/**
 * A cell of any type; its plain text until the view is loaded, and nothing for null unless that says something. Never suspends.
 * What is copied of an empty cell stays empty, so that it means the same where it is pasted.
 */
export function FieldCell(props: CellProps) {
  const { value, field, context } = props
  const meaning = emptyMeaning(value, field, context)
  if (meaning !== undefined) return <span className={styles.meaning}>{meaning}</span>
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
  const view = requiredView(use(loadViews()), props.field)
  const { value, field } = props
  return field.secret !== undefined && isMasked(value) ? (
    <MaskedInput {...props} value={value} />
  ) : (
    <view.Input {...props} />
  )
}

/** A filter's editor for any type. Suspends until the view of its type is loaded. */
export function FieldFilter(props: FilterProps) {
  const view = requiredView(use(loadViews()), props.field)
  return <view.Filter {...props} />
}

/** @throws where there is no such type: declarations name those alone that have all their parts */
function requiredView(views: ReadonlyMap<string, View>, { type }: Field): View {
  const view = views.get(type)
  if (!view) throw new Error(`Field type "${type}": there is no folder src/fields/${type}.`)
  return view
}
