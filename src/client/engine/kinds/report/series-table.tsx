import { useCaption } from '../../../base/i18n/use-caption'
import type { ReportSeries } from './report-series'
import styles from './report-page.module.css'

interface SeriesTableProps {
  readonly series: ReportSeries
  readonly title: string
  readonly isCompared: boolean
  readonly text: (value: number | null) => string
}

/** What the chart draws, as a table, for those who read rather than see it. */
export function SeriesTable({ series, title, isCompared, text }: SeriesTableProps) {
  const caption = useCaption()
  return (
    <details className={styles.details}>
      <summary>{caption('report.table')}</summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption('report.table')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{caption('report.when')}</th>
              <th scope="col" data-figure>
                {title}
              </th>
              {isCompared && (
                <th scope="col" data-figure>
                  {caption('report.previous')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {series.labels.map((label, index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-figure>{text(series.values[index] ?? null)}</td>
                {isCompared && <td data-figure>{text(series.previous[index] ?? null)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
