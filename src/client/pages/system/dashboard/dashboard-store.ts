import { proxy, ref } from 'valtio'
import type { ApiRow } from '../../../engine/parts/target'

/** What is open over the dashboard: the arrangement of its tiles, or a day compared with the week before. */
export const dashboardStore = proxy<{ isArranging: boolean; day: ApiRow | null }>({ isArranging: false, day: null })

export function compareDay(row: ApiRow): void {
  dashboardStore.day = ref(row)
}
