import type { ChartColours } from '../../charts/chart'
import type { ChartOption } from '../../charts/echarts'
import type { ReportSeries } from './report-series'

interface ReportChartOptions {
  readonly title: string
  readonly previousTitle: string
  /** What the last point is called while its day goes on; undefined where it is over. */
  readonly soFarTitle?: string
  readonly text: (value: number | null) => string
  readonly shortText: (value: number) => string
}

/** One figure as an area in the accent, the span before it as a grey line; a day that is not over hangs on by a dashed one. */
export function reportChart(series: ReportSeries, options: ReportChartOptions) {
  const { title, previousTitle, soFarTitle, text, shortText } = options
  const { finished, rest } = partsOf(series.values, soFarTitle !== undefined)
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
        data: [...finished],
        showSymbol: series.labels.length < 3,
        lineStyle: { color: colours.accent, width: 2 },
        itemStyle: { color: colours.accent },
        areaStyle: { color: colours.accent, opacity: 0.12 },
      },
      ...(soFarTitle === undefined
        ? []
        : [
            {
              type: 'line' as const,
              name: soFarTitle,
              data: [...rest],
              symbol: 'emptyCircle',
              lineStyle: { color: colours.accent, width: 1.5, type: 'dashed' as const },
              itemStyle: { color: colours.accent },
            },
          ]),
    ],
  })
}

type Values = readonly (number | null)[]

/** The days that are over, and the one that is not with the day that it hangs on. */
export function partsOf(values: Values, hasUnfinished: boolean): { readonly finished: Values; readonly rest: Values } {
  if (!hasUnfinished) return { finished: values, rest: [] }
  const last = values.length - 1
  return {
    finished: values.map((value, at) => (at === last ? null : value)),
    rest: values.map((value, at) => (at >= last - 1 ? value : null)),
  }
}
