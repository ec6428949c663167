import { useEffect } from 'react'
import { PartBoundary } from '../../base/errors/part-boundary'
import { focusPage } from '../../base/ui/focus-home'
import { LoadingOverlay } from '../../base/ui/spinner'
import { useLoaded } from '../../base/ui/use-loaded'
import { loadedWorkbench, loadWorkbench } from './load-workbench'
import type { DeclaredPageProps } from '../workbench/declared-page'

/** Where the page of the address stands: its body, once that is loaded, and what to do where it cannot be shown. */
export function PageOutlet(props: DeclaredPageProps) {
  return (
    <PartBoundary resetKey={props.tabKey}>
      <Body {...props} />
    </PartBoundary>
  )
}

function Body(props: DeclaredPageProps) {
  useEffect(focusPage, [])
  const workbench = useLoaded('workbench', loadedWorkbench, loadWorkbench)
  return workbench ? <workbench.PageBody {...props} /> : <LoadingOverlay />
}
