import type { Field } from '../../schema/field'
import type { InputProps, NamedValue } from '../view'
import { controlAttributes } from './control-attributes'
import styles from './control.module.css'

export interface Choice {
  readonly code: string
  readonly label: string
}

/** Choices as the values that a filter offers by name. @param read a code as a value; itself unless declared otherwise */
export function namedValues(
  choices: readonly Choice[],
  read: (code: string) => unknown = (code) => code,
): NamedValue[] {
  return choices.map(({ code, label }) => ({ label, value: read(code) }))
}

interface SelectControlProps extends InputProps<string, Field> {
  readonly choices: readonly Choice[]
}

/** One of a few. A native select, whose list is drawn as ours where the browser lets us: it types ahead, and phones draw their own. */
export function SelectControl({ choices, ...props }: SelectControlProps) {
  const { value, onChange, context } = props
  const isUnknown = value !== null && !choices.some(({ code }) => code === value)
  return (
    <select
      {...controlAttributes(props)}
      className={styles.control}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{context.caption(props.field.required ? 'field.choose' : 'field.none')}</option>
      {isUnknown && <option value={value}>{value}</option>}
      {choices.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </select>
  )
}
