import type { ComponentProps } from 'react'
import { classes } from './classes'
import { useField } from './field'
import styles from './input.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Several lines of text. */
export function TextArea({ value, onChange, rows = 3, ...attributes }: TextAreaProps) {
  const wiring = useField()
  return (
    <span className={styles.box}>
      <textarea
        className={classes(styles.input, styles.area)}
        rows={rows}
        {...wiring}
        {...attributes}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  )
}
