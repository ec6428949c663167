import { useEffect } from 'react'
import { PartBoundary } from '../errors/part-boundary'
import { focusPage } from '../ui/focus-home'
import { LoadingOverlay } from '../ui/spinner'
import { useLoaded } from '../ui/use-loaded'
import { loadedWorkbench, loadWorkbench } from './load-workbench'
import type { DeclaredPageProps } from './declared-page'

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
