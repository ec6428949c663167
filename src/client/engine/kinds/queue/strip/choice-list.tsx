import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useCaption } from '../../../../base/i18n/use-caption'
import { Kbd } from '../../../../base/ui/kbd'
import styles from './decision-strip.module.css'
import { pickedOf, type Choice, type NumberedChoice } from './picks'

interface ChoiceListProps {
  readonly label: string
  readonly choices: readonly NumberedChoice[]
  readonly value: unknown
  readonly isSeveral: boolean
  readonly isRequired: boolean
  /** What is wrong with what is picked; empty where nothing is. */
  readonly problem: string
  readonly onPick: (value: Choice['value']) => void
}

/** The choices of a decision with their digits: one of them, or several. One stop for Tab; arrows walk them. */
export function ChoiceList({ label, choices, value, isSeveral, isRequired, problem, onPick }: ChoiceListProps) {
  const caption = useCaption()
  const name = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const held = pickedOf(value)
  const [at, setAt] = useState(0)
  useEffect(() => list.current?.querySelector<HTMLInputElement>('input:checked,input')?.focus(), [])
  // Tab leads from another choice to the one that is picked, and only from there out of the list.
  useEffect(() => {
    if (!isSeveral && list.current?.contains(document.activeElement))
      list.current.querySelector<HTMLInputElement>('input:checked')?.focus()
  }, [value, isSeveral])
  const walk = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    // The browser walks the choices of which one is picked.
    if (by === undefined || !isSeveral) return
    event.preventDefault()
    list.current?.querySelectorAll('input')[(at + by + choices.length) % choices.length]?.focus()
  }
  return (
    <fieldset
      ref={list}
      className={styles.choices}
      aria-describedby={problem ? `${name}-problem` : undefined}
      onKeyDown={walk}
    >
      <legend className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.required} title={caption('ui.required')} aria-hidden>
            *
          </span>
        )}
      </legend>
      {problem && (
        <p id={`${name}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <ol className={styles.list}>
        {choices.map(({ value: own, label: text, keys }, index) => (
          <li key={own}>
            <label className={styles.choice}>
              <input
                type={isSeveral ? 'checkbox' : 'radio'}
                name={name}
                checked={held.includes(own)}
                {...(isSeveral && { tabIndex: index === at ? 0 : -1 })}
                onFocus={() => setAt(index)}
                aria-keyshortcuts={keys}
                onChange={() => onPick(own)}
              />
              {keys === undefined ? <span /> : <Kbd keys={keys} />}
              <span className={styles.text}>{text}</span>
            </label>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
