import { lazy, Suspense } from 'react'
import { PartBoundary } from '../errors/part-boundary'
import { LoadingOverlay } from '../ui/spinner'
import { loadWorkbench } from './load-workbench'
import type { DeclaredPageProps } from './declared-page'

const PageBody = lazy(() => loadWorkbench().then((workbench) => ({ default: workbench.PageBody })))

/** Where the page of the address stands: its body, once that is loaded, and what to do where it cannot be shown. */
export function PageOutlet(props: DeclaredPageProps) {
  return (
    <PartBoundary resetKey={props.tabKey}>
      <Suspense fallback={<LoadingOverlay />}>
        <PageBody {...props} />
      </Suspense>
    </PartBoundary>
  )
}
