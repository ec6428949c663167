import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { isListing, type ListingPage } from '../../../../schema/page'
import type { CommandInfo } from '../../../../schema/registry'
import { pageCommands } from '../../commands/page-commands'
import { providePageContext } from '../../page/page-context'
import type { GridHandle } from '../../grid/grid-types'
import { isEmpty } from '../../grid/selection'
import { useCaption } from '../../../base/i18n/use-caption'
import type { Place } from '../../palette/palette-model'
import { PageHead } from '../../page/page-head'
import { toast } from '../../../base/ui/toast-store'
import type { PageProps } from '../../page/page-props'
import { CommandButtons } from '../../commands/command-buttons'
import { ListUploads } from '../../uploads/list-uploads'
import { ListBody } from './list-body'
import { listPlaces } from './list-places'
import styles from './list-page.module.css'
import { useSelectionStatus } from './selection-status'
import { useList, type ListAtWork } from './use-list'
import { useListKeys } from '../../commands/use-list-keys'
import { ViewMenu } from './view-menu'

interface ListPageProps extends PageProps {
  /** Where the list is only a part of its page. */
  readonly title?: string
  /** The commands that are over it; the page's own unless declared otherwise. */
  readonly headCommands?: readonly CommandInfo[]
  /** Beside the title and the view, e.g. what switches to another layout. */
  readonly beside?: ReactNode
  /** Between the filters and the rows, e.g. what the rows come to. */
  readonly between?: (work: ListAtWork) => ReactNode
}

/** A page that is a list: filters, a grid, its commands. */
export function ListPage(props: ListPageProps) {
  const { info } = props
  if (!isListing(info.page)) throw new Error(`pages${info.path}: it is no list.`)
  return (
    <ListUploads info={info}>
      <MainList {...props} list={info.page} />
    </ListUploads>
  )
}

function MainList({
  info,
  list,
  tabKey,
  title,
  headCommands,
  beside,
  between,
}: ListPageProps & { readonly list: ListingPage }) {
  const caption = useCaption()
  const grid = useRef<GridHandle>(null)
  const work = useList({ info, list, tabKey, hasViews: true, grid })
  const { source, selection, commands, columns, keepView, now } = work

  const show = useRef(keepView)
  useLayoutEffect(() => {
    show.current = keepView
  })
  const places = useRef<(text: string) => readonly Place[]>(() => [])
  useLayoutEffect(() => {
    places.current = (text) =>
      grid.current
        ? listPlaces(text, {
            count: source.count,
            columns: columns.filter(({ id }) => now.columns().includes(id)),
            grid: grid.current,
            onUnknown: (id) => toast.error(caption('grid.goTo.unknown', { text: id })),
            caption,
          })
        : []
  })
  useEffect(
    () =>
      providePageContext({
        pageId: info.id,
        params: {},
        target: now.target,
        hasSelection: () => !isEmpty(selection.get()),
        matching: now.matching,
        rows: now.rows,
        search: () => location.search,
        columns: now.columns,
        view: now.view,
        showView: (id) => show.current(id),
        places: (text) => places.current(text),
        reload: (changed) => (changed ? source.refresh(changed) : source.reload()),
      }),
    [info.id, source, selection, now],
  )
  useListKeys({ info, target: now.target, grid })
  useSelectionStatus({ selection, commands, target: now.target, list })

  return (
    <div className={styles.page} data-page={info.id} data-between={between !== undefined || undefined}>
      <PageHead
        title={title ?? work.title}
        view={
          <span className={styles.view}>
            <ViewMenu work={work} />
            {beside}
          </span>
        }
        commands={<CommandButtons commands={headCommands ?? pageCommands(info)} target={() => ({ kind: 'none' })} />}
      />
      <ListBody work={work} label={title ?? work.title} grid={grid} between={between?.(work)} />
    </div>
  )
}
