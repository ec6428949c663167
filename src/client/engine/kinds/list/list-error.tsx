import { ApiError, notOffered } from '../../../base/api/api-error'
import { refusalReason } from './list-refusal'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'
import { EmptyState } from '../../../base/ui/state'
import { refusedParts, withoutParts } from '../../parts/refused-parts'
import { ListRefused } from './list-refused'
import type { ListAtWork } from './use-list'

interface ListErrorProps {
  readonly error: unknown
  readonly onRetry: () => void
  /** The list that shows none, as it is asked for. */
  readonly work: Pick<ListAtWork, 'list' | 'state' | 'setState'>
}

/** Why a list shows no rows: something broke, it was asked for what it has not got, or for too much without a filter. */
export function ListError({ error, onRetry, work: { list, state, setState } }: ListErrorProps) {
  const caption = useCaption()
  const reason = refusalReason(error)
  const parts = refusedParts(error, state)
  if (parts)
    return (
      <ListRefused
        list={list}
        parts={parts}
        onWithout={() => setState((before) => withoutParts(before, parts), { replace: true })}
      />
    )
  if (reason !== 'filterFirst' && reason !== 'dear') return <FailureState error={error} onRetry={onRetry} />
  return (
    <EmptyState
      title={caption(reason === 'dear' ? 'list.dear' : 'list.filterFirst')}
      text={saysWhich(error, reason) ? error.message : caption('list.filterFirstText')}
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

/** What has to be narrowed is said; another host asks for a certain filter, and says which too. */
function saysWhich(error: unknown, reason: unknown): error is ApiError {
  return error instanceof ApiError && (reason === 'dear' || error.code === notOffered)
}
