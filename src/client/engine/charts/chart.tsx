import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { settings } from '../../base/settings/settings-store'
import styles from './chart.module.css'
import type { ChartOption } from './echarts'

interface ChartProps {
  /** What the chart shows, for those who cannot see it: the table behind it has the figures. */
  readonly label: string
  /** Built from the colours in force; called again when they change. */
  readonly option: (colours: ChartColours) => ChartOption
  /** Pixels. */
  readonly height?: number
}

/** Colours of the console as charts take them. */
export interface ChartColours {
  readonly accent: string
  readonly comparison: string
  readonly text: string
  readonly line: string
}

/** A chart, drawn by ECharts once that is loaded; it follows the size of its place and the theme. */
export function Chart({ label, option, height = 220 }: ChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const { appearance, themeColour } = useSnapshot(settings)
  useEffect(() => {
    const element = place.current
    if (!element) return
    let dispose: (() => void) | undefined
    let isGone = false
    void import('./echarts').then(({ drawChart }) => {
      if (!isGone) dispose = drawChart(element, option(coloursOf(element)))
    })
    return () => {
      isGone = true
      dispose?.()
    }
  }, [option, appearance, themeColour])
  return <div ref={place} className={styles.chart} style={{ height }} role="img" aria-label={label} />
}

function coloursOf(element: HTMLElement): ChartColours {
  const style = getComputedStyle(element)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    accent: of('--accent'),
    comparison: of('--neutral-8'),
    text: of('--text-secondary'),
    line: of('--line'),
  }
}
