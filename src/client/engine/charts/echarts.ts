import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, use as register, type ComposeOption } from 'echarts/core'
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts'
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components'
import { SVGRenderer } from 'echarts/renderers'

register([BarChart, LineChart, GridComponent, TooltipComponent, SVGRenderer])

export type ChartOption = ComposeOption<
  BarSeriesOption | LineSeriesOption | GridComponentOption | TooltipComponentOption
>

/** Draws a chart into an element and keeps it at the element's size. @returns how to take it away */
export function drawChart(element: HTMLElement, option: ChartOption): () => void {
  const chart = init(element, null, { renderer: 'svg' })
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  chart.setOption({ animation: !isStill, animationDuration: 120, ...option })
  const observer = new ResizeObserver(() => chart.resize())
  observer.observe(element)
  return () => {
    observer.disconnect()
    chart.dispose()
  }
}
