import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../base/api/api'
import type { ApiRow } from '../../../engine/parts/target'
import { onRecordsChanged } from '../../../engine/parts/record-events'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { LoadingOverlay } from '../../../base/ui/spinner'
import { EmptyState } from '../../../base/ui/state'
import { ClickCharts } from './click-charts'
import { CountTable } from './count-table'
import { FunnelSteps } from '../pushes/funnel-steps'
import { HoldoutLift } from './holdout-lift'
import styles from '../pushes/push.module.css'
import { percentText, rateKeys, splitKeys } from './push-statistics'
import { SplitTable } from './split-table'

/** While it is being sent the figures are read again this often, in milliseconds. */
const refreshEvery = 10_000

/** What became of a push: its funnel against the pushes before it, clicks over time, and every split. */
export function PushFigures({ record }: { readonly record: ApiRow }) {
  const caption = useCaption()
  const { id, state } = record
  const { data, error, refetch } = useQuery({
    queryKey: ['push', 'statistics', id],
    queryFn: () => call('GET /message/backend/push/statistics', { input: { id } }),
    refetchInterval: state === 'sending' ? refreshEvery : false,
  })
  useEffect(() => onRecordsChanged('push', (ids) => ids.includes(id) && void refetch()), [id, refetch])
  if (!data && error) return <FailureState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingOverlay />
  if (data.funnel.targeted === 0 && data.funnel.sent === 0)
    return <EmptyState title={caption('pushFigures.none')} text={caption('pushFigures.noneText')} />
  const { funnel, rates, medians, compared, clicks, splits, skipped, failed, winner, holdout, lift, recalled } = data
  const comparison = (key: (typeof rateKeys)[number]) =>
    medians[key] === null ? '' : ` (${caption('pushFigures.median', { rate: percentText(medians[key]) })})`
  return (
    <div className={styles.figures}>
      <section className={styles.block} aria-labelledby="push-funnel">
        <h2 className={styles.heading} id="push-funnel">
          {caption('pushFigures.funnel')}
        </h2>
        <FunnelSteps
          label={caption('pushFigures.funnel')}
          steps={[
            { key: 'targeted', title: caption('push.targetCount'), count: funnel.targeted },
            ...rateKeys.map((key) => ({
              key,
              title: caption(`pushStat.${key}`),
              count: funnel[key],
              note: `${percentText(rates[key])}${comparison(key)}`,
            })),
          ]}
        />
        {compared > 0 && <p className={styles.note}>{caption('pushFigures.compared', { count: compared })}</p>}
        {holdout > 0 && <HoldoutLift holdout={holdout} lift={lift} />}
        {recalled && (
          <p className={styles.note}>
            {caption('pushFigures.recalled', { removed: recalled.removed, asked: recalled.asked })}
          </p>
        )}
        {winner && (
          <p className={styles.note}>
            {caption('pushFigures.winner', { code: winner.code, confidence: percentText(winner.confidence) })}
          </p>
        )}
        {splits.variant.length > 1 && !winner && <p className={styles.note}>{caption('pushFigures.noWinner')}</p>}
      </section>
      <ClickCharts clicks={clicks} />
      <CountTable
        title={caption('pushFigures.skipped')}
        counts={skipped}
        textOf={(reason) => caption(`pushFigures.skipped.${reason}`)}
      />
      <CountTable title={caption('pushFigures.failed')} counts={failed} textOf={failureText(caption)} />
      {splitKeys
        .filter((by) => splits[by].length > 0)
        .map((by) => (
          <SplitTable
            key={by}
            by={by}
            splits={splits[by]}
            {...(by === 'variant' && { confidence: data.confidence, measure: data.measure })}
          />
        ))}
    </div>
  )
}

const known = [
  'UNREGISTERED',
  'Unregistered',
  '80300007',
  '410',
  'UNAVAILABLE',
  'QUOTA_EXCEEDED',
  'INVALID_ARGUMENT',
  'NO_ADAPTER',
]
const gone = ['UNREGISTERED', 'Unregistered', '80300007', '410']

/** A provider's code with what it means. */
function failureText(caption: (id: string) => string): (code: string) => string {
  return (code) => {
    if (!known.includes(code)) return code
    return `${code} · ${caption(`pushFigures.failure.${gone.includes(code) ? 'gone' : code}`)}`
  }
}
