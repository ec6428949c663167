import { formatNumber, pickCaption } from '../../../../fields/format'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { Button } from '../../../base/ui/button'
import type { Estimate, EstimateView, Share } from './estimator'
import { FunnelSteps } from './funnel-steps'
import { ListProblems } from './list-problems'
import styles from './push.module.css'

interface EstimatePanelProps {
  readonly view: EstimateView
  /** Whether enough is chosen to count. */
  readonly isReady: boolean
  readonly userFile: string | null
  readonly onRefresh: () => void
}

/** Whom the push would reach, counted in the database, and what is in the way. */
export function EstimatePanel({ view: { estimate, isBusy, error }, isReady, userFile, onRefresh }: EstimatePanelProps) {
  const caption = useCaption()
  return (
    <section className={styles.block} aria-labelledby="push-estimate" aria-busy={isBusy}>
      <header className={styles.head}>
        <h2 className={styles.heading} id="push-estimate">
          {caption('pushForm.estimate')}
        </h2>
        <Button keys="Mod+E" isBusy={isBusy} onClick={onRefresh}>
          {caption('pushForm.count')}
        </Button>
      </header>
      <div role="status" aria-live="polite">
        {!isReady && <p className={styles.note}>{caption('pushForm.notReady')}</p>}
        {error && <p className={styles.warning}>{error}</p>}
        {estimate && <CountedAudience estimate={estimate} userFile={userFile} />}
        {isReady && !estimate && !error && <p className={styles.note}>{caption('ui.loading')}</p>}
      </div>
    </section>
  )
}

interface CountedAudienceProps {
  readonly estimate: Estimate
  /** The file that lists the audience, where its faults can be downloaded. */
  readonly userFile?: string | null
}

/** An audience as it was counted: how many of whom, who is left out and why, and what is in the way. */
export function CountedAudience({ estimate, userFile }: CountedAudienceProps) {
  const caption = useCaption()
  const { language } = useFormat()
  const number = (value: number) => formatNumber(value, language)
  const { matched, reachable, afterCaps, afterQuietHours, skipped, file, overlaps, total } = estimate
  const steps = { matched, reachable, afterCaps, afterQuietHours }
  const { areas = [], clients = [] } = estimate.targetLimits ?? {}
  const closed = [...areas.map((area) => pickCaption(area, language)), ...clients]
  const reasons = Object.entries(skipped).filter(([, count]) => count > 0)
  return (
    <div className={styles.block}>
      <p className={styles.note}>
        <span className={styles.figure}>{number(afterQuietHours)}</span>{' '}
        {caption('pushForm.ofAll', { total: number(total) })}
      </p>
      <FunnelSteps
        label={caption('pushForm.estimate')}
        steps={Object.entries(steps).map(([key, count]) => ({ key, title: caption(`pushForm.step.${key}`), count }))}
      />
      {estimate.sampledPercent !== undefined && (
        <p className={styles.note}>
          {caption('pushForm.sampled', { percent: Math.round(estimate.sampledPercent * 10) / 10 })}
        </p>
      )}
      {estimate.isTargetOnline === false && <p className={styles.warning}>{caption('error.pushTargetOffline')}</p>}
      {closed.length > 0 && (
        <p className={styles.warning}>{caption('pushForm.targetClosed', { places: closed.join(', ') })}</p>
      )}
      {overlaps.map(({ id, name }) => (
        <p key={id} className={styles.warning}>
          {caption('pushForm.overlaps')} <a href={`/service-manage/push-detail?id=${id}`}>{name}</a>
        </p>
      ))}
      {file && (
        <p className={file.unknown + file.duplicates + file.disabled > 0 ? styles.warning : styles.note}>
          {caption('pushForm.file', {
            listed: number(file.listed),
            unknown: number(file.unknown),
            duplicates: number(file.duplicates),
            disabled: number(file.disabled),
          })}
          {file.examples.length > 0 && ` ${file.examples.join(', ')}`}
        </p>
      )}
      {file && userFile && file.unknown + file.duplicates + file.disabled > 0 && <ListProblems file={userFile} />}
      {reasons.length > 0 && (
        <table className={styles.table}>
          <caption>{caption('pushForm.skipped')}</caption>
          <tbody>
            {reasons.map(([reason, count]) => (
              <tr key={reason}>
                <th scope="row">{caption(`pushFigures.skipped.${reason}`)}</th>
                <td data-figure>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(['byArea', 'byClient', 'byLanguage'] as const).map((by) => (
        <Shares key={by} title={caption(`pushForm.${by}`)} shares={estimate[by]} all={afterQuietHours} />
      ))}
    </div>
  )
}

/** How many shares are shown; the rest are too small to matter. */
const maxShares = 8

function Shares({
  title,
  shares,
  all,
}: {
  readonly title: string
  readonly shares: readonly Share[]
  readonly all: number
}) {
  const caption = useCaption()
  const { language } = useFormat()
  if (shares.length === 0) return null
  const nameOf = ({ label, id }: Share) =>
    label === null
      ? id === null
        ? caption('pushForm.unknown')
        : `#${id}`
      : typeof label === 'string'
        ? label
        : pickCaption(label, language)
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <tbody>
        {shares.slice(0, maxShares).map((share) => (
          <tr key={share.id ?? 'none'}>
            <th scope="row">{nameOf(share)}</th>
            <td data-figure>{formatNumber(share.count, language)}</td>
            <td data-figure>{all > 0 ? `${Math.round((share.count / all) * 1000) / 10} %` : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
