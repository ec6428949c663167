import type { EChartsCoreOption } from 'echarts/core'
import type { ChartColours } from './chart'
import type { DashboardSeries, Figure } from './dashboard-data'
import { axisText, figureText } from './figure-text'

type Values = readonly (number | null)[]

/** One line or bar of a chart. */
export interface Drawn {
  readonly name: string
  readonly values: Values
  /** Drawn in grey: what the others are compared with. */
  readonly isCompared?: boolean
}

interface Frame {
  readonly dates: readonly string[]
  readonly unit: Figure['unit']
  readonly language: string
  /** Vertical lines with their texts: announcements, releases. */
  readonly marks: readonly { readonly date: string; readonly text: string }[]
}

/** Areas on top of each other, named at their ends; what is compared is a grey line over them. */
export function stackedAreas(frame: Frame, drawn: readonly Drawn[]) {
  return (colours: ChartColours): EChartsCoreOption => ({
    ...base(frame, colours),
    series: drawn.map((each, index) => ({
      ...line(each, colours, index, frame),
      ...(!each.isCompared && {
        stack: 'all',
        areaStyle: { opacity: 0.85, color: colours.accents[index] },
        lineStyle: { width: 0 },
      }),
    })),
  })
}

/** Lines named at their ends. */
export function lines(frame: Frame, drawn: readonly Drawn[]) {
  return (colours: ChartColours): EChartsCoreOption => ({
    ...base(frame, colours),
    series: drawn.map((each, index) => line(each, colours, index, frame)),
  })
}

/** Bars on top of each other; what is compared is below the axis, in grey. A day that is not complete is hatched. */
export function stackedBars(frame: Frame, drawn: readonly Drawn[], complete: readonly boolean[]) {
  return (colours: ChartColours): EChartsCoreOption => ({
    ...base(frame, colours),
    grid: { ...grid, right: 12 },
    series: drawn.map((each, index) => ({
      type: 'bar',
      name: each.name,
      stack: 'all',
      barCategoryGap: '20%',
      itemStyle: { color: each.isCompared ? colours.compared[0] : colours.accents[index] },
      data: each.values.map((value, day) => ({
        value: value === null ? null : each.isCompared ? -value : value,
        ...(complete[day] === false && {
          itemStyle: { decal: { symbol: 'rect', dashArrayX: [1, 0], dashArrayY: [2, 4], rotation: Math.PI / 4 } },
        }),
      })),
      ...marks(frame, colours, index),
    })),
  })
}

/** Weekdays down, hours across; the stronger the more. */
export function hoursMap(cells: DashboardSeries['signInsByHour'], weekdays: readonly string[], language: string) {
  return (colours: ChartColours): EChartsCoreOption => ({
    grid: { left: 44, right: 8, top: 8, bottom: 24 },
    textStyle: { fontFamily: 'inherit' },
    tooltip: {
      ...tooltip(colours),
      formatter: ({ value }: { value: [number, number, number] }) =>
        `${weekdays[value[1]]} ${String(value[0]).padStart(2, '0')}:00 · ${figureText(value[2], 'count', language)}`,
    },
    xAxis: {
      type: 'category',
      data: Array.from({ length: 24 }, (_, hour) => String(hour)),
      ...axis(colours),
      splitLine: { show: false },
    },
    yAxis: { type: 'category', data: [...weekdays], inverse: true, ...axis(colours), splitLine: { show: false } },
    visualMap: {
      show: false,
      min: 0,
      max: Math.max(1, ...cells.map(([, , count]) => count)),
      inRange: { color: [colours.surface, ...[...colours.accents].reverse()] },
    },
    series: [
      {
        type: 'heatmap',
        data: cells.map(([weekday, hour, count]) => [hour, weekday - 1, count]),
        itemStyle: { borderColor: colours.surface, borderWidth: 2, borderRadius: 3 },
      },
    ],
  })
}

const grid = { left: 8, right: 96, top: 12, bottom: 8, containLabel: true }

function base({ dates, unit, language }: Frame, colours: ChartColours): EChartsCoreOption {
  return {
    animation: false,
    textStyle: { fontFamily: 'inherit' },
    grid,
    tooltip: {
      ...tooltip(colours),
      trigger: 'axis',
      valueFormatter: (value: number | null) => figureText(value === null ? null : Math.abs(value), unit, language),
    },
    xAxis: {
      type: 'category',
      data: [...dates],
      boundaryGap: true,
      ...axis(colours),
      axisLabel: { ...axis(colours).axisLabel, formatter: (date: string) => date.slice(5) },
    },
    yAxis: {
      type: 'value',
      ...axis(colours),
      axisLine: { show: false },
      axisLabel: {
        ...axis(colours).axisLabel,
        formatter: (value: number) => axisText(value, unit, language),
      },
    },
    dataZoom: [{ type: 'inside', zoomOnMouseWheel: 'ctrl', moveOnMouseWheel: false }],
  }
}

function line(each: Drawn, colours: ChartColours, index: number, frame: Frame) {
  const colour = each.isCompared ? colours.compared[0] : colours.accents[index]
  return {
    type: 'line',
    name: each.name,
    data: [...each.values],
    showSymbol: false,
    connectNulls: false,
    color: colour,
    lineStyle: {
      width: index === 0 || each.isCompared ? 2 : 1.5,
      color: colour,
      ...(each.isCompared && { type: 'dashed' }),
    },
    endLabel: { show: true, formatter: '{a}', color: colours.text, fontSize: 11, width: 88, overflow: 'truncate' },
    labelLayout: { moveOverlap: 'shiftY' },
    emphasis: { disabled: true },
    ...marks(frame, colours, index),
  }
}

function marks(frame: Frame, colours: ChartColours, index: number) {
  if (index > 0 || frame.marks.length === 0) return {}
  return {
    markLine: {
      symbol: 'none',
      silent: false,
      lineStyle: { color: colours.compared[0], type: 'dotted' },
      label: { show: false },
      emphasis: { label: { show: true, formatter: '{b}', color: colours.text } },
      data: frame.marks.map(({ date, text }) => ({ xAxis: date, name: text })),
    },
  }
}

function axis(colours: ChartColours) {
  return {
    axisLine: { lineStyle: { color: colours.line } },
    axisTick: { show: false },
    axisLabel: { color: colours.text, fontSize: 11, hideOverlap: true },
    splitLine: { lineStyle: { color: colours.line } },
  }
}

function tooltip(colours: ChartColours) {
  return {
    confine: true,
    backgroundColor: colours.surface,
    borderColor: colours.line,
    textStyle: { color: colours.text, fontSize: 12, fontFamily: 'inherit' },
  }
}
