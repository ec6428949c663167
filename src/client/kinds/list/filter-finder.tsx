import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useCaption } from '../../i18n/use-caption'
import { TextField } from '../../ui/text-field'
import styles from './filter-finder.module.css'

export interface NamedFilter {
  readonly path: string
  readonly title: string
}

interface FilterFinderProps {
  readonly filters: readonly NamedFilter[]
  readonly onPick: (path: string) => void
  /** Left without a choice. @param byKey by Escape, so that the rows get the focus back */
  readonly onClose: (byKey: boolean) => void
}

/** The filters whose names hold what is typed; those that begin with it first. */
export function findFilters(filters: readonly NamedFilter[], typed: string): readonly NamedFilter[] {
  const wanted = typed.trim().toLowerCase()
  const place = ({ title }: NamedFilter) => title.toLowerCase().indexOf(wanted)
  return filters.filter((filter) => place(filter) >= 0).sort((a, b) => Number(place(a) > 0) - Number(place(b) > 0))
}

/** A field that finds a list's filters by name: Enter opens the one chosen, Escape goes back to the rows. */
export function FilterFinder({ filters, onPick, onClose }: FilterFinderProps) {
  const caption = useCaption()
  const lines = useId()
  const root = useRef<HTMLSpanElement>(null)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = findFilters(filters, text)
  useEffect(() => root.current?.querySelector('input')?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const pick = event.key === 'Enter' ? found[chosen] : undefined
    if (step !== undefined) setChosen(Math.max(0, Math.min(found.length - 1, chosen + step)))
    else if (pick) onPick(pick.path)
    else if (event.key === 'Escape') onClose(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span
      ref={root}
      className={styles.finder}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onClose(false)}
    >
      <TextField
        role="combobox"
        aria-expanded
        aria-controls={lines}
        aria-activedescendant={found[chosen] && `${lines}-${chosen}`}
        aria-label={caption('list.findFilter')}
        placeholder={caption('list.findFilter')}
        icon={<Search aria-hidden />}
        value={text}
        onChange={(typed) => {
          setText(typed)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={lines} role="listbox" aria-label={caption('list.filters')} className={styles.lines}>
        {found.map(({ path, title }, index) => (
          <li
            key={path}
            id={`${lines}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.line}
            ref={index === chosen ? (line) => line?.scrollIntoView({ block: 'nearest' }) : undefined}
            // The field would lose the focus, and with it the list, before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(path)}
          >
            {title}
          </li>
        ))}
        {found.length === 0 && <li className={styles.nothing}>{caption('list.noSuchFilter', { text })}</li>}
      </ul>
    </span>
  )
}
