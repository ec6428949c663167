import { useState } from 'react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { classes } from './classes'
import { useField } from './field'
import styles from './input.module.css'
import { fitNumber, parseNumber } from './number-text'
import type { NumberRange } from './number-text'

interface NumberFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'step'>, NumberRange {
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  /** What an arrow key adds; with Shift ten times as much. */
  readonly step?: number
  /** Shown after the number: `%`, `px`. */
  readonly unit?: string
}

/** A number. What is typed is left alone until the field is left; then it is brought into its range. */
export function NumberField({ value, onChange, min, max, decimals, step = 1, unit, ...attributes }: NumberFieldProps) {
  const wiring = useField()
  const [draft, setDraft] = useState<string | null>(null)
  const range = { min, max, decimals }

  const settle = (): void => {
    const typed = parseNumber(draft ?? '')
    if (draft !== null && typed !== undefined) onChange(typed === null ? null : fitNumber(typed, range))
    setDraft(null)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle()
    if (direction === undefined) return
    event.preventDefault()
    const from = (draft === null ? value : parseNumber(draft)) ?? 0
    onChange(fitNumber(from + direction * step * (event.shiftKey ? 10 : 1), range))
    setDraft(null)
  }

  return (
    <span className={styles.box}>
      <input
        type="text"
        inputMode={decimals ? 'decimal' : 'numeric'}
        role="spinbutton"
        aria-valuenow={value ?? undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        className={classes(styles.input, styles.number)}
        {...wiring}
        {...attributes}
        value={draft ?? (value === null ? '' : String(value))}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}
