import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useCaption } from '../../../base/i18n/use-caption'
import { TextField } from '../../../base/ui/text-field'
import styles from './filter-finder.module.css'

export interface NamedFilter {
  readonly path: string
  readonly title: string
}

/** A record of the list that fits what is typed. */
export interface FoundRow {
  readonly id: number
  readonly title: string
}

interface FilterFinderProps {
  readonly filters: readonly NamedFilter[]
  readonly onPick: (path: string) => void
  /** Finds records by number or name, where one can be gone to from here. */
  readonly findRows?: ((text: string, signal: AbortSignal) => Promise<readonly FoundRow[]>) | undefined
  readonly onRow?: (id: number) => void
  /** Left without a choice. @param byKey by Escape, so that the rows get the focus back */
  readonly onClose: (byKey: boolean) => void
}

/** What Enter would take. */
interface Line {
  readonly key: string
  readonly title: string
  readonly take: () => void
}

/** How long after the last key a search begins, in milliseconds. */
const restMs = 150
/** Fewer letters mean too many records. */
const fewestLetters = 2

const noRows: readonly FoundRow[] = []

/** The records that fit a text; undefined until they are known. */
function useFoundRows(text: string, find: FilterFinderProps['findRows']): readonly FoundRow[] | undefined {
  const wanted = text.trim()
  const [found, setFound] = useState<{ readonly text: string; readonly rows: readonly FoundRow[] }>()
  const isAsked = find !== undefined && wanted.length >= fewestLetters
  useEffect(() => {
    if (!isAsked) return
    const ending = new AbortController()
    const ask = () =>
      find(wanted, ending.signal).then(
        (rows) => setFound({ text: wanted, rows }),
        () => !ending.signal.aborted && setFound({ text: wanted, rows: noRows }),
      )
    const timer = setTimeout(() => void ask(), restMs)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [isAsked, wanted, find])
  if (!isAsked) return noRows
  return found?.text === wanted ? found.rows : undefined
}

/** The filters whose names hold what is typed; those that begin with it first. */
export function findFilters(filters: readonly NamedFilter[], typed: string): readonly NamedFilter[] {
  const wanted = typed.trim().toLowerCase()
  const place = ({ title }: NamedFilter) => title.toLowerCase().indexOf(wanted)
  return filters.filter((filter) => place(filter) >= 0).sort((a, b) => Number(place(a) > 0) - Number(place(b) > 0))
}

/**
 * A field that finds a list's filters by name, and its records by number: Enter opens the one chosen, Escape goes back to the
 * rows. An Enter that comes before the records do waits for them.
 */
export function FilterFinder({ filters, onPick, findRows, onRow, onClose }: FilterFinderProps) {
  const caption = useCaption()
  const lines = useId()
  const root = useRef<HTMLSpanElement>(null)
  const label = findRows ? 'list.findFilterOrRow' : 'list.findFilter'
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const named = findFilters(filters, text)
  const [isAwaited, setAwaited] = useState(false)
  const rows = useFoundRows(text, findRows)
  const isSearching = findRows !== undefined && rows === undefined
  const found: readonly Line[] = [
    ...named.map(({ path, title }) => ({ key: path, title, take: () => onPick(path) })),
    ...(rows ?? []).map(({ id, title }) => ({ key: `#${id}`, title, take: () => onRow?.(id) })),
  ]
  useEffect(() => {
    if (isAwaited && rows?.[0]) onRow?.(rows[0].id)
  }, [isAwaited, rows, onRow])
  useEffect(() => root.current?.querySelector('input')?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isEnter = event.key === 'Enter'
    if (step !== undefined) setChosen(Math.max(0, Math.min(found.length - 1, chosen + step)))
    else if (isEnter && found[chosen]) found[chosen].take()
    else if (isEnter && isSearching) setAwaited(true)
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
        aria-label={caption(label)}
        placeholder={caption(label)}
        icon={<Search aria-hidden />}
        value={text}
        onChange={(typed) => {
          setText(typed)
          setChosen(0)
          setAwaited(false)
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={lines} role="listbox" aria-label={caption('list.filters')} className={styles.lines}>
        {found.map(({ key, title, take }, index) => (
          <li
            key={key}
            id={`${lines}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={styles.line}
            ref={index === chosen ? (line) => line?.scrollIntoView({ block: 'nearest' }) : undefined}
            // The field would lose the focus, and with it the list, before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={take}
          >
            {title}
          </li>
        ))}
        {found.length === 0 && (
          <li className={styles.nothing} role="status">
            {caption(isSearching ? 'list.searching' : findRows ? 'list.noSuchRow' : 'list.noSuchFilter', { text })}
          </li>
        )}
      </ul>
    </span>
  )
}
