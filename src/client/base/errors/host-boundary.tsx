import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'
import { isLoadFailure } from './part-boundary'
import { useCaption } from '../i18n/use-caption'
import { toast } from '../ui/toast-store'

interface Props {
  /** Closes what could not be drawn. */
  readonly close: () => void
  readonly children: ReactNode
}

/**
 * Keeps a fault in one of the things that commands draw beside the page to itself: it is closed and said so, while a dialog
 * beside it stands with what is typed in it.
 */
export function HostBoundary({ close, children }: Props) {
  return (
    <ErrorBoundary fallback={(retry, error) => <Closed error={error} close={close} retry={retry} />}>
      {children}
    </ErrorBoundary>
  )
}

function Closed({
  error,
  close,
  retry,
}: {
  readonly error: unknown
  readonly close: () => void
  readonly retry: () => void
}) {
  useFaultToast(error)
  const end = useEffectEvent(() => {
    close()
    retry()
  })
  useEffect(() => end(), [])
  return null
}

/** Says once that a part of the console could not be drawn, and offers to load the page again where that helps. */
export function useFaultToast(error: unknown, isSaid = true): void {
  const caption = useCaption()
  const say = useEffectEvent(() => {
    if (!isLoadFailure(error)) return toast.error(caption('error.brokenText'))
    toast.error(caption('error.notLoadedText'), { text: caption('error.reload'), run: () => location.reload() })
  })
  useEffect(() => {
    if (isSaid) say()
  }, [isSaid])
}
