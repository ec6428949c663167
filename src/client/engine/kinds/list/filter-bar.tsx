import { ListFilter, Plus, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type Ref,
  Suspense,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react'
import { FieldFilter } from '../../../../fields/field-view'
import { filterCaption } from '../../../../fields/filter-caption'
import { operatorsOf } from '../../../../fields/filter'
import type { Filter } from '../../../../fields/filter'
import type { FilterProps } from '../../../../fields/view'
import type { Field } from '../../../../schema/field'
import { useCaption } from '../../../base/i18n/use-caption'
import { keyboard } from '../../../base/keys/keyboard'
import { Button } from '../../../base/ui/button'
import { DropdownMenu } from '../../../base/ui/dropdown-menu'
import { Popover } from '../../../base/ui/popover'
import { useFormat } from '../../../base/format/use-format'
import { traitsOf } from '../../../../fields/field-traits'
import styles from './filter-bar.module.css'
import { FilterFinder, type FoundRow } from './filter-finder'
import { fieldAtPath, isHeld, offeredFilters, type DeclaredList } from '../../parts/list-definition'
import { PasteList } from './paste-list'
import { pathTitle } from '../../parts/path-title'
import { useReferenceLabels } from './use-reference-labels'

export interface FilterBarHandle {
  /** Opens the editor of a filter, with its chip where there is none yet. */
  open(path: string): void
}

interface FilterBarProps {
  readonly ref?: Ref<FilterBarHandle>
  readonly list: DeclaredList
  /** The page the list is on. */
  readonly pageId: string
  readonly filters: Readonly<Record<string, Filter>>
  readonly onFilter: (path: string, filter: Filter | undefined) => void
  readonly onClear: () => void
  /** Escape on a filter: the rows get the focus; nothing has it unless declared otherwise. */
  readonly onLeave?: () => void
  /** Finds the list's records by number or name; `/` then goes to one of them as well. */
  readonly findRows?: (text: string, signal: AbortSignal) => Promise<readonly FoundRow[]>
  readonly onRow?: (id: number) => void
  /** What is at the end: how many rows match. */
  readonly count: string
}

/** A list's filters as chips: those declared first stand open, others come from "more". Each opens its editor. */
export function FilterBar({
  ref,
  list,
  pageId,
  filters,
  onFilter,
  onClear,
  onLeave = letGo,
  findRows,
  onRow,
  count,
}: FilterBarProps) {
  const caption = useCaption()
  const [added, setAdded] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<{ readonly path: string } | null>(null)
  const [isFinding, setFinding] = useState(false)
  const openFilter = (path: string) => {
    setAdded((before) => (before.includes(path) ? before : [...before, path]))
    setAsked({ path })
  }
  useImperativeHandle(ref, () => ({ open: openFilter }))
  useLayoutEffect(
    () =>
      keyboard.bind([
        {
          id: `${pageId}.filters`,
          keys: '/',
          scope: 'page',
          title: 'list.hint.filterBar',
          run: () => setFinding(true),
        },
      ]),
    [pageId],
  )
  const offered = offeredFilters(list)
  const set = Object.keys(filters)
  const open = [...new Set([...offered.open, ...added, ...set])]
  const more = offered.more.filter((path) => !open.includes(path) && isFilterable(list, path))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // What a filter's editor does with the key stays in it: it stands elsewhere in the document.
    if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Node)) return
    event.stopPropagation()
    onLeave()
  }
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={caption('list.filters')}
      data-zone="filter"
      onKeyDown={onKeyDown}
    >
      {isFinding && (
        <FilterFinder
          filters={[...open, ...more].map((path) => ({ path, title: pathTitle(list, path, caption) }))}
          onPick={(path) => {
            setFinding(false)
            openFilter(path)
          }}
          findRows={findRows}
          onRow={(id) => {
            setFinding(false)
            onRow?.(id)
          }}
          onClose={(byKey) => {
            setFinding(false)
            if (byKey) onLeave()
          }}
        />
      )}
      {open.map((path) => (
        <FilterChip
          key={path}
          list={list}
          pageId={pageId}
          path={path}
          filter={filters[path]}
          startsOpen={added.includes(path) && !filters[path]}
          asked={asked?.path === path ? asked : null}
          onFilter={onFilter}
        />
      ))}
      {more.length > 0 && (
        <DropdownMenu
          align="start"
          lines={more.map((path) => ({
            id: path,
            text: pathTitle(list, path, caption),
            onSelect: () => setAdded([...added, path]),
          }))}
        >
          <Button variant="quiet" icon={<Plus aria-hidden />}>
            {caption('list.moreFilters')}
          </Button>
        </DropdownMenu>
      )}
      {set.length > 0 && (
        <Button variant="quiet" icon={<X aria-hidden />} onClick={onClear}>
          {caption('list.clearFilters')}
        </Button>
      )}
      <output className={styles.count} aria-live="polite">
        {count}
      </output>
    </div>
  )
}

interface FilterChipProps {
  readonly list: DeclaredList
  readonly pageId: string
  readonly path: string
  readonly filter: Filter | undefined
  readonly startsOpen: boolean
  /** Each time another object: it is asked for from elsewhere. */
  readonly asked: object | null
  readonly onFilter: (path: string, filter: Filter | undefined) => void
}

function FilterChip({ list, pageId, path, filter, startsOpen, asked, onFilter }: FilterChipProps) {
  const caption = useCaption()
  const format = useFormat()
  const id = useId()
  const [isOpen, setOpen] = useState(startsOpen)
  const [answered, setAnswered] = useState<object | null>(null)
  if (asked && asked !== answered) {
    setAnswered(asked)
    setOpen(true)
  }
  const found = fieldAtPath(list.entity, path)
  const labelOf = useReferenceLabels(found?.field, filter)
  if (!found) return null
  const context = { ...format, captionId: found.captionId }
  const title = pathTitle(list, path, caption)
  const text = filter && filterCaption(filter, found.field, context, labelOf)
  return (
    <span className={styles.chip} data-set={filter !== undefined}>
      <Popover
        label={title}
        width={320}
        isOpen={isOpen}
        onOpenChange={setOpen}
        content={
          <div className={styles.editor}>
            <label htmlFor={id} className={styles.editorTitle}>
              {title}
            </label>
            <Suspense>
              <FocusedFilter
                id={id}
                filter={filter}
                field={found.field}
                context={context}
                onChange={(next) => onFilter(path, next)}
              />
            </Suspense>
            {isPastable(found.field, path) && (
              <PasteList entity={list.entity} field={path} page={pageId} onFilter={(next) => onFilter(path, next)} />
            )}
          </div>
        }
      >
        <button type="button" className={styles.chipButton} data-filter={path}>
          <ListFilter aria-hidden className={styles.chipIcon} />
          {text === undefined ? (
            title
          ) : (
            <>
              <span className={styles.chipTitle}>{title}</span>
              <b className={styles.chipText}>{text}</b>
            </>
          )}
        </button>
      </Popover>
      {filter && (
        <button
          type="button"
          className={styles.chipClear}
          aria-label={caption('list.clearFilter', { filter: title })}
          onClick={() => onFilter(path, undefined)}
        >
          <X aria-hidden />
        </button>
      )}
    </span>
  )
}

/** A filter's editor with the focus where its value is entered, which is not always its first control. */
function FocusedFilter(props: FilterProps) {
  useEffect(() => document.getElementById(props.id)?.focus(), [props.id])
  return <FieldFilter {...props} />
}

/** The keys of the page work again. */
function letGo(): void {
  document.querySelector('main')?.focus()
}

/** Ids and addresses come from spreadsheets by the hundred. */
function isPastable(field: Field, path: string): boolean {
  return !path.includes('.') && traitsOf(field).isPasted === true && operatorsOf(field).includes('is')
}

/** Whether a list can be filtered by a path. */
export function isFilterable(list: DeclaredList, path: string): boolean {
  const found = fieldAtPath(list.entity, path)
  return found !== undefined && !isHeld(list, path) && traitsOf(found.field).isFilterable
}
