import cellStyles from '../controls/cell.module.css'
import { ChoiceFilter } from '../controls/choice-filter'
import { controlAttributes } from '../controls/control-attributes'
import styles from '../controls/control.module.css'
import { namedValues, SelectControl } from '../controls/select-control'
import type { FormatContext } from '../format-context'
import type { CellProps, FilterProps, InputProps, View } from '../view'
import type { BoolField } from './field'
import { format } from './shape'
import { wordsOf } from './words'

const choices = (field: BoolField, { caption }: FormatContext) => {
  const words = wordsOf(field)
  return [
    { code: 'true', label: caption(words.true) },
    { code: 'false', label: caption(words.false) },
  ]
}

/** Whether a record works is told as its state is: by a dot and a word. */
function BoolCell({ value, field, context }: CellProps<boolean, BoolField>) {
  const text = format(value, field, context)
  return field.role === 'switch' ? (
    <span className={cellStyles.dot} data-tone={value ? 'good' : undefined}>
      {text}
    </span>
  ) : (
    text
  )
}

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
      choices={choices(props.field, props.context)}
      value={value === null ? null : String(value)}
      onChange={(code) => onChange(code === null ? null : code === 'true')}
    />
  )
}

function BoolFilter(props: FilterProps<BoolField>) {
  return <ChoiceFilter {...props} choices={choices(props.field, props.context)} read={(code) => code === 'true'} />
}

export const view: View<boolean, BoolField> = {
  Cell: BoolCell,
  Input: BoolInput,
  Filter: BoolFilter,
  choices: (field, context) => namedValues(choices(field, context), (code) => code === 'true'),
  width: 80,
}
