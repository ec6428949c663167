import { useId } from 'react'
import styles from './segments.module.css'

interface SegmentsProps<V extends string> {
  readonly label: string
  /** Only said, where the choices speak for themselves. */
  readonly isLabelHidden?: boolean
  readonly options: readonly { readonly value: V; readonly text: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
}

/** One of a few short choices, all in sight. */
export function Segments<V extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: SegmentsProps<V>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={isLabelHidden ? styles.unseen : styles.label}>{label}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
