import { labelFields } from '../../../../schema/entity'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { firstSort, orderedWithin } from '../../../../schema/ordered-within'
import type { Filter } from '../../../../fields/filter'
import { withCurrencies } from '../../../../fields/money/currency-beside'
import type { PageInfo } from '../../../../schema/registry'
import { namesIn } from '../../../../schema/route'
import { isLimitedByQuery } from '../../declared/scope-from-url'
import { contextChanged } from '../../page/page-context'
import { useFieldViews } from '../../parts/use-field-views'
import { readBeside } from '../../parts/row-cells'
import type { ListQuery, Target } from '../../parts/target'
import { useCommands } from '../../commands/use-commands'
import { onRecordsChanged } from '../../parts/record-events'
import { resolveLayout, visibleOrder, type ColumnLayout } from '../../grid/column-layout'
import type { GridHandle, GridSort } from '../../grid/grid-types'
import { useFormat } from '../../../base/format/use-format'
import { useTabDetail } from '../../tabs/use-tab-detail'
import { withDrawn } from './arranged-columns'
import { listColumns } from './list-columns'
import { readsOf, type DeclaredList } from '../../parts/list-definition'
import { listFor } from './list-for'
import { listSession, storeLayout } from './list-session'
import { refreshOf, turnSource } from './list-source'
import { formatSort, openingFilters, parseSort } from '../../parts/list-url'
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
  readonly grid: RefObject<GridHandle | null>
}

const noParameters: readonly string[] = []

/** A list at work: its state from the address, its rows, its selection, its columns, and what commands would act on. */
export function useList({ info, list: declared, tabKey, owner, grid }: ListOptions) {
  const { entity } = declared
  const format = useFormat()
  const offered = useMemo(() => withFilterOf(info, declared), [info, declared])
  const [state, setState] = useListState(offered, owner?.parameters ?? noParameters)
  const held = useListLimits(info, declared)
  const opened = openedFields(info, declared, state.filters).join()
  const list = useMemo(() => listFor(offered, held.word, opened.split(',')), [offered, held.word, opened])
  const isUnfiltered = Object.keys(state.filters).every((path) => path in held.filters)
  useTabDetail(tabKey, held.of)
  const isReady = useFieldViews()
  const [isPlain, setPlain] = useState(false)
  const declaredSort = firstSort(list)
  const query: ListQuery = useMemo(
    () => ({
      // What is fixed, or told by the path, is never among those of the state.
      filters: { ...held.filters, ...state.filters, ...owner?.filters },
      sort: owner?.sort ?? (state.sort.length > 0 ? formatSort(state.sort) : declaredSort),
      page: info.id,
      zone: format.zone,
    }),
    [state, held.filters, owner?.filters, owner?.sort, declaredSort, info.id, format.zone],
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

  const live = useRef({ list, state, query, layout, columns, source, selection })
  useLayoutEffect(() => {
    live.current = { list, state, query, layout, columns, source, selection }
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
  const showView = (view: SavedView | null, replace = false) =>
    setState(() => ({ filters: view?.filters ?? {}, sort: parseSort(view?.sort ?? ''), view: view?.id ?? null }), {
      replace,
    })
  /** Filters as the page does when it is opened. */
  const openPlainly = () => {
    setPlain(true)
    if (list.opensWith)
      setState((before) => ({ ...before, filters: { ...before.filters, ...openingFilters(list) } }), { replace: true })
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
    showView,
    openPlainly,
    /** Whether it was opened with neither filters of its address nor a view. */
    isPlain,
    keepView,
    now,
  }
}

/**
 * A list as it is filtered: what a query parameter of its page limits it to is a filter like any other, which can be set, changed and
 * cleared there; what the path tells is not.
 */
function withFilterOf(info: PageInfo, list: DeclaredList): DeclaredList {
  if (list !== info.page || !isLimitedByQuery(info)) return list
  const { within: _within, ...free } = list
  return free
}

/** The fields of which the page's address names one record, of a page that is opened for one. */
function openedFields({ page }: PageInfo, list: DeclaredList, filters: Readonly<Record<string, Filter>>): string[] {
  if (list !== page) return []
  return (page.openedBy ?? []).filter((name) => filters[name]?.is?.length === 1)
}

export type ListAtWork = ReturnType<typeof useList>

/** What every window fetches: the columns with their currencies, what commands look at, what its order is of, and what the address of a row's page takes. */
function fetchedPaths(list: DeclaredList): string[] {
  const opened = 'opens' in list ? namesIn(list.opens?.row ?? '').filter((name) => name in list.entity.fields) : []
  const columns = [...list.columns, ...(list.moreColumns ?? []), ...labelFields(list.entity), ...readsOf(list.entity)]
  const beside = [...readBeside(list), ...orderedWithin(list), ...opened]
  return withCurrencies(list.entity, [...columns, ...beside])
}

/** Cells are drawn by their types' views once those are loaded, which makes other columns of them. */
function drawnColumns(list: DeclaredList, format: ReturnType<typeof useFormat>, _areViewsLoaded: boolean) {
  return listColumns(list, format)
}
