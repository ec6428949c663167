import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { firstSort } from '../../../../schema/ordered-within'
import type { Filter } from '../../../../fields/filter'
import type { Entity } from '../../../../schema/entity'
import type { PageInfo } from '../../../../schema/registry'
import { contextChanged } from '../../page/page-context'
import { useFieldViews } from '../../parts/use-field-views'
import type { Target } from '../../parts/target'
import { useCommands } from '../../commands/use-commands'
import { onRecordsChanged } from '../../parts/record-events'
import { resolveLayout, visibleOrder, type ColumnLayout } from '../../grid/column-layout'
import type { GridHandle, GridSort } from '../../grid/grid-types'
import { useFormat } from '../../../base/format/use-format'
import { useTabDetail } from '../../tabs/use-tab-detail'
import { withDrawn } from './arranged-columns'
import { listColumns } from './list-columns'
import type { DeclaredList } from '../../parts/list-definition'
import { listFor } from './list-for'
import { fetchedPaths, listQuery, offeredList, openedFields } from './list-query'
import { listSession, storeLayout } from './list-session'
import { refreshOf, shownRows, turnSource } from './list-source'
import { formatSort, parseSort } from '../../parts/list-url'
import { isBare, openedState } from '../../parts/opened-state'
import { columnsOf, type SavedView, type ViewContent } from '../../parts/saved-views'
import { selectionTarget } from './selection-target'
import { useListLimits } from './use-list-limits'
import { useListState } from './use-list-state'

/** What a list belongs to, where it is one of several on a page. */
export interface ListOwner {
  /** Tells it from the page's other lists. */
  readonly key: string
  /** What always holds: the reference to the record it belongs to. */
  readonly filters: Readonly<Record<string, Filter>>
  /** Parameters of the page's own address, which are no filters of the list. */
  readonly parameters: readonly string[]
  /** The order that it always has, whatever the page is sorted by. */
  readonly sort?: string
}

export interface ListOptions {
  readonly info: PageInfo
  readonly list: DeclaredList
  readonly tabKey: string
  readonly owner?: ListOwner
  /** Its page offers views: it opens with somebody's own first one, or as it is declared to. */
  readonly hasViews?: true
  readonly grid: RefObject<GridHandle | null>
}

const noParameters: readonly string[] = []

/** A list at work: its state from the address, its rows, its selection, its columns, and what commands would act on. */
export function useList({ info, list: declared, tabKey, owner, hasViews, grid }: ListOptions) {
  const { entity } = declared
  const format = useFormat()
  const offered = useMemo(() => offeredList(info, declared), [info, declared])
  const [addressed, setState] = useListState(offered, owner?.parameters ?? noParameters)
  const held = useListLimits(info, declared)
  const [isOpening, setOpening] = useState(hasViews === true)
  // Until the views are known it is taken for granted that nobody's own comes first: else all rows would be asked for, and given up.
  const state = useMemo(
    () => (isOpening && addressed.view === null ? openedState(offered, addressed, held.filters) : addressed),
    [isOpening, offered, addressed, held.filters],
  )
  const opened = openedFields(info, declared, state.filters).join()
  const list = useMemo(() => listFor(offered, held.word, opened.split(',')), [offered, held.word, opened])
  const isUnfiltered = Object.keys(state.filters).every((path) => path in held.filters)
  const isAddressBare = isBare(addressed, held.filters)
  useTabDetail(tabKey, held.of)
  const isReady = useFieldViews()
  const [isPlain, setPlain] = useState(false)
  const declaredSort = firstSort(list)
  const { filters: owned, sort: ownSort } = owner ?? {}
  const query = useMemo(
    () => listQuery({ info, list, state, zone: format.zone, held: held.filters, owned, ownSort }),
    [info, list, state, format.zone, held.filters, owned, ownSort],
  )
  const paths = useMemo(() => fetchedPaths(list), [list])
  const place = owner ? `${info.id}.${owner.key}` : info.id
  const session = listSession(owner ? `${tabKey}#${owner.key}` : tabKey, entity, query, paths, place)
  const { source, selection } = session
  const [layout, setLayout] = useState<ColumnLayout>(session.layout)
  const columns = useMemo(() => drawnColumns(list, format, isReady), [list, format, isReady])
  const sort: readonly GridSort[] = state.sort.length > 0 ? state.sort : parseSort(declaredSort)
  const { ofRows } = useCommands(info)
  const commands = useMemo(() => ofRows.filter(({ command }) => command.entity === entity), [ofRows, entity])

  useEffect(() => turnSource(source, entity, query, paths), [source, entity, query, paths])
  useEffect(() => onRecordsChanged(entity.name, refreshOf(source)), [source, entity])
  useEffect(() => selection.subscribe(contextChanged), [selection])

  const live = useRef({ list, state, query, paths, layout, columns, source, selection })
  useLayoutEffect(() => {
    live.current = { list, state, query, paths, layout, columns, source, selection }
  })
  const [now] = useState(() => ({
    /** The rows that are meant: the selection, else the row under the cursor. */
    target: (): Target => {
      const { source: rows, selection: chosen, query: asked } = live.current
      // Asked of the grid at this moment: a row remembered from its last word may be a row behind, or older than its reload.
      const cursor = grid.current?.cursor()
      return selectionTarget(entity, chosen.get(), rows, asked, cursor && rows.get(cursor.rowIndex))
    },
    /** All rows that match. */
    matching: (): Target => ({
      kind: 'query',
      entity,
      query: live.current.query,
      except: [],
      // Of an estimate more may match than it says.
      expectedCount: live.current.source.estimated ? null : live.current.source.total,
      known: [],
    }),
    /** The rows as they are shown. */
    rows: (of: Entity) =>
      of === entity ? shownRows(live.current.source, live.current.query, live.current.paths) : undefined,
    /** The columns as they are. */
    columns: (): readonly string[] =>
      withDrawn(live.current.list, visibleOrder(resolveLayout(live.current.layout, live.current.columns))),
    /** The list as a saved view would keep it. */
    view: (): ViewContent => ({
      filters: live.current.state.filters,
      sort: formatSort(live.current.state.sort),
      columns: columnsOf(live.current.layout, live.current.columns),
    }),
  }))
  /** Filters and sorts as a view does; null: as the page does by itself. */
  const showView = (view: SavedView | null, replace = false) => {
    setState(() => ({ filters: view?.filters ?? {}, sort: parseSort(view?.sort ?? ''), view: view?.id ?? null }), {
      replace,
    })
    setOpening(false)
  }
  /** Goes on as its address says, and as it is declared to open where that says nothing; the address says so then. */
  const openAsDeclared = () => {
    setPlain(isAddressBare)
    setState((before) => openedState(offered, before, held.filters), { replace: true })
    setOpening(false)
  }
  /** The list as it stands is that of a view now. */
  const keepView = (id: number) => setState((before) => ({ ...before, view: id }), { replace: true })
  const changeLayout = (next: ColumnLayout) => {
    session.layout = next
    setLayout(next)
    storeLayout(place, next)
  }
  return {
    info,
    list,
    /** What the list is limited to, as the address tells it. */
    word: held.word,
    /** What the page is called, with what its list is limited to. */
    title: held.title,
    state,
    setState,
    /** Whether nothing filters it but what it is limited to. */
    isUnfiltered,
    query,
    source,
    selection,
    place: session.place,
    columns,
    sort,
    layout,
    changeLayout,
    commands,
    /** Whether its address neither sorts nor filters it but by what it is limited to. */
    isAddressBare,
    showView,
    openAsDeclared,
    /** Whether it was opened with neither filters of its address nor a view. */
    isPlain,
    keepView,
    now,
  }
}

export type ListAtWork = ReturnType<typeof useList>

/** Cells are drawn by their types' views once those are loaded, which makes other columns of them. */
function drawnColumns(list: DeclaredList, format: ReturnType<typeof useFormat>, _areViewsLoaded: boolean) {
  return listColumns(list, format)
}
