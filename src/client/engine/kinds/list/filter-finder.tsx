import { Search } from 'lucide-react'
import { useEffect, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import type { Filter } from '../../../../fields/filter'
import { useCaption } from '../../../base/i18n/use-caption'
import { Kbd } from '../../../base/ui/kbd'
import { TextField } from '../../../base/ui/text-field'
import styles from './filter-finder.module.css'
import { filterLines, type NamedFilter } from './filter-lines'
import { useFoundRows, type FindRows } from './use-found-rows'

export interface FilterFinderHandle {
  focus(): void
}

interface FilterFinderProps {
  readonly ref?: Ref<FilterFinderHandle>
  readonly filters: readonly NamedFilter[]
  readonly onPick: (path: string) => void
  /** A filter was typed with its value. */
  readonly onSet: (path: string, filter: Filter) => void
  /** Finds records by number or name, where one can be gone to from here. */
  readonly findRows?: FindRows | undefined
  readonly onRow?: ((id: number) => void) | undefined
  /** Left by Escape: the rows get the focus back. */
  readonly onLeave: () => void
}

/** What Enter would take. */
interface Line {
  readonly key: string
  readonly title: string
  /** The value, where it would be set at once. */
  readonly value?: string | undefined
  readonly take: () => void
}

/**
 * The field that finds a list's filters by name or value, and its records by number. Enter takes the line that is chosen, and
 * waits for records that are still searched for; Escape goes back to the rows.
 */
export function FilterFinder({ ref, filters, onPick, onSet, findRows, onRow, onLeave }: FilterFinderProps) {
  const caption = useCaption()
  const lines = useId()
  const root = useRef<HTMLSpanElement>(null)
  const label = caption(findRows ? 'list.findFilterOrRow' : 'list.findFilter')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const [isAwaited, setAwaited] = useState(false)
  const rows = useFoundRows(text, findRows)
  const isSearching = rows === undefined
  useImperativeHandle(ref, () => ({
    focus: () => {
      setOpen(true)
      root.current?.querySelector('input')?.focus()
    },
  }))
  const close = () => {
    setText('')
    setChosen(0)
    setOpen(false)
    setAwaited(false)
  }
  const taking = (take: () => void) => () => {
    close()
    take()
  }
  /** What is found is in the rows, and so is the next key. */
  const thenLeave = (take: () => void) =>
    taking(() => {
      take()
      onLeave()
    })
  const found: readonly Line[] = [
    ...filterLines(filters, text).map(({ path, title, set }) => ({
      key: `${path} ${JSON.stringify(set?.filter ?? '')}`,
      title,
      value: set?.text,
      take: set ? thenLeave(() => onSet(path, set.filter)) : taking(() => onPick(path)),
    })),
    ...(rows ?? []).map(({ id, title }) => ({ key: `#${id}`, title, take: thenLeave(() => onRow?.(id)) })),
  ]
  const awaited = isAwaited ? rows?.[0] : undefined
  useEffect(() => {
    if (!awaited) return
    onRow?.(awaited.id)
    // The focus goes, and with it what was typed.
    onLeave()
  }, [awaited, onRow, onLeave])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isEnter = event.key === 'Enter'
    if (step !== undefined && !isOpen) setOpen(true)
    else if (step !== undefined) setChosen(Math.max(0, Math.min(found.length - 1, chosen + step)))
    else if (isEnter && isOpen && found[chosen]) found[chosen].take()
    else if (isEnter && isSearching) setAwaited(true)
    else if (event.key === 'Escape') thenLeave(() => undefined)()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span
      ref={root}
      className={styles.finder}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <TextField
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={lines}
        aria-activedescendant={isOpen && found[chosen] ? `${lines}-${chosen}` : undefined}
        aria-label={label}
        placeholder={label}
        icon={<Search aria-hidden />}
        after={!isOpen && <Kbd keys="/" />}
        value={text}
        onClick={() => setOpen(true)}
        onChange={(typed) => {
          setText(typed)
          setChosen(0)
          setOpen(true)
          setAwaited(false)
        }}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <ul id={lines} role="listbox" aria-label={caption('list.filters')} className={styles.lines}>
          {found.map(({ key, title, value, take }, index) => (
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
              {value === undefined ? (
                title
              ) : (
                <>
                  <span className={styles.of}>{title}</span> <b className={styles.value}>{value}</b>
                </>
              )}
            </li>
          ))}
          {found.length === 0 && (
            <li className={styles.nothing} role="status">
              {caption(isSearching ? 'list.searching' : findRows ? 'list.noSuchRow' : 'list.noSuchFilter', { text })}
            </li>
          )}
        </ul>
      )}
    </span>
  )
}
