import type { ReactNode } from 'react'
import { useCaption } from '../i18n/use-caption'
import { Button } from '../ui/button'
import { ErrorState } from '../ui/state'
import { ErrorBoundary } from './error-boundary'

interface Props {
  /** A change of it draws the part again, e.g. the tab's key. */
  readonly resetKey?: string
  readonly children: ReactNode
}

/** Keeps an error inside a part of the console: says what happened, and offers what helps. */
export function PartBoundary({ resetKey, children }: Props) {
  return (
    <ErrorBoundary
      {...(resetKey !== undefined && { resetKey })}
      fallback={(retry, error) => (isLoadFailure(error) ? <NotLoaded /> : <ErrorState onRetry={retry} />)}
    >
      {children}
    </ErrorBoundary>
  )
}

/** Whether a script or a style could not be fetched, as browsers and the loader say it. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload css/i.test(error.message)
  )
}

/** The browser remembers a script that failed: only loading the page again asks for it again. Forms keep drafts over it. */
function NotLoaded() {
  const caption = useCaption()
  return (
    <ErrorState
      title={caption('error.notLoaded')}
      text={caption('error.notLoadedText')}
      action={<Button onClick={() => location.reload()}>{caption('error.reload')}</Button>}
    />
  )
}
