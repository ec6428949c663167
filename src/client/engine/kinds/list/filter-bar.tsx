import { X } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { operatorsOf } from '../../../../fields/filter'
import type { Filter } from '../../../../fields/filter'
import { viewOf } from '../../../../fields/field-views'
import { useCaption } from '../../../base/i18n/use-caption'
import { keyboard } from '../../../base/keys/keyboard'
import { Button } from '../../../base/ui/button'
import { DropdownMenu } from '../../../base/ui/dropdown-menu'
import { useFitting } from '../../../base/ui/use-fitting'
import { useFormat } from '../../../base/format/use-format'
import styles from './filter-bar.module.css'
import { FilterChip } from './filter-chip'
import { FilterFinder, type FilterFinderHandle } from './filter-finder'
import type { NamedFilter } from './filter-lines'
import { useFieldViews } from '../../parts/use-field-views'
import { fieldAtPath, isFilterable, offeredFilters, type DeclaredList } from '../../parts/list-definition'
import { pathTitle } from '../../parts/path-title'
import type { FindRows } from './use-found-rows'

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
  readonly findRows?: FindRows
  readonly onRow?: (id: number) => void
  /** In the place of the filters, e.g. what can be done with the selection. */
  readonly instead?: ReactNode
  /** What is at the end: how many rows match. */
  readonly count: string
}

/**
 * A list's filters in one row: the field that finds them by name or value, those that are set, then the usual ones as quiet
 * chips. What has no room, and what is asked for seldom, is behind a count.
 */
export function FilterBar(props: FilterBarProps) {
  const { ref, list, pageId, filters, onFilter, onClear, onLeave = letGo, findRows, onRow, instead, count } = props
  const caption = useCaption()
  const [added, setAdded] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<{ readonly path: string } | null>(null)
  const finder = useRef<FilterFinderHandle>(null)
  const chips = useRef<HTMLDivElement>(null)
  const openFilter = (path: string) => {
    setAdded((before) => [path, ...before.filter((other) => other !== path)])
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
          run: () => finder.current?.focus(),
        },
      ]),
    [pageId],
  )
  const offered = offeredFilters(list)
  const set = Object.keys(filters)
  const open = [...new Set([...set, ...added, ...offered.open])]
  const more = offered.more.filter((path) => !open.includes(path) && isFilterable(list, path))
  const fitting = useFitting(chips, `${open.join()} ${set.length}`)
  const hidden = [...open.slice(fitting), ...more]
  const named = useNamedFilters(list, [...open, ...more])
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
      data-set={set.length > 0}
      onKeyDown={onKeyDown}
    >
      <FilterFinder
        ref={finder}
        filters={named}
        onPick={openFilter}
        onSet={onFilter}
        findRows={findRows}
        onRow={onRow}
        onLeave={onLeave}
      />
      {instead ?? (
        <>
          <div ref={chips} className={styles.chips} data-none={fitting === 0 || undefined}>
            {open.map((path, place) => (
              <FilterChip
                key={path}
                list={list}
                pageId={pageId}
                path={path}
                filter={filters[path]}
                startsOpen={added.includes(path) && !filters[path]}
                isBeyond={place >= fitting}
                asked={asked?.path === path ? asked : null}
                onFilter={onFilter}
              />
            ))}
          </div>
          {hidden.length > 0 && (
            <DropdownMenu
              align="start"
              lines={hidden.map((path) => ({
                id: path,
                text: pathTitle(list, path, caption),
                onSelect: () => openFilter(path),
              }))}
            >
              <Button variant="quiet" className={styles.more}>
                {hidden.length === open.length + more.length
                  ? caption('list.filters')
                  : caption('list.moreFilters', { count: hidden.length })}
              </Button>
            </DropdownMenu>
          )}
          {set.length > 0 && (
            <Button variant="quiet" className={styles.more} icon={<X aria-hidden />} onClick={onClear}>
              <span className={styles.clearWideOnly}>{caption('list.clearFilters')}</span>
            </Button>
          )}
        </>
      )}
      <output className={styles.count} aria-live="polite">
        {count}
      </output>
    </div>
  )
}

/** Filters as typing finds them: by their titles, and by the values that their types offer by name once these are loaded. */
function useNamedFilters(list: DeclaredList, paths: readonly string[]): readonly NamedFilter[] {
  const caption = useCaption()
  const format = useFormat()
  useFieldViews()
  return paths.flatMap((path) => {
    const found = fieldAtPath(list.entity, path)
    if (!found) return []
    const choices = viewOf(found.field)?.choices?.(found.field, { ...format, captionId: found.captionId })
    const isText = operatorsOf(found.field).includes('contains')
    return [{ path, title: pathTitle(list, path, caption), isText, ...(choices && { choices }) }]
  })
}

/** The keys of the page work again. */
function letGo(): void {
  document.querySelector('main')?.focus()
}
