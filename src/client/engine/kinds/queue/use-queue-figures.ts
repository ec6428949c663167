import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { countRows, readRows } from '../../../base/api/records'
import type { ListQuery } from '../../parts/target'
import { onRecordsChanged } from '../../parts/record-events'
import type { DeclaredList } from '../../parts/list-definition'
import { minuteMs } from '../../../../schema/time'
import { queueOf } from '../../parts/list-definition'

/** How many wait, since when the oldest does and how many are late; absent where its list does not show what tells. */
export interface QueueFigures {
  readonly waiting?: number
  readonly oldest?: string | undefined
  readonly overdue?: number | undefined
}

/** Counts over all that wait, not only what is loaded. Asked again each minute and whenever a record changes. */
export function useQueueFigures(list: DeclaredList, query: ListQuery): QueueFigures {
  const { entity } = list
  const { due, since } = queueOf(list)
  const { data, refetch } = useQuery({
    queryKey: ['queue', entity.name, query],
    queryFn: () => readFigures(),
    refetchInterval: minuteMs,
    placeholderData: (before) => before,
  })
  useEffect(() => onRecordsChanged(entity.name, () => void refetch()), [entity, refetch])
  return data ?? {}

  async function readFigures(): Promise<QueueFigures> {
    const [all, first, late] = await Promise.all([
      countRows(entity, query),
      since && readRows(entity, { ...query, sort: since, columns: [since], size: 1 }),
      due && countRows(entity, { ...query, filters: { ...query.filters, [due]: { to: new Date().toISOString() } } }),
    ])
    const oldest = since && first ? first[0]?.[since] : undefined
    return {
      waiting: all.total,
      oldest: typeof oldest === 'string' ? oldest : undefined,
      overdue: late ? late.total : undefined,
    }
  }
}
