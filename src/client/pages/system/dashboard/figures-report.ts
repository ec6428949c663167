import type { DashboardData } from './dashboard-data'
import { deltaOf, deltaText, figureText } from './figure-text'

/** The dashboard's figures as plain text, to be pasted into a chat: one line each, with what they are compared with. */
export function figuresReport(
  { asOf, queues, figures }: DashboardData,
  language: string,
  caption: (id: string, values?: Record<string, string | number>) => string,
  timeOf: (iso: string) => string,
): string {
  const compared = (delta: string | null, id: string) => (delta === null ? [] : [`${delta} ${caption(id)}`])
  const lines = (figures ?? []).map(({ id, unit, today, yesterday, lastWeek }) => {
    const text = (then: number | null) => {
      const delta = deltaOf(today, then, unit)
      return delta === null ? null : deltaText(delta, unit, language)
    }
    const deltas = [
      ...compared(text(yesterday), 'dashboard.yesterday'),
      ...compared(text(lastWeek), 'dashboard.lastWeek'),
    ]
    return `${caption(`dashboard.figure.${id}`)}: ${figureText(today, unit, language)}${deltas.length ? ` (${deltas.join(', ')})` : ''}`
  })
  const waiting = queues.map(
    ({ id, count }) => `${caption(`dashboard.queue.${id}`)}: ${figureText(count, 'count', language)}`,
  )
  return [caption('dashboard.asOf', { time: timeOf(asOf) }), ...lines, ...waiting].join('\n')
}
