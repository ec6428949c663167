import type { EChartsCoreOption } from 'echarts/core'
import { Table2, ChartLine } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../../base/i18n/use-caption'
import { settings } from '../../../base/settings/settings-store'
import { IconButton } from '../../../base/ui/icon-button'
import styles from './dashboard.module.css'

/** The colours of charts as the theme has them: one accent in shades, grey for what is compared. */
export interface ChartColours {
  /** From the strongest to the faintest. */
  readonly accents: readonly string[]
  readonly compared: readonly string[]
  readonly text: string
  readonly line: string
  readonly surface: string
}

export interface ChartTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface ChartProps {
  readonly title: string
  /** Beside the title, e.g. the unit. */
  readonly note?: ReactNode
  /** Drawn again when the theme changes; needs a stable reference otherwise. */
  readonly option: (colours: ChartColours) => EChartsCoreOption
  /** What the chart draws, in figures. */
  readonly table: ChartTable
}

/** A chart with the table behind it. The drawing library comes with the first chart on screen. */
export function Chart({ title, note, option, table }: ChartProps) {
  const caption = useCaption()
  const [isTable, setTable] = useState(false)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.chartHead}>
        <span className={styles.tileTitle}>{title}</span>
        <span className={styles.note}>{note}</span>
        <IconButton
          label={caption(isTable ? 'dashboard.asChart' : 'dashboard.asTable')}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? <ChartLine /> : <Table2 />}
        </IconButton>
      </figcaption>
      {isTable ? <FigureTable title={title} table={table} /> : <Drawing title={title} option={option} />}
    </figure>
  )
}

function Drawing({ title, option }: Pick<ChartProps, 'title' | 'option'>) {
  const place = useRef<HTMLDivElement>(null)
  const { themeColour, appearance } = useSnapshot(settings)
  useEffect(() => {
    let isGone = false
    let end = () => {}
    void import('./echarts').then(({ init }) => {
      if (isGone || !place.current) return
      const chart = init(place.current, null, { renderer: 'svg' })
      chart.setOption(option(coloursOf(place.current)))
      const observer = new ResizeObserver(() => chart.resize())
      observer.observe(place.current)
      end = () => {
        observer.disconnect()
        chart.dispose()
      }
    })
    return () => {
      isGone = true
      end()
    }
  }, [option, themeColour, appearance])
  return <div ref={place} className={styles.drawing} role="img" aria-label={title} />
}

function FigureTable({ title, table }: { readonly title: string; readonly table: ChartTable }) {
  return (
    <div className={styles.tableFrame} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            {table.head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((text, index) => (
                <td key={index}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function coloursOf(element: HTMLElement): ChartColours {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    accents: ['--accent-10', '--accent-8', '--accent-7', '--accent-6', '--accent-5', '--accent-4'].map(token),
    compared: ['--neutral-8', '--neutral-6', '--neutral-5'].map(token),
    text: token('--text-secondary'),
    line: token('--line'),
    surface: token('--surface-raised'),
  }
}
