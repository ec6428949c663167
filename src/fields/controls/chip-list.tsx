import type { KeyboardEvent } from 'react'
import type { FormatContext } from '../format-context'
import styles from './control.module.css'
import { moved } from './picked-ids'

interface ChipListProps {
  readonly items: readonly { readonly key: string; readonly text: string }[]
  readonly onChange: (keys: readonly string[]) => void
  readonly context: FormatContext
  readonly disabled?: boolean | undefined
}

/** What is chosen, each with a button to take it away; Alt and the arrows move it. Nothing where nothing is chosen. */
export function ChipList({ items, onChange, context, disabled }: ChipListProps) {
  const keys = items.map(({ key }) => key)
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onChange(moved(keys, index, index + step))
  }
  if (items.length === 0) return null
  return (
    <ul className={styles.chips}>
      {items.map(({ key, text }, index) => (
        <li key={key} className={styles.chip}>
          <span title={text}>{text}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={context.caption('field.remove', { text })}
            aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
            disabled={disabled}
            onClick={() => onChange(keys.filter((own) => own !== key))}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  )
}
