import { Link } from 'wouter'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { pathOf } from '../../../engine/declared/site'
import type { Figure } from './dashboard-data'
import styles from './dashboard.module.css'
import { deltaOf, deltaText, figureText } from './figure-text'
import { SparkLine } from './spark-line'

/** Today so far, against the same hours of yesterday and of a week ago. Each leads to the table of days. */
export function FigureTiles({ figures }: { readonly figures: readonly Figure[] }) {
  const caption = useCaption()
  const { language } = useFormat()
  const compared = (figure: Figure, then: number | null, id: string) => {
    const delta = deltaOf(figure.today, then, figure.unit)
    if (delta === null) return null
    return (
      <span className={styles.delta} data-sign={Math.sign(delta)} title={figureText(then, figure.unit, language)}>
        <b>{deltaText(delta, figure.unit, language)}</b> {caption(id)}
      </span>
    )
  }
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure.id}>
          <Link href={`${pathOf('dashboard')}?tab=days`} className={styles.figure} data-figure={figure.id}>
            <span className={styles.figureTitle}>{caption(`dashboard.figure.${figure.id}`)}</span>
            <span className={styles.figureRow}>
              <span className={styles.figureValue}>{figureText(figure.today, figure.unit, language)}</span>
              <SparkLine values={figure.spark} />
            </span>
            <span className={styles.deltas}>
              {compared(figure, figure.yesterday, 'dashboard.yesterday')}
              {compared(figure, figure.lastWeek, 'dashboard.lastWeek')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
