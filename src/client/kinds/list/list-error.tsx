import { ApiError } from '../../api/api-error'
import { useCaption } from '../../i18n/use-caption'
import { Button } from '../../ui/button'
import { EmptyState, ErrorState } from '../../ui/state'

interface ListErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** Why a list shows no rows: something broke, or there are too many to show without a filter. */
export function ListError({ error, onRetry }: ListErrorProps) {
  const caption = useCaption()
  if (!isFilterAsked(error))
    return <ErrorState text={error instanceof Error ? error.message : undefined} onRetry={onRetry} />
  return (
    <EmptyState
      title={caption('list.filterFirst')}
      text={caption('list.filterFirstText')}
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

function isFilterAsked(error: unknown): boolean {
  const data = error instanceof ApiError ? error.data : null
  return typeof data === 'object' && data !== null && 'reason' in data && data.reason === 'filterFirst'
}
