import { NumberControl } from '../controls/number-control'
import { rangeFilter } from '../controls/range-filter'
import { figureCell } from '../controls/text-cell'
import { formatDuration } from '../format'
import type { InputProps, View } from '../view'
import { readDuration } from './read-duration'
import type { DurationField } from './field'
import { format } from './shape'

function DurationInput(props: InputProps<number, DurationField>) {
  return <NumberControl {...props} write={formatDuration} read={readDuration} placeholder="h:mm:ss" />
}

export const view: View<number, DurationField> = {
  Cell: figureCell(format),
  Input: DurationInput,
  Filter: rangeFilter(DurationInput),
  align: 'end',
  isWhole: true,
  width: 100,
}
