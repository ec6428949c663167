import type { ChartColours } from '../../charts/chart'
import type { ChartOption } from '../../charts/echarts'
import type { ReportSeries } from './report-series'

interface ReportChartOptions {
  readonly title: string
  readonly previousTitle: string
  readonly text: (value: number | null) => string
  readonly shortText: (value: number) => string
}

/** One figure as an area in the accent, the span before it as a grey line. */
export function reportChart(series: ReportSeries, { title, previousTitle, text, shortText }: ReportChartOptions) {
  return (colours: ChartColours): ChartOption => ({
    grid: { left: 8, right: 16, top: 16, bottom: 4, containLabel: true },
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value) => text(typeof value === 'number' ? value : null),
    },
    xAxis: {
      type: 'category',
      data: [...series.labels],
      boundaryGap: series.labels.length < 3,
      axisLine: { lineStyle: { color: colours.line } },
      axisTick: { show: false },
      axisLabel: { color: colours.text, formatter: (label: string) => (label.length === 10 ? label.slice(5) : label) },
    },
    yAxis: {
      type: 'value',
      splitNumber: 3,
      splitLine: { lineStyle: { color: colours.line } },
      axisLabel: { color: colours.text, formatter: shortText },
    },
    series: [
      ...(series.previous.length > 0
        ? [
            {
              type: 'line' as const,
              name: previousTitle,
              data: [...series.previous],
              symbol: 'none',
              lineStyle: { color: colours.comparison, width: 1.5, type: 'dashed' as const },
              itemStyle: { color: colours.comparison },
            },
          ]
        : []),
      {
        type: 'line',
        name: title,
        data: [...series.values],
        showSymbol: series.labels.length < 3,
        lineStyle: { color: colours.accent, width: 2 },
        itemStyle: { color: colours.accent },
        areaStyle: { color: colours.accent, opacity: 0.12 },
      },
    ],
  })
}
