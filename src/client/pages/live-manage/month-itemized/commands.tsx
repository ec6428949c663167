import { navigate } from 'wouter/use-browser-location'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Shows the days of the month of one anchor. */
  openDays: {
    start: (target) => {
      const [row] = target.kind === 'rows' ? target.known : []
      const month = typeof row?.month === 'string' ? row.month : undefined
      const anchor = row && idOf(row.anchor)
      if (month === undefined || anchor === undefined) return
      navigate(`/live-manage/day-itemized?anchor=${anchor}&day=${month}-01..${lastDay(month)}`)
    },
  },
} satisfies PageCode

function lastDay(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

function idOf(value: unknown): number | undefined {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
    ? value.id
    : undefined
}
