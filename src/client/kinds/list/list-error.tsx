import { ApiError, notOffered } from '../../api/api-error'
import { FailureState } from '../../errors/failure-state'
import { useCaption } from '../../i18n/use-caption'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/state'

interface ListErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Why a list shows no rows: something broke, or there are too many to show without a filter. */
export function ListError({ error, onRetry }: ListErrorProps) {
  const caption = useCaption()
  if (!isFilterAsked(error)) return <FailureState error={error} onRetry={onRetry} />
  return (
    <EmptyState
      title={caption('list.filterFirst')}
      text={isPlainlyAsked(error) ? error.message : caption('list.filterFirstText')}
      action={
        <Button
          variant="primary"
          keys="/"
          onClick={() => document.querySelector<HTMLElement>('[data-zone=filter] button')?.click()}
        >
          {caption('list.chooseFilter')}
        </Button>
      }
    />
  )
}

/** Another host asks for a certain filter, and says which. */
function isPlainlyAsked(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === notOffered
}

function isFilterAsked(error: unknown): boolean {
  const data = error instanceof ApiError ? error.data : null
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'filterFirst'
}
