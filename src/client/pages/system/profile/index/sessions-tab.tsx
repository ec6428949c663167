import { explainRefusal } from '../../../../base/api/explain-refusal'
import { useQuery } from '@tanstack/react-query'
import staffSession from '../../../../../entities/staff-manage/staff-session'
import { titleIdOf } from '../../../../../fields/standard-fields'
import { formatInstant, formatRelative, pickCaption } from '../../../../../fields/format'
import { queryClient } from '../../../../engine/parts/query-client'
import { FailureState } from '../../../../base/api/failure-state'
import { useCaption } from '../../../../base/i18n/use-caption'
import { useFormat } from '../../../../base/format/use-format'
import { Badge, StatusDot } from '../../../../base/ui/badge'
import { Button } from '../../../../base/ui/button'
import { Skeleton } from '../../../../base/ui/skeleton'
import { endSession, sessionsQuery } from './profile-data'
import styles from './profile.module.css'

/** Where this account is signed in, and was within 30 days; each open one can be ended. */
export function SessionsTab() {
  const caption = useCaption()
  const { language, zone } = useFormat()
  const { data, error, refetch, dataUpdatedAt } = useQuery(sessionsQuery)
  if (error) return <FailureState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="160px" />
  const end = (id: number) =>
    endSession(id).then(() => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }), explainRefusal)
  return (
    <div className={styles.tab}>
      <div className={styles.tableFrame}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['device', 'ip', 'startedAt', 'lastSeenAt', 'factor', 'state'].map((name) => (
                <th key={name} scope="col">
                  {caption(titleIdOf(staffSession, name))}
                </th>
              ))}
              <th />
            </tr>
          </thead>
          <tbody>
            {data.map((session) => (
              <tr key={session.id}>
                <td>
                  {session.device ?? '—'}{' '}
                  {session.current && <Badge tone="accent">{caption('profile.thisSession')}</Badge>}
                </td>
                <td>
                  {session.ip}
                  {session.country && <span className={styles.note}> · {pickCaption(session.country, language)}</span>}
                </td>
                <td className={styles.numeric}>{formatInstant(session.startedAt, zone)}</td>
                <td title={session.lastSeenAt ? formatInstant(session.lastSeenAt, zone) : undefined}>
                  {session.lastSeenAt ? formatRelative(session.lastSeenAt, dataUpdatedAt, language) : '—'}
                </td>
                <td>{caption(`staffSession.factor.${session.factor}`)}</td>
                <td>
                  <StatusDot tone={session.state === 'active' ? 'good' : 'neutral'}>
                    {caption(`staffSession.state.${session.state}`)}
                  </StatusDot>
                </td>
                <td>
                  {session.state === 'active' && !session.current && (
                    <Button variant="quiet" onClick={() => void end(session.id)}>
                      {caption('profile.endSession')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
