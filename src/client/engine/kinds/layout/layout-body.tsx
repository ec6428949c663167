import { orderFieldOf } from '../../../../fields/field-traits'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { ref as held } from 'valtio'
import { useLocation } from 'wouter'
import { leadOf } from '../../../../schema/lead'
import type { ListingPage } from '../../../../schema/page'
import { invokeCommand } from '../../commands/command-dialog-store'
import { pageCommands } from '../../commands/page-commands'
import { contextChanged } from '../../page/page-context'
import { recordUrl } from '../../parts/record-url'
import type { ApiRow, Target } from '../../parts/target'
import { status } from '../../page/status'
import type { GridHandle, MenuPoint } from '../../grid/grid-types'
import { useFormat } from '../../../base/format/use-format'
import { useCaption } from '../../../base/i18n/use-caption'
import { registry } from '../../declared/registry'
import { alsoOf } from '../../parts/lead-cell'
import { PageHead } from '../../page/page-head'
import { Button } from '../../../base/ui/button'
import { LoadingOverlay } from '../../../base/ui/spinner'
import { EmptyState } from '../../../base/ui/state'
import { CommandButton, CommandButtons, commandLines } from '../../commands/command-buttons'
import { FilterBar } from '../list/filter-bar'
import { ListError } from '../list/list-error'
import { withFilter } from '../../parts/list-url'
import { RecordPanel } from '../list/record-panel'
import { RowMenu } from '../list/row-menu'
import { rowPage } from '../../parts/row-page'
import { useList, type ListAtWork } from '../list/use-list'
import { useListContext } from '../list/use-list-context'
import { useCommandKeys } from '../../commands/use-list-keys'
import { ViewMenu } from '../list/view-menu'
import type { PageProps } from '../../page/page-props'
import { moveRefusal } from './arrange'
import { useStillFilling } from '../../page/still-filling'
import styles from './layout-page.module.css'
import { LayoutRows } from './layout-rows'
import { useFirstOrder } from './use-first-order'
import { useMoves } from './use-moves'

/** An arrangement of more than this many is looked for in the list. */
const most = 200

interface LayoutBodyProps extends PageProps {
  readonly list: ListingPage
  readonly beside: ReactNode
}

/** The items in their order, each with what it shows and when; filters and commands as on a list. */
export function LayoutBody({ info, params, tabKey, list: declared, beside }: LayoutBodyProps) {
  const caption = useCaption()
  const filling = useStillFilling()
  const [, navigate] = useLocation()
  const grid = useRef<GridHandle>(null)
  const { entity } = declared
  const arranged = useMemo(() => withOrder(declared), [declared])
  const work = useList({ info, list: arranged, tabKey, hasViews: true, grid })
  const { list, source, state, setState, query, commands, columns } = work
  const lead = useMemo(() => leadOf(registry.entities, list), [list])
  const format = useFormat()
  const version = useSyncExternalStore(source.subscribe, () => source.version())
  useEffect(() => source.ensure({ from: 0, to: most - 1, travelled: 0 }), [source, version])
  const rows = useMemo(() => rowsOf(source, version), [source, version])

  useFirstOrder(work, list, rows)

  const command = commands.find((each) => each.command.verb === 'moveTo')
  const refusal = command && moveRefusal(entity, query.sort ?? '', !work.isUnfiltered)
  const { shown, move } = useMoves(entity, rows, refusal ? undefined : command)
  const [cursor, setCursor] = useState<number | null>(null)
  const [menu, setMenu] = useState<{ readonly point: MenuPoint; readonly row: ApiRow } | null>(null)
  const [peeked, setPeeked] = useState<ApiRow | null>(null)
  const current = shown.find(({ id }) => id === cursor) ?? shown[0]

  const live = useRef(current)
  useLayoutEffect(() => {
    live.current = current
  })
  const target = useMemo(
    () => (): Target =>
      live.current ? { kind: 'rows', entity, ids: [live.current.id], known: [live.current] } : { kind: 'none' },
    [entity],
  )
  useListContext({ info, params }, work, target)
  useEffect(contextChanged, [current])
  useCommandKeys(info, target)
  const canMove = command !== undefined && refusal === undefined
  useEffect(() => {
    const hint = (keys: string, id: string) => ({ keys, title: caption(id) })
    status.hints = held([
      hint('Enter', 'list.hint.open'),
      ...(canMove ? [hint('Alt+ArrowUp', 'layout.up'), hint('Alt+ArrowDown', 'layout.down')] : []),
      hint('m', 'layout.menu'),
    ])
    return () => {
      status.hints = held([])
    }
  }, [caption, canMove])

  const pattern = rowPage(info, entity)
  const edit = commands.find((each) => each.command.verb === 'edit')
  const open = (row: ApiRow) => {
    if (edit) invokeCommand(edit, { kind: 'rows', entity, ids: [row.id], known: [row] })
    else if (pattern) navigate(recordUrl(pattern, row.id, row))
    else setPeeked(row)
  }
  const clear = () => setState((before) => ({ ...before, filters: {} }))
  const isFiltered = Object.keys(state.filters).length > 0
  const create = pageCommands(info).find((each) => each.command.verb === 'new')
  const noTarget = (): Target => ({ kind: 'none' })

  return (
    <div className={styles.page} data-page={info.id}>
      <PageHead
        title={work.title}
        view={
          <span className={styles.view}>
            <ViewMenu work={work} />
            {beside}
          </span>
        }
        commands={<CommandButtons commands={pageCommands(info)} target={noTarget} />}
      />
      <FilterBar
        list={list}
        pageId={info.id}
        filters={state.filters}
        onFilter={(path, filter) => setState((before) => withFilter(before, path, filter))}
        onClear={clear}
        count={source.total === null ? '…' : caption('list.count', { count: source.total })}
      />
      <div className={styles.body}>
        {source.status === 'error' ? (
          <ListError error={source.error} onRetry={() => source.reload()} work={work} />
        ) : source.status === 'loading' && rows.length === 0 ? (
          <LoadingOverlay />
        ) : rows.length === 0 ? (
          <EmptyState
            {...(isFiltered && { title: caption('list.noMatch') })}
            text={caption(isFiltered ? 'list.noMatchText' : 'layout.emptyText')}
            {...(!isFiltered && filling)}
            action={
              isFiltered ? (
                <Button onClick={clear}>{caption('list.clearFilters')}</Button>
              ) : (
                create && <CommandButton info={create} target={noTarget} />
              )
            }
          />
        ) : (
          <div className={styles.scroll}>
            {refusal && <p className={styles.note}>{caption(refusal)}</p>}
            <LayoutRows
              entity={entity}
              columns={columns}
              rows={shown}
              alsoOf={(row) => (lead ? alsoOf(list, lead, row, format) : '')}
              cursor={current?.id ?? null}
              commands={commands}
              canMove={canMove}
              onCursor={setCursor}
              onMove={move}
              onOpen={open}
              onMenu={(row, point) => setMenu({ row, point })}
            />
            {source.count > most && <p className={styles.note}>{caption('layout.more', { count: most })}</p>}
          </div>
        )}
        {peeked && <RecordPanel list={list} info={info} row={peeked} onClose={() => setPeeked(null)} />}
      </div>
      {menu && (
        <RowMenu
          point={menu.point}
          lines={commandLines(commands, { kind: 'rows', entity, ids: [menu.row.id], known: [menu.row] }, caption)}
          onClose={() => setMenu(null)}
        />
      )}
    </div>
  )
}

/** By its order, unless the page says otherwise. */
function withOrder(list: ListingPage): ListingPage {
  const by = orderFieldOf(list.entity)
  return list.sort !== undefined || by === undefined ? list : ({ ...list, sort: by } as ListingPage)
}

/** The rows that a version of the source has loaded. */
function rowsOf(source: ListAtWork['source'], _version: number): ApiRow[] {
  const loaded: ApiRow[] = []
  for (let index = 0; index < Math.min(source.count, most); index++) {
    const row = source.get(index)
    if (row) loaded.push(row)
  }
  return loaded
}
