import { useCallback, type ReactNode } from 'react'
import type { ListingPage } from '../../../../schema/page'
import type { PageInfo } from '../../../../schema/registry'
import { CommandButtons } from '../../commands/command-buttons'
import { pageCommands } from '../../commands/page-commands'
import { PageHead } from '../../page/page-head'
import { withFilter } from '../../parts/list-url'
import { referenceOptions } from '../../references/reference-options'
import { FilterBar } from '../list/filter-bar'
import type { ListAtWork } from '../list/use-list'
import { ViewMenu } from '../list/view-menu'
import styles from './queue-page.module.css'

interface QueueFrameProps {
  readonly info: PageInfo
  readonly list: ListingPage
  readonly work: ListAtWork
  /** Leads to the other bodies of the page. */
  readonly beside: ReactNode
  /** Shows a case that was looked for by its name; needs a stable reference. */
  readonly onCase: (id: number) => void
  readonly children: ReactNode
}

/** What is around the cases of a queue, one at a time or on a wall: the page's head, and the filters that find cases too. */
export function QueueFrame({ info, list, work, beside, onCase, children }: QueueFrameProps) {
  const { state, setState, title } = work
  const { entity } = list
  const findRows = useCallback(
    async (text: string, signal: AbortSignal) =>
      (await referenceOptions(entity.name, text, signal)).map(({ value, label, hint }) => ({
        id: Number(value),
        title: hint ? `${label} · ${hint}` : label,
      })),
    [entity],
  )
  return (
    <div className={styles.page} data-page={info.id}>
      <PageHead
        title={title}
        view={
          <span className={styles.view}>
            <ViewMenu work={work} />
            {beside}
          </span>
        }
        commands={<CommandButtons commands={pageCommands(info)} target={() => ({ kind: 'none' })} />}
      />
      <FilterBar
        list={list}
        pageId={info.id}
        filters={state.filters}
        onFilter={(path, filter) => setState((before) => withFilter(before, path, filter))}
        onClear={() => setState((before) => ({ ...before, filters: {} }))}
        findRows={findRows}
        onRow={onCase}
        count=""
      />
      {children}
    </div>
  )
}
