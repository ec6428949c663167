import { controlAttributes } from '../controls/control-attributes'
import styles from '../controls/control.module.css'
import { DayFilter } from '../controls/day-filter'
import { figureCell } from '../controls/text-cell'
import type { InputProps, View } from '../view'
import type { DateField } from './field'
import { format } from './shape'

function DateInput(props: InputProps<string, DateField>) {
  const { value, onChange, field } = props
  return (
    <input
      {...controlAttributes(props)}
      className={styles.control}
      type="date"
      min={field.min}
      max={field.max}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    />
  )
}

export const view: View<string, DateField> = {
  Cell: figureCell(format),
  Input: DateInput,
  Filter: DayFilter,
  isWhole: true,
  width: 110,
}
