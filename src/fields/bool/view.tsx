import { ChoiceFilter } from '../controls/choice-filter'
import { controlAttributes } from '../controls/control-attributes'
import styles from '../controls/control.module.css'
import { namedValues, SelectControl } from '../controls/select-control'
import { textCell } from '../controls/text-cell'
import type { FormatContext } from '../format-context'
import type { FilterProps, InputProps, View } from '../view'
import type { BoolField } from './field'
import { format } from './shape'

const choices = ({ caption }: FormatContext) => [
  { code: 'true', label: caption('field.yes') },
  { code: 'false', label: caption('field.no') },
]

/** A box where there is always an answer; a choice of three where it may be left open. */
function BoolInput({ value, onChange, ...props }: InputProps<boolean, BoolField>) {
  if (props.field.required || props.field.default !== undefined) {
    return (
      <span className={styles.check}>
        <input
          {...controlAttributes(props)}
          type="checkbox"
          checked={value ?? false}
          onChange={({ target }) => onChange(target.checked)}
        />
      </span>
    )
  }
  return (
    <SelectControl
      {...props}
      choices={choices(props.context)}
      value={value === null ? null : String(value)}
      onChange={(code) => onChange(code === null ? null : code === 'true')}
    />
  )
}

function BoolFilter(props: FilterProps<BoolField>) {
  return <ChoiceFilter {...props} choices={choices(props.context)} read={(code) => code === 'true'} />
}

export const view: View<boolean, BoolField> = {
  Cell: textCell(format),
  Input: BoolInput,
  Filter: BoolFilter,
  choices: (_field, context) => namedValues(choices(context), (code) => code === 'true'),
  width: 80,
}
