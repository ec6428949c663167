import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { pickCaption } from '../../../../fields/format'
import { FailureState } from '../../../base/api/failure-state'
import { useCaption } from '../../../base/i18n/use-caption'
import { useFormat } from '../../../base/format/use-format'
import { Skeleton } from '../../../base/ui/skeleton'
import { Chart, type ChartTable } from './chart'
import { hoursMap, lines, stackedAreas, stackedBars, type Drawn } from './chart-options'
import { seriesQuery, type DashboardSeries, type Figure } from './dashboard-data'
import { figureText } from './figure-text'

export type ChartId = 'active' | 'revenue' | 'retention' | 'hours'

interface ChartTileProps {
  readonly id: ChartId
  readonly days: number
}

/** One of the dashboard's charts over this many days. */
export function ChartTile({ id, days }: ChartTileProps) {
  const { data, error, refetch } = useQuery(seriesQuery(days))
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="260px" />
  if (id === 'hours') return <HoursChart data={data} />
  return <DaysChart id={id} data={data} />
}

function DaysChart({ id, data }: { readonly id: Exclude<ChartId, 'hours'>; readonly data: DashboardSeries }) {
  const caption = useCaption()
  const { language } = useFormat()
  const { option, table, unit } = useMemo(() => {
    const unit: Figure['unit'] = id === 'revenue' ? 'usd' : id === 'retention' ? 'percent' : 'count'
    const marks = data.marks.map(({ date, title }) => ({ date, text: pickCaption(title, language) }))
    const frame = { dates: data.dates, unit, language, marks }
    const drawn = drawnOf(id, data, language, caption)
    const option =
      id === 'revenue'
        ? stackedBars(frame, drawn, data.complete)
        : id === 'retention'
          ? lines(frame, upToComplete(drawn, data.complete))
          : stackedAreas(frame, upToComplete(drawn, data.complete))
    return { option, unit, table: tableOf(data, drawn, unit, language, caption) }
  }, [id, data, language, caption])
  const last = data.complete.lastIndexOf(true)
  return (
    <Chart
      title={caption(`dashboard.chart.${id}`)}
      note={unit === 'usd' ? 'USD' : last >= 0 ? caption('dashboard.completeTo', { date: data.dates[last] ?? '' }) : ''}
      option={option}
      table={table}
    />
  )
}

function HoursChart({ data }: { readonly data: DashboardSeries }) {
  const caption = useCaption()
  const { language } = useFormat()
  const { option, table } = useMemo(() => {
    const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
    // 5 January 2026 is a Monday.
    const weekdays = Array.from({ length: 7 }, (_, index) => weekday.format(Date.UTC(2026, 0, 5 + index)))
    const table: ChartTable = {
      head: [caption('dashboard.hour'), ...weekdays],
      rows: Array.from({ length: 24 }, (_, hour) => [
        `${String(hour).padStart(2, '0')}:00`,
        ...weekdays.map((_name, day) =>
          figureText(data.signInsByHour.find(([d, h]) => d === day + 1 && h === hour)?.[2] ?? 0, 'count', language),
        ),
      ]),
    }
    return { option: hoursMap(data.signInsByHour, weekdays, language), table }
  }, [data, language, caption])
  return <Chart title={caption('dashboard.chart.hours')} note="UTC+8" option={option} table={table} />
}

type Caption = (id: string) => string

/** Lines end with the last complete day: a day that has only begun would pull them, and their names, down to nothing. */
function upToComplete(drawn: readonly Drawn[], complete: readonly boolean[]): Drawn[] {
  const last = complete.lastIndexOf(true)
  return drawn.map((each) => ({ ...each, values: each.values.map((value, day) => (day > last ? null : value)) }))
}

function drawnOf(id: Exclude<ChartId, 'hours'>, data: DashboardSeries, language: string, caption: Caption): Drawn[] {
  if (id === 'revenue') {
    const { vip, coin, short, ad, refunded } = data.revenue
    return [
      { name: caption('businessDay.vipRevenue'), values: vip },
      { name: caption('businessDay.coinRevenue'), values: coin },
      { name: caption('businessDay.shortRevenue'), values: short },
      { name: caption('businessDay.adRevenue'), values: ad },
      { name: caption('businessDay.refunded'), values: refunded, isCompared: true },
    ]
  }
  if (id === 'retention') {
    return [
      { name: caption('businessDay.d1Retention'), values: data.retention.d1 },
      { name: caption('businessDay.d7Retention'), values: data.retention.d7 },
      { name: caption('businessDay.d30Retention'), values: data.retention.d30 },
    ]
  }
  return [
    ...data.activeByArea.map(({ name, values }) => ({
      name: name ? pickCaption(name, language) : caption('dashboard.otherAreas'),
      values,
    })),
    { name: caption('businessDay.newUsers'), values: data.newUsers, isCompared: true },
  ]
}

function tableOf(
  data: DashboardSeries,
  drawn: readonly Drawn[],
  unit: Figure['unit'],
  language: string,
  caption: Caption,
): ChartTable {
  const rows = data.dates.map((date, day) => [
    data.complete[day] ? date : `${date} · ${caption('dashboard.incomplete')}`,
    ...drawn.map(({ values }) => figureText(values[day] ?? null, unit, language)),
  ])
  return { head: [caption('businessDay.date'), ...drawn.map(({ name }) => name)], rows: rows.reverse() }
}
