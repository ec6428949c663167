import { formatInstant } from '../../../../fields/format'
import type { Effect } from '../../../engine/commands/effects'
import { queryClient } from '../../../engine/records/query-client'
import { dashboardQuery, type DashboardData } from './dashboard-data'
import { compareDay, dashboardStore } from './dashboard-store'
import { figuresReport } from './figures-report'
import { caption } from '../../../base/i18n/i18n'
import { currentLanguage, currentTimezone } from '../../../base/settings/settings-store'
import { toast } from '../../../base/ui/toast-store'

export const arrange: Effect = () => {
  dashboardStore.isArranging = true
}

/** Opens the day beside the same weekday a week before. */
export const openDay: Effect = (target) => {
  const [row] = target.kind === 'rows' ? target.known : []
  if (row) compareDay(row)
}

/** Copies the figures on screen as plain text. */
export const copyFigures: Effect = async () => {
  const data = queryClient.getQueryData<DashboardData>(dashboardQuery.queryKey)
  if (!data) return
  const text = figuresReport(data, currentLanguage(), caption, (iso) => formatInstant(iso, currentTimezone()))
  await navigator.clipboard.writeText(text).then(
    () => toast.success(caption('dashboard.copied')),
    () => toast.error(caption('ui.copyFailed')),
  )
}
