import { useMemo, useState } from 'react'
import { currencyDecimals } from '../../../../fields/currency'
import { formatShort } from '../../../../fields/format'
import type { FiguresAnswer } from '../../../../fields/report-figures'
import type { Field } from '../../../../schema/field'
import { traitsOf } from '../../../../fields/field-traits'
import { Chart } from '../../charts/chart'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { figureText } from './figure-text'
import { reportChart } from './report-chart'
import { isUnfinished, reportSeries } from './report-series'
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
  const series = useMemo(() => reportSeries(answer, path, currency, zone), [answer, path, currency, zone])
  const [now] = useState(Date.now)
  const option = useMemo(() => {
    const divisor = field && traitsOf(field).isMoney ? 10 ** currencyDecimals(currency ?? '') : 1
    return reportChart(series, {
      title,
      previousTitle: caption('report.previous'),
      ...(isUnfinished(series, now, zone) && { soFarTitle: caption('report.soFar', { figure: title }) }),
      text: (value) => figureText(value, field, currency, language),
      shortText: (value) => formatShort(value / divisor),
    })
  }, [series, title, field, currency, language, zone, now, caption])
  return (
    <>
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
