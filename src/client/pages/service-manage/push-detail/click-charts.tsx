import { useCallback } from 'react'
import { Chart, type ChartColours } from '../../../engine/charts/chart'
import { useCaption } from '../../../base/i18n/use-caption'
import styles from '../pushes/push.module.css'
import { everyStep, type PushStatistics } from './push-statistics'

const minutes = 120
const hours = 72

/** Clicks by minute for two hours and by hour for three days, each with its table behind it. */
export function ClickCharts({ clicks }: { readonly clicks: PushStatistics['clicks'] }) {
  const caption = useCaption()
  return (
    <>
      {clicks.byMinute.length > 0 && (
        <ClickChart
          title={caption('pushFigures.clicksByMinute')}
          unit={caption('pushFigures.minute')}
          counts={everyStep(clicks.byMinute, 'minute', minutes)}
        />
      )}
      {clicks.byHour.length > 0 && (
        <ClickChart
          title={caption('pushFigures.clicksByHour')}
          unit={caption('pushFigures.hour')}
          counts={everyStep(clicks.byHour, 'hour', hours)}
        />
      )}
    </>
  )
}

interface ClickChartProps {
  readonly title: string
  readonly unit: string
  readonly counts: readonly number[]
}

function ClickChart({ title, unit, counts }: ClickChartProps) {
  const caption = useCaption()
  const text = counts.join()
  const option = useCallback(
    ({ accent, text: ink, line }: ChartColours) => ({
      grid: { left: 40, right: 8, top: 12, bottom: 24 },
      tooltip: { trigger: 'axis' as const },
      xAxis: {
        type: 'category' as const,
        data: text.split(',').map((_count, index) => String(index)),
        axisLabel: { color: ink },
        axisLine: { lineStyle: { color: line } },
      },
      yAxis: {
        type: 'value' as const,
        minInterval: 1,
        axisLabel: { color: ink },
        splitLine: { lineStyle: { color: line } },
      },
      series: [{ type: 'bar' as const, name: title, data: text.split(',').map(Number), itemStyle: { color: accent } }],
    }),
    [text, title],
  )
  return (
    <section className={styles.block} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <Chart label={title} option={option} />
      <details>
        <summary>{caption('pushFigures.asTable')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col" data-figure>
                {caption('pushStat.clicked')}
              </th>
            </tr>
          </thead>
          <tbody>
            {counts.map((count, step) =>
              count === 0 ? null : (
                <tr key={step}>
                  <th scope="row">{step}</th>
                  <td data-figure>{count}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </details>
    </section>
  )
}
