import { formatNumber } from '../../../../fields/format'
import { useFormat } from '../../../base/format/use-format'
import styles from './push.module.css'

export interface FunnelStep {
  readonly key: string
  readonly title: string
  readonly count: number
  /** Stands after the count: a rate, a comparison. */
  readonly note?: string
}

/** Steps of which each keeps a part of the one before, as bars with their numbers. */
export function FunnelSteps({ label, steps }: { readonly label: string; readonly steps: readonly FunnelStep[] }) {
  const { language } = useFormat()
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ key, title, count, note }) => (
        <li key={key} className={styles.step}>
          <span className={styles.stepHead}>
            <span>{title}</span>
            <span>
              {formatNumber(count, language)}
              {note && ` · ${note}`}
            </span>
          </span>
          <span className={styles.bar} aria-hidden>
            <span className={styles.fill} style={{ display: 'block', width: `${(count / most) * 100}%` }} />
          </span>
        </li>
      ))}
    </ol>
  )
}
