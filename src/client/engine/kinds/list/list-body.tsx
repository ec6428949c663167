import { useMemo, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import type { Entity } from '../../../../schema/entity'
import { filmOf } from '../../../../schema/film'
import { invokeCommand } from '../../commands/command-dialog-store'
import { contextChanged } from '../../page/page-context'
import { recordUrl } from '../../parts/record-url'
import type { ApiRow, Target } from '../../parts/target'
import { keyboard } from '../../../base/keys/keyboard'
import { Grid } from '../../grid/grid'
import type { GridHandle, MenuPoint } from '../../grid/grid-types'
import { isEmpty, noSelection } from '../../grid/selection'
import { useCaption } from '../../../base/i18n/use-caption'
import { device } from '../../../base/ui/device'
import { settings } from '../../../base/settings/settings-store'
import { commandLines } from '../../commands/command-buttons'
import { pageCommands } from '../../commands/page-commands'
import { DraftNotice } from './drafts/draft-notice'
import { useDrafts } from './drafts/use-drafts'
import { withDrafts } from './drafts/with-drafts'
import { isFilterable } from '../../parts/list-definition'
import { FilterBar, type FilterBarHandle } from './filter-bar'
import { ListEmpty } from './list-empty'
import { ListError } from './list-error'
import { ListFilm, type ListFilmHandle } from './list-film'
import { tellRefusal } from './list-refusal'
import styles from './list-page.module.css'
import { filterByValue, withFilter } from '../../parts/list-url'
import { openerOf } from '../../parts/opener-of'
import { RecordPanel } from './record-panel'
import { RowMenu } from './row-menu'
import { SelectionBar } from './selection-bar'
import { rowPage } from '../../parts/row-page'
import { useCellEditing } from './use-cell-editing'
import type { ListAtWork } from './use-list'

interface ListBodyProps {
  readonly work: ListAtWork
  readonly label: string
  readonly grid: RefObject<GridHandle | null>
  /** Between the filters and the rows, e.g. what the rows come to. */
  readonly between?: ReactNode
}

/** The filters and the rows of a list, and what opens from them: a record at the side, the menu of a row. */
export function ListBody({ work, label, grid, between }: ListBodyProps) {
  const { info, list, state, setState, source, selection, place, columns, sort, layout, changeLayout, commands, now } =
    work
  const { entity } = list
  const caption = useCaption()
  const [, navigate] = useLocation()
  const { size } = useSnapshot(settings)
  const { isPhone } = useSnapshot(device)
  const [menu, setMenu] = useState<{ point: MenuPoint; target: Target } | null>(null)
  const [peeked, setPeeked] = useState<{ readonly row: ApiRow; readonly shows: 'overview' | 'history' } | null>(null)
  const peek = (row: ApiRow) => setPeeked({ row, shows: 'overview' })
  const filterBar = useRef<FilterBarHandle>(null)
  const beside = useRef<ListFilmHandle>(null)
  const film = filmOf(info.page)
  const opener = film?.rows && openerOf(film.through.split('.')[0] ?? '', state.filters)
  const { drafts, shown } = useDrafts(work)
  const { editing, saveDrafts, overlay } = useCellEditing(work, drafts)
  const drawn = useMemo(() => withDrafts(columns, shown), [columns, shown])
  const total = useSyncExternalStore(source.subscribe, () => countText(source.total, source.estimated, caption))
  const hasSelection = useSyncExternalStore(selection.subscribe, () => !isEmpty(selection.get()))
  const clear = () => setState((before) => ({ ...before, filters: {} }))
  const pattern = rowPage(info, entity)
  const open = (row: ApiRow, newTab: boolean) => {
    const url = pattern && recordUrl(pattern, row.id, row)
    if (!url) peek(row)
    else if (newTab) window.open(url, '_blank', 'noopener')
    else navigate(url)
  }
  const edit = (row: ApiRow, columnId: string | null) => {
    const found = commands.find(({ command }) => command.verb === 'edit')
    if (found) invokeCommand(found, oneRow(entity, row))
    else if (columnId !== null) open(row, false)
  }
  const openMenu = (row: ApiRow, point: MenuPoint) => {
    const chosen = now.target()
    const isIn = chosen.kind === 'query' || (chosen.kind === 'rows' && chosen.ids.includes(row.id))
    setMenu({ point, target: isIn ? chosen : oneRow(entity, row) })
  }

  return (
    <>
      <div className={styles.top}>
        <FilterBar
          ref={filterBar}
          list={list}
          pageId={info.id}
          filters={state.filters}
          onFilter={(path, filter) => setState((before) => withFilter(before, path, filter))}
          onClear={clear}
          onLeave={() => grid.current?.focus()}
          count={total}
          {...(hasSelection && {
            instead: (
              <SelectionBar
                selection={selection}
                commands={commands}
                target={now.target}
                onClear={() => {
                  selection.set(noSelection)
                  grid.current?.focus()
                }}
              />
            ),
          })}
        />
        {drafts && shown.length > 0 && <DraftNotice drafts={drafts} shown={shown} onSave={() => void saveDrafts()} />}
      </div>
      {between}
      <div className={styles.body} data-beside={opener !== undefined || undefined}>
        {film?.rows && opener && (
          <ListFilm key={opener.id} ref={beside} work={work} rows={film.rows} opener={opener} grid={grid} />
        )}
        <Grid<ApiRow>
          ref={grid}
          label={label}
          columns={drawn}
          source={source}
          sort={sort}
          onSort={(next) => setState((before) => ({ ...before, sort: next }))}
          layout={layout}
          onLayout={changeLayout}
          density={size}
          shape={isPhone ? 'cards' : 'table'}
          selection={selection}
          place={place}
          onOpen={(row, { newTab }) => open(row, newTab)}
          onPeek={peek}
          onHistory={(row) => setPeeked({ row, shows: 'history' })}
          onEdit={edit}
          onRowMenu={openMenu}
          onFilterByCell={(row, path, exclude) => setState((before) => filterByValue(before, path, row[path], exclude))}
          onFilterColumn={(path) => filterBar.current?.open(path)}
          isFilterable={(path) => isFilterable(list, path)}
          editing={editing}
          isKeyTaken={hasPendingKeys}
          linkOf={(row) =>
            `${location.origin}${pattern ? recordUrl(pattern, row.id, row) : `${info.path}?id=${row.id}`}`
          }
          onCursor={(row) => {
            contextChanged()
            beside.current?.cursorCame(row as ApiRow | undefined)
          }}
          empty={
            <ListEmpty
              label={label}
              hasFilters={Object.keys(state.filters).length > 0}
              onClear={clear}
              commands={pageCommands(info).filter(({ command }) => command.entity === entity)}
            />
          }
          renderError={(error, retry) => <ListError error={error} onRetry={retry} work={work} />}
          tellRefusal={tellRefusal}
        />
        {peeked && (
          <RecordPanel
            key={`${peeked.row.id} ${peeked.shows}`}
            list={list}
            info={info}
            row={peeked.row}
            shows={peeked.shows}
            onClose={() => setPeeked(null)}
          />
        )}
      </div>
      {menu && (
        <RowMenu
          point={menu.point}
          lines={commandLines(commands, menu.target, caption)}
          onClose={() => {
            setMenu(null)
            grid.current?.focus()
          }}
        />
      )}
      {overlay}
    </>
  )
}

/** The second key of `g s` belongs to the sequence, though `s` alone is the grid's. */
const hasPendingKeys = () => keyboard.pending() !== undefined

function oneRow(entity: Entity, row: ApiRow): Target {
  return { kind: 'rows', entity, ids: [row.id], known: [row] }
}

function countText(
  total: number | null,
  estimated: boolean,
  caption: (id: string, params?: Record<string, string | number>) => string,
): string {
  if (total === null) return '…'
  return caption(estimated ? 'list.countEstimated' : 'list.count', { count: total })
}
