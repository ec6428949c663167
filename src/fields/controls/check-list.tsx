import type { Choice } from './select-control'
import styles from './control.module.css'

interface CheckListProps {
  /** The id of its first box. */
  readonly id: string
  readonly choices: readonly Choice[]
  readonly chosen: readonly string[]
  /** In the order of the choices. */
  readonly onChange: (chosen: readonly string[]) => void
  readonly label?: string | undefined
  readonly disabled?: boolean | undefined
  readonly describedBy?: string | undefined
}

/** Any number of a few, each with a box. */
export function CheckList({ id, choices, chosen, onChange, label, disabled, describedBy }: CheckListProps) {
  const toggle = (code: string, isOn: boolean) =>
    onChange(choices.map((choice) => choice.code).filter((own) => (own === code ? isOn : chosen.includes(own))))
  return (
    <div role="group" aria-label={label} aria-describedby={describedBy} className={styles.checks}>
      {choices.map(({ code, label: text }, index) => (
        <label key={code} className={styles.check}>
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            checked={chosen.includes(code)}
            disabled={disabled}
            onChange={({ target }) => toggle(code, target.checked)}
          />
          {text}
        </label>
      ))}
    </div>
  )
}
