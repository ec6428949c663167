import cellStyles from '../controls/cell.module.css'
import { controlAttributes } from '../controls/control-attributes'
import { DayFilter } from '../controls/day-filter'
import { TimeControl } from '../controls/time-control'
import { formatRelative } from '../format'
import type { CellProps, InputProps, View } from '../view'
import type { InstantField } from './field'
import { format } from './shape'

/** In lists how long ago, with the full time at hand; in full where no hour is given. */
function InstantCell({ value, field, context }: CellProps<string, InstantField>) {
  const full = format(value, field, context)
  return (
    <time className={cellStyles.figure} dateTime={value} title={full}>
      {context.now === undefined ? full : formatRelative(value, context.now, context.language)}
    </time>
  )
}

/** A moment by the clock of the reader's zone, which is named beside it. */
function InstantInput(props: InputProps<string, InstantField>) {
  const { value, onChange, context } = props
  return (
    <TimeControl
      kind="moment"
      value={value}
      onChange={onChange}
      context={context}
      attributes={controlAttributes(props)}
    />
  )
}

export const view: View<string, InstantField> = {
  Cell: InstantCell,
  Input: InstantInput,
  Filter: DayFilter,
  isWhole: true,
  width: 150,
}
