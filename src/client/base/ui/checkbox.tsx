import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { useId } from 'react'
import styles from './choice.module.css'
import { useField } from './field'

interface CheckboxProps {
  /** Null draws the dash of "some of them". */
  readonly checked: boolean | null
  readonly onChange: (isChecked: boolean) => void
  /** Shown beside it; without one give `aria-label` or put it into a Field. */
  readonly label?: string
  readonly isDisabled?: boolean
  readonly 'aria-label'?: string
  /** -1 where what it is in is one stop of Tab and walked by arrows. */
  readonly tabIndex?: 0 | -1
}

/** Yes or no, one of many; or all, some and none. */
export function Checkbox({ checked, onChange, label, isDisabled = false, ...attributes }: CheckboxProps) {
  const wiring = useField()
  const ownId = useId()
  const id = wiring.id ?? ownId
  const box = (
    <Radix.Root
      id={id}
      className={styles.checkbox}
      checked={checked ?? 'indeterminate'}
      disabled={isDisabled}
      onCheckedChange={(state) => onChange(state === true)}
      {...wiring}
      {...attributes}
    >
      <Radix.Indicator className={styles.mark}>{checked === null ? <Minus /> : <Check />}</Radix.Indicator>
    </Radix.Root>
  )
  if (label === undefined) return box
  return (
    <span className={styles.labelled}>
      {box}
      <label htmlFor={id}>{label}</label>
    </span>
  )
}
