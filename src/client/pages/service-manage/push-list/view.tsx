import { lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { pageCommands } from '../../../engine/commands/page-commands'
import { ListPage } from '../../../engine/kinds/list/list-page'
import type { PageProps } from '../../../engine/page/page-props'
import { LayoutSwitch } from './layout-switch'
import { isWeek } from './week-address'
import { LoadingOverlay } from '../../../base/ui/spinner'

const WeekPage = lazy(() => import('./week-page').then((module) => ({ default: module.WeekPage })))

/** The pushes as a table, or those of a week by day and hour; the address says which. */
export default function PushList(props: PageProps) {
  const search = useSearch()
  // The switch next to the title does what this command would do once more.
  const head = pageCommands(props.info).filter(({ name }) => name !== 'switchLayout')
  if (!isWeek(search)) return <ListPage {...props} beside={<LayoutSwitch />} headCommands={head} />
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <WeekPage {...props} layout={<LayoutSwitch />} headCommands={head} />
    </Suspense>
  )
}
