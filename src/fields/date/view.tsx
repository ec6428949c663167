import { controlAttributes } from '../controls/control-attributes'
import { DayFilter } from '../controls/day-filter'
import { figureCell } from '../controls/text-cell'
import { TimeControl } from '../controls/time-control'
import type { InputProps, View } from '../view'
import type { DateField } from './field'
import { format } from './shape'

function DateInput(props: InputProps<string, DateField>) {
  const { value, onChange, context } = props
  return (
    <TimeControl kind="day" value={value} onChange={onChange} context={context} attributes={controlAttributes(props)} />
  )
}

export const view: View<string, DateField> = {
  Cell: figureCell(format),
  Input: DateInput,
  Filter: DayFilter,
  isWhole: true,
  width: 110,
}
