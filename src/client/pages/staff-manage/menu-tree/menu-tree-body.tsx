import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { ref as held } from 'valtio'
import type { ListingPage } from '../../../../schema/page'
import { ApiError } from '../../../base/api/api-error'
import { invokeCommand } from '../../../engine/commands/command-dialog-store'
import { pageCommands } from '../../../engine/commands/page-commands'
import { contextChanged } from '../../../engine/page/page-context'
import { runCommand } from '../../../engine/commands/run-command'
import type { ApiRow, Target } from '../../../engine/parts/target'
import { status } from '../../../engine/page/status'
import type { GridHandle, MenuPoint } from '../../../engine/grid/grid-types'
import { useCaption } from '../../../base/i18n/use-caption'
import { CommandButtons, commandLines } from '../../../engine/commands/command-buttons'
import { FilterBar } from '../../../engine/kinds/list/filter-bar'
import { ListError } from '../../../engine/kinds/list/list-error'
import { withFilter } from '../../../engine/parts/list-url'
import { RelatedTable } from '../../../engine/kinds/list/related-table'
import { RowMenu } from '../../../engine/kinds/list/row-menu'
import { useList, type ListAtWork } from '../../../engine/kinds/list/use-list'
import { useListContext } from '../../../engine/kinds/list/use-list-context'
import { useCommandKeys } from '../../../engine/commands/use-list-keys'
import type { PageProps } from '../../../engine/page/page-props'
import { PageHead } from '../../../engine/page/page-head'
import { LoadingOverlay } from '../../../base/ui/spinner'
import { EmptyState } from '../../../base/ui/state'
import { toast } from '../../../base/ui/toast-store'
import type { Place } from './menu-branches'
import styles from './menu-tree.module.css'
import { MenuTreeLines } from './menu-tree-lines'

interface MenuTreeBodyProps extends PageProps {
  readonly list: ListingPage
  readonly beside: ReactNode
}

/** The keys that the status bar tells. */
const hints = [
  ['Enter', 'staff-manage.menu-tree.key.edit'],
  ['Alt+ArrowUp', 'layout.up'],
  ['Alt+ArrowDown', 'layout.down'],
  ['Alt+ArrowRight', 'staff-manage.menu-tree.key.in'],
  ['Alt+ArrowLeft', 'staff-manage.menu-tree.key.out'],
  ['m', 'layout.menu'],
] as const

/** The entries of the menu in their tree, and beside it the elements of the one at hand; filters and commands as on a list. */
export function MenuTreeBody({ info, params, tabKey, list, beside }: MenuTreeBodyProps) {
  const caption = useCaption()
  const grid = useRef<GridHandle>(null)
  const { entity } = list
  const work = useList({ info, list, tabKey, grid })
  const { source, state, setState, commands } = work
  const rows = useAllRows(source)
  const [cursor, setCursor] = useState<number | null>(null)
  const [menu, setMenu] = useState<{ readonly point: MenuPoint; readonly row: ApiRow } | null>(null)
  const [isMoving, setMoving] = useState(false)
  const current = rows.find(({ id }) => id === cursor)
  const elements = list.related?.[0]

  const live = useRef(current)
  useLayoutEffect(() => {
    live.current = current
  })
  const targetOf = (row: ApiRow): Target => ({ kind: 'rows', entity, ids: [row.id], known: [row] })
  const target = useMemo(
    () => (): Target =>
      live.current ? { kind: 'rows', entity, ids: [live.current.id], known: [live.current] } : { kind: 'none' },
    [entity],
  )
  useListContext({ info, params }, work, target)
  useEffect(contextChanged, [current])
  useCommandKeys(info, target)
  useEffect(() => {
    status.hints = held(hints.map(([keys, id]) => ({ keys, title: caption(id) })))
    return () => {
      status.hints = held([])
    }
  }, [caption])

  const place = commands.find(({ name }) => name === 'place')
  const move = async (row: ApiRow, to: Place): Promise<boolean> => {
    if (!place || isMoving) return false
    setMoving(true)
    try {
      await runCommand(place, targetOf(row), { ...to })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.message)
      return false
    } finally {
      setMoving(false)
    }
  }
  const edit = commands.find(({ command }) => command.verb === 'edit')

  return (
    <div className={styles.page} data-page={info.id}>
      <PageHead
        title={work.title}
        view={<span className={styles.view}>{beside}</span>}
        commands={<CommandButtons commands={pageCommands(info)} target={() => ({ kind: 'none' })} />}
      />
      <FilterBar
        list={list}
        pageId={info.id}
        filters={state.filters}
        onFilter={(path, filter) => setState((before) => withFilter(before, path, filter))}
        onClear={() => setState((before) => ({ ...before, filters: {} }))}
        count={source.total === null ? '…' : caption('list.count', { count: source.total })}
      />
      <div className={styles.body}>
        {source.status === 'error' ? (
          <ListError error={source.error} onRetry={() => source.reload()} work={work} />
        ) : source.status === 'loading' && rows.length === 0 ? (
          <LoadingOverlay />
        ) : rows.length === 0 ? (
          <EmptyState title={caption('list.noMatch')} text={caption('list.noMatchText')} />
        ) : (
          <MenuTreeLines
            rows={rows}
            cursor={cursor}
            canMove={place !== undefined && Object.keys(state.filters).length === 0}
            onCursor={setCursor}
            onMove={move}
            onOpen={(row) => edit && invokeCommand(edit, targetOf(row))}
            onMenu={(row, point) => setMenu({ row, point })}
          />
        )}
        {elements && current && (
          <aside className={styles.elements} aria-label={caption(`${info.id}.${elements.key}`)}>
            <h2 className={styles.heading}>{caption(`${info.id}.${elements.key}`)}</h2>
            <RelatedTable key={current.id} info={info} tab={elements} id={current.id} />
          </aside>
        )}
      </div>
      {menu && (
        <RowMenu
          point={menu.point}
          lines={commandLines(
            commands.filter(({ command }) => command.entity === entity),
            targetOf(menu.row),
            caption,
          )}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  )
}

/** Every row of the list, as they come in: a tree has no windows. */
function useAllRows(source: ListAtWork['source']): readonly ApiRow[] {
  const version = useSyncExternalStore(source.subscribe, () => source.version())
  useEffect(() => source.ensure({ from: 0, to: Math.max(source.count - 1, 0), travelled: 0 }), [source, version])
  return useMemo(() => loadedRows(source, version), [source, version])
}

function loadedRows(source: ListAtWork['source'], _version: number): ApiRow[] {
  return Array.from({ length: source.count }, (_, index) => source.get(index)).flatMap((row) => row ?? [])
}
