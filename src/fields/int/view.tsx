import { NumberControl } from '../controls/number-control'
import { rangeFilter } from '../controls/range-filter'
import { figureCell } from '../controls/text-cell'
import { formatFilmTime } from '../format'
import type { InputProps, View } from '../view'
import type { IntField } from './field'
import { readFilmTime } from './read-film-time'
import { format } from './shape'

/** What is typed is read as the unit of the field is. */
function IntInput(props: InputProps<number, IntField>) {
  if (props.field.unit !== 'milliseconds') return <NumberControl {...props} />
  return <NumberControl {...props} write={formatFilmTime} read={readFilmTime} placeholder="m:ss.mmm" />
}

export const view: View<number, IntField> = {
  Cell: figureCell(format),
  Input: IntInput,
  Filter: rangeFilter<IntField>(IntInput),
  align: 'end',
  isWhole: true,
  width: 110,
}
