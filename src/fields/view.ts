import type { ComponentType } from 'react'
import type { Field } from '../schema/field'
import type { Filter } from './filter-rule'
import type { FormatContext } from './format-context'
import type { Problem } from './problems'

/** A value in a list. Never null: a list draws its own empty cells. References come as ids or as `{id, label}`. */
export interface CellProps<Value = unknown, F extends Field = Field> {
  readonly value: Value
  readonly field: F
  readonly context: FormatContext
}

/** A value in a form. The form draws label, hint and problems around it; `id` is what its label is `for`. */
export interface InputProps<Value = unknown, F extends Field = Field> {
  readonly id: string
  readonly value: Value | null
  /** Null empties it. What cannot be read as a value is handed over as typed, for the field's shape to refuse. */
  readonly onChange: (value: Value | null) => void
  readonly field: F
  /** `row` holds the other values of the form: money looks for its currency there. */
  readonly context: FormatContext
  /** Paths are relative to the value: `''` for the whole, `zh_CN` for a part. */
  readonly problems?: readonly Problem[]
  readonly disabled?: boolean
  /** The ids of the elements that hold its hint and its problems. */
  readonly describedBy?: string | undefined
}

/** The editor of a filter, as it is behind a chip. */
export interface FilterProps<F extends Field = Field> {
  /** The id of its first control. */
  readonly id: string
  /** Days and periods unresolved, as in the address. */
  readonly filter: Filter | undefined
  /** Undefined takes the filter away. */
  readonly onChange: (filter: Filter | undefined) => void
  readonly field: F
  readonly context: FormatContext
}

/** A value that a filter may ask for, and what people call it. */
export interface NamedValue {
  readonly label: string
  readonly value: unknown
}

/** What every `<type>/view.tsx` exports. */
export interface View<Value = unknown, F extends Field = Field> {
  readonly Cell: ComponentType<CellProps<Value, F>>
  /** A value where there is room for all of it, as in a detail; its cell unless declared otherwise. */
  readonly Whole?: ComponentType<CellProps<Value, F>>
  readonly Input: ComponentType<InputProps<Value, F>>
  readonly Filter: ComponentType<FilterProps<F>>
  /** The values that a filter offers by name, where they are few enough to be named. */
  readonly choices?: (field: F, context: FormatContext) => readonly NamedValue[]
  /** Where a column's values stand; at the start unless declared otherwise. */
  readonly align?: 'end'
  /** Figures, of which a part would be another figure: a column is as wide as what it holds. */
  readonly isWhole?: true
  /** A column's first width in pixels. */
  readonly width: number
  /** The same, where it depends on what the field may hold. */
  readonly widthOf?: (field: F) => number
}

export interface ViewModule<Value = never, F extends Field = never> {
  readonly view: View<Value, F>
}
