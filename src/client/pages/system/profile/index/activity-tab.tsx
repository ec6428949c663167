import { useInfiniteQuery } from '@tanstack/react-query'
import { formatInstant } from '../../../../../fields/format'
import { titleOf, useKnownCommands } from '../../../../engine/commands/known-commands'
import { FailureState } from '../../../../base/api/failure-state'
import { useCaption } from '../../../../base/i18n/use-caption'
import { hasCaption } from '../../../../base/i18n/i18n'
import { useFormat } from '../../../../base/format/use-format'
import { StatusDot } from '../../../../base/ui/badge'
import { Button } from '../../../../base/ui/button'
import { EmptyState } from '../../../../base/ui/state'
import { readActivity, type OwnActivity } from './profile-data'
import styles from './profile.module.css'

/** A window that is not full is the last one. */
const windowSize = 100

/** What this account has done within 30 days, as the audit log keeps it. */
export function ActivityTab() {
  const caption = useCaption()
  const { zone } = useFormat()
  const commands = useKnownCommands()
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['profile', 'activity'],
    queryFn: ({ pageParam }) => readActivity(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length < windowSize ? undefined : last.at(-1)?.id),
  })
  if (error) return <FailureState error={error} onRetry={() => void refetch()} />
  const entries = data?.pages.flat() ?? []
  if (data && entries.length === 0) return <EmptyState />
  const what = (entry: OwnActivity) => {
    const command = entry.command ? commands.get(entry.command) : undefined
    return command ? titleOf(command) : caption(`auditEntry.kind.${entry.kind}`)
  }
  return (
    <div className={styles.tab}>
      <div className={styles.tableFrame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['at', 'kind', 'recordTitle', 'reason', 'result'].map((name) => (
                <th key={name} scope="col">
                  {caption(`auditEntry.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td className={styles.numeric}>{formatInstant(entry.at, zone)}</td>
                <td>{what(entry)}</td>
                <td>
                  {entry.entity && hasCaption(entry.entity) && (
                    <span className={styles.note}>{caption(entry.entity)} </span>
                  )}
                  {entry.recordTitle ?? (entry.recordId ? `#${entry.recordId}` : '')}
                </td>
                <td>{entry.reason ?? ''}</td>
                <td>
                  <StatusDot tone={entry.result === 'ok' ? 'good' : 'bad'}>
                    {caption(`auditEntry.result.${entry.result}`)}
                  </StatusDot>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {caption('profile.earlier')}
        </Button>
      )}
    </div>
  )
}
