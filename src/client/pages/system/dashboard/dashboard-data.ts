import type { Captions } from '../../../../schema/field'
import type { Filter } from '../../../../fields/filter'
import { call } from '../../../base/api/api'
import { minuteMs } from '../../../../schema/time'

/** Work that waits, as the list that shows it. */
export interface Queue {
  readonly id: string
  readonly page: string
  readonly filters: Readonly<Record<string, Filter>>
  readonly count: number
  readonly estimated: boolean
  readonly oldestAt: string | null
  /** After so many hours a row is overdue. */
  readonly dueHours: number
}

/** One figure of today so far. */
export interface Figure {
  readonly id: string
  /** Amounts in US cents. */
  readonly unit: 'count' | 'usd' | 'percent'
  readonly today: number | null
  readonly yesterday: number | null
  readonly lastWeek: number | null
  /** The last 24 hours, the oldest first. */
  readonly spark: readonly (number | null)[]
}

export interface DashboardData {
  readonly asOf: string
  readonly queues: readonly Queue[]
  /** Null for who may not see figures. */
  readonly figures: readonly Figure[] | null
  readonly alerts: {
    readonly payments: readonly { readonly name: Captions; readonly value: number; readonly orders: number }[]
    readonly jobs: readonly {
      readonly id: number
      readonly title: string
      readonly at: string
      readonly kind: 'job' | 'export'
    }[]
  }
  readonly announcements: readonly {
    readonly id: number
    readonly kind: string
    readonly title: Captions
    readonly body: string
    readonly mustAck: boolean
    /** The reader has confirmed it. */
    readonly isAcked: boolean
    readonly pinned: boolean
    readonly endsAt: string
  }[]
  readonly records: readonly {
    readonly entity: string
    readonly recordId: string
    readonly recordTitle: string | null
    readonly at: string
    readonly code: string
  }[]
}

type Values = readonly (number | null)[]

export interface DashboardSeries {
  /** `2026-01-31`, ascending. */
  readonly dates: readonly string[]
  readonly complete: readonly boolean[]
  readonly activeUsers: Values
  readonly newUsers: Values
  /** A null name stands for all other areas. */
  readonly activeByArea: readonly { readonly id: number; readonly name: Captions | null; readonly values: Values }[]
  readonly revenue: Readonly<Record<'vip' | 'coin' | 'short' | 'ad' | 'refunded', Values>>
  readonly retention: Readonly<Record<'d1' | 'd7' | 'd30', Values>>
  /** Weekday (1 is Monday), hour, sign-ins; in UTC+8. */
  readonly signInsByHour: readonly (readonly [number, number, number])[]
  readonly marks: readonly { readonly date: string; readonly title: Captions }[]
}

/** Asked again each minute while the page is in sight. */
export const dashboardQuery = {
  queryKey: ['dashboard'],
  queryFn: () => call<DashboardData>('GET /report/backend/dashboard'),
  refetchInterval: minuteMs,
  refetchIntervalInBackground: false,
  staleTime: 30_000,
} as const

export function seriesQuery(days: number) {
  return {
    queryKey: ['dashboard', 'series', days],
    queryFn: () => call<DashboardSeries>('GET /report/backend/dashboard/series', { input: { days } }),
    staleTime: 300_000,
  }
}
