import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Tab } from '../../../schema/page'
import type { PageInfo } from '../../../schema/registry'
import { countRows } from '../../base/api/records'
import { ownedRows } from './owned-rows'
import { onRecordsChanged } from './record-events'

/** How many rows a further list has; null where that cannot be had. */
type TabCount = { readonly total: number; readonly estimated: boolean } | null

/**
 * How many rows each further list of a record has, by the list's key.
 * @param tabs needs a stable reference
 * @returns undefined until all are known: lists that would change places meanwhile are not shown before
 */
export function useTabCounts(
  info: PageInfo,
  tabs: readonly Tab[],
  id: number,
): ReadonlyMap<string, TabCount> | undefined {
  const client = useQueryClient()
  const counts = useQueries({
    queries: tabs.map((tab) => ({
      queryKey: keyOf(info, tab, id),
      queryFn: (): Promise<TabCount> =>
        countRows(tab.entity, { filters: ownedRows(tab, id), page: info.id }).catch(() => null),
    })),
  })
  useEffect(() => {
    const stops = tabs.map((tab) =>
      onRecordsChanged(tab.entity.name, () => void client.invalidateQueries({ queryKey: keyOf(info, tab, id) })),
    )
    return () => stops.forEach((stop) => stop())
  }, [client, info, tabs, id])
  if (counts.some(({ data }) => data === undefined)) return undefined
  return new Map(tabs.map(({ key }, index) => [key, counts[index]?.data ?? null]))
}

const keyOf = (info: PageInfo, tab: Tab, id: number) => ['count', info.id, tab.key, id]
