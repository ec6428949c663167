import { NumberControl } from '../controls/number-control'
import { rangeFilter } from '../controls/range-filter'
import { figureCell } from '../controls/text-cell'
import type { View } from '../view'
import type { IntField } from './field'
import { format } from './shape'

export const view: View<number, IntField> = {
  Cell: figureCell(format),
  Input: NumberControl,
  Filter: rangeFilter<IntField>(NumberControl),
  align: 'end',
  isWhole: true,
  width: 110,
}
