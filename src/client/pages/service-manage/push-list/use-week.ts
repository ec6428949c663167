import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Filter } from '../../../../fields/filter'
import { wallClock } from '../../../../fields/zone'
import type { ListingPage } from '../../../../schema/page'
import type { PageInfo } from '../../../../schema/registry'
import { readRows } from '../../../base/api/records'
import type { AnswerOf } from '../../../base/api/declared-calls'
import { call } from '../../../base/api/api'
import type { ApiRow } from '../../../engine/parts/target'
import { onRecordsChanged } from '../../../engine/parts/record-events'
import { currentTimezone } from '../../../base/settings/settings-store'
import { readsOf } from '../../../engine/parts/list-definition'
import { ALL_AREAS } from '../../../../fields/areas/field'
import { mondayOf } from './week-slots'

/** By which clock a week is shown, and which of its pushes get in each other's way. */
export type WeekFrame = AnswerOf<'GET /message/backend/push/week'>

/** How many pushes of a week are shown. */
export const maxShown = 200

interface Asked {
  readonly info: PageInfo
  readonly list: ListingPage
  readonly filters: Readonly<Record<string, Filter>>
  /** Any day of the week, YYYY-MM-DD. */
  readonly date: string
  /** By whose clock; null for the reader's own. */
  readonly area: number | null
  readonly zone: string
}

/** The pushes of a week that the list's filters let through, and the clock they are shown by. Read again when one changes. */
export function useWeek({ info, list, filters, date, area, zone }: Asked) {
  const monday = mondayOf(date)
  const frame = useQuery({
    queryKey: ['push', 'week', monday, area, zone],
    queryFn: () =>
      call('GET /message/backend/push/week', {
        input: { date: monday, zone, ...(area !== null && { area }) },
      }),
    placeholderData: keepPreviousData,
  })
  const { from, to } = frame.data ?? {}
  const rows = useQuery({
    queryKey: ['push', 'week', 'rows', from, to, area, filters],
    queryFn: () => pushesOf(info, list, filters, { ...within(from, to), ...of(area) }),
    enabled: from !== undefined,
    placeholderData: keepPreviousData,
  })
  const { refetch: refetchFrame } = frame
  const { refetch: refetchRows } = rows
  useEffect(() => {
    const read = () => {
      void refetchFrame()
      void refetchRows()
    }
    return onRecordsChanged('push', read)
  }, [refetchFrame, refetchRows])
  return {
    monday,
    frame: frame.data,
    rows: rows.data ?? [],
    error: frame.error ?? rows.error,
    retry: () => void refetchFrame().then(() => refetchRows()),
  }
}

/** Today by a clock. */
export function today(zone: string): string {
  return wallClock(Date.now(), zone).date
}

function within(from: string | undefined, to: string | undefined): Record<string, Filter> {
  return from === undefined || to === undefined ? {} : { sendAt: { from, to } }
}

function of(area: number | null): Record<string, Filter> {
  return area === null ? {} : { areas: { is: [area, ALL_AREAS] } }
}

function pushesOf(
  info: PageInfo,
  list: ListingPage,
  filters: Readonly<Record<string, Filter>>,
  always: Readonly<Record<string, Filter>>,
): Promise<readonly ApiRow[]> {
  const columns = [...new Set([...list.columns, ...readsOf(list.entity)])]
  return readRows(list.entity, {
    filters: { ...filters, ...always },
    sort: 'sendAt',
    page: info.id,
    zone: currentTimezone(),
    columns,
    size: maxShown,
  })
}
