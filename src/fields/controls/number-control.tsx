import type { Field } from '../../schema/field'
import type { InputProps } from '../view'
import { controlAttributes } from './control-attributes'
import styles from './control.module.css'
import { useDraft } from './use-draft'

interface NumberControlProps extends InputProps<number, Field> {
  /** A value as it is typed; its digits unless declared otherwise. */
  readonly write?: (value: number) => string
  /** What is typed as a value; undefined where it is none. */
  readonly read?: (typed: string) => number | undefined
  /** Stands after the number, e.g. its currency. */
  readonly unit?: string | undefined
  readonly placeholder?: string
}

/** A number that is typed. What is no number is handed on as text, so that the shape refuses it and nothing typed is lost. */
export function NumberControl({ write = String, read = readNumber, unit, placeholder, ...props }: NumberControlProps) {
  const { value, onChange } = props
  const { text, keep } = useDraft(value, (held) => (typeof held === 'number' ? write(held) : (held ?? '')))
  const change = (typed: string) => {
    const meaning = typed.trim() === '' ? null : (read(typed) ?? (typed as never))
    keep(typed, meaning)
    onChange(meaning)
  }
  return (
    <span className={styles.row}>
      <input
        {...controlAttributes(props)}
        className={`${styles.control} ${styles.number}`}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        placeholder={placeholder}
        onChange={({ target }) => change(target.value)}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}

/** Digits with an optional sign and point; group separators as pasted from a spreadsheet fall away. */
export function readNumber(typed: string): number | undefined {
  const plain = typed.trim().replaceAll(/[,\s_]/g, '')
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
