import type { AnswerOf } from '../../../base/api/declared-calls'
import { call } from '../../../base/api/api'
import { minuteMs } from '../../../../schema/time'

export type DashboardData = AnswerOf<'GET /report/backend/dashboard'>

/** Work that waits, as the list that shows it. */
export type Queue = DashboardData['queues'][number]

/** One figure of today so far. */
export type Figure = NonNullable<DashboardData['figures']>[number]

export type DashboardSeries = AnswerOf<'GET /report/backend/dashboard/series'>

/** Asked again each minute while the page is in sight. */
export const dashboardQuery = {
  queryKey: ['dashboard'],
  queryFn: () => call('GET /report/backend/dashboard'),
  refetchInterval: minuteMs,
  refetchIntervalInBackground: false,
  staleTime: 30_000,
} as const

export function seriesQuery(days: number) {
  return {
    queryKey: ['dashboard', 'series', days],
    queryFn: () => call('GET /report/backend/dashboard/series', { input: { days } }),
    staleTime: 300_000,
  }
}
