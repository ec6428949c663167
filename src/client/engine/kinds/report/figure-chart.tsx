import { useMemo, useState } from 'react'
import type { FiguresAnswer } from '../../../../fields/report-figures'
import type { Field } from '../../../../schema/field'
import { Chart } from '../../charts/chart'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { axisText, figureText } from './figure-text'
import { reportChart } from './report-chart'
import { isUnfinished, reportSeries } from './report-series'
import styles from './report-page.module.css'
import { SeriesTable } from './series-table'

interface FigureChartProps {
  readonly answer: FiguresAnswer
  readonly path: string
  readonly currency: string | null
  readonly title: string
  readonly field: Field | undefined
}

/** One figure over time compared with the span before, drawn and as a table. */
export function FigureChart({ answer, path, currency, title, field }: FigureChartProps) {
  const caption = useCaption()
  const { language, zone } = useFormat()
  const [now] = useState(Date.now)
  const series = useMemo(() => reportSeries(answer, path, currency, zone, now), [answer, path, currency, zone, now])
  const option = useMemo(() => {
    return reportChart(series, {
      title,
      previousTitle: caption('report.previous'),
      ...(isUnfinished(series, now, zone) && { soFarTitle: caption('report.soFar', { figure: title }) }),
      text: (value) => figureText(value, field, currency, language),
      shortText: (value) => axisText(value, field, currency, language),
    })
  }, [series, title, field, currency, language, zone, now, caption])
  return (
    <>
      <ul className={styles.legend} aria-hidden>
        <li>{title}</li>
        {answer.previous !== null && <li className={styles.before}>{caption('report.previous')}</li>}
        {isUnfinished(series, now, zone) && (
          <li className={styles.soFar}>{caption('report.soFar', { figure: title })}</li>
        )}
      </ul>
      <Chart label={caption('report.chart', { figure: title })} option={option} height={180} />
      <SeriesTable
        series={series}
        title={title}
        isCompared={answer.previous !== null}
        text={(value) => figureText(value, field, currency, language)}
      />
    </>
  )
}
