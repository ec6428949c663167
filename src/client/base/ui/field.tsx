import { createContext, use, useId } from 'react'
import type { ReactNode } from 'react'
import { useCaption } from '../i18n/use-caption'
import styles from './field.module.css'

/** What a control takes over from the field around it. */
interface FieldWiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

interface FieldProps {
  readonly label: string
  /** Said before a mistake is made. */
  readonly hint?: ReactNode
  /** What is wrong and what to do; the hint stays, which says how it would be right. */
  readonly error?: string | undefined
  readonly isRequired?: boolean
  /** The label is before the control instead of above it. */
  readonly isInline?: boolean
  /** One control of this folder: it finds its label and texts by itself. */
  readonly children: ReactNode
}

const Wiring = createContext<FieldWiring | null>(null)

/** A control with its label, its hint and its error, tied together for screen readers. */
export function Field({ label, hint, error, isRequired = false, isInline = false, children }: FieldProps) {
  const caption = useCaption()
  const id = useId()
  const wiring = {
    id,
    'aria-describedby': error === undefined && hint === undefined ? undefined : `${id}-text`,
    'aria-invalid': error === undefined ? undefined : (true as const),
    'aria-required': isRequired ? (true as const) : undefined,
  }
  return (
    <div className={isInline ? styles.inline : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {isRequired && (
          <span className={styles.required} title={caption('ui.required')} aria-hidden>
            *
          </span>
        )}
      </label>
      <Wiring value={wiring}>{children}</Wiring>
      {wiring['aria-describedby'] !== undefined && (
        <div id={`${id}-text`} className={styles.texts}>
          {error !== undefined && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
        </div>
      )}
    </div>
  )
}

/** For controls: the wiring of the field around, or nothing. */
export function useField(): Partial<FieldWiring> {
  return use(Wiring) ?? {}
}
