import type { ComponentProps, ReactNode } from 'react'
import { useField } from './field'
import styles from './input.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /** A sign before the text, e.g. a magnifier. */
  readonly icon?: ReactNode
  /** What is after the text: a unit, a button, a key. */
  readonly after?: ReactNode
}

/** One line of text. */
export function TextField({ value, onChange, icon, after, ...attributes }: TextFieldProps) {
  const wiring = useField()
  return (
    <span className={styles.box}>
      {icon}
      <input
        type="text"
        className={styles.input}
        {...wiring}
        {...attributes}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {after}
    </span>
  )
}
