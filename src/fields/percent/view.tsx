import { NumberControl } from '../controls/number-control'
import { rangeFilter } from '../controls/range-filter'
import { figureCell } from '../controls/text-cell'
import type { InputProps, View } from '../view'
import type { PercentField } from './field'
import { format } from './shape'

function PercentInput(props: InputProps<number, PercentField>) {
  return <NumberControl {...props} unit="%" />
}

export const view: View<number, PercentField> = {
  Cell: figureCell(format),
  Input: PercentInput,
  Filter: rangeFilter(PercentInput),
  align: 'end',
  isWhole: true,
  width: 100,
}
