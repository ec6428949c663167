import { ApiError, notOffered } from './api-error'
import { useCaption } from '../i18n/use-caption'
import { EmptyState, ErrorState } from '../ui/state'

interface FailureStateProps {
  readonly error: unknown
  readonly onRetry?: () => void
}

/** Why something cannot be shown: it broke, and may come when it is asked for again; or the API host has not got it, and will not. */
export function FailureState({ error, onRetry }: FailureStateProps) {
  const caption = useCaption()
  if (error instanceof ApiError && error.code === notOffered)
    return <EmptyState title={caption('error.notOfferedTitle')} text={error.message} />
  return <ErrorState text={error instanceof Error ? error.message : undefined} {...(onRetry && { onRetry })} />
}
