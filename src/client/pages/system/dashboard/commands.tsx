import { formatInstant } from '../../../../fields/format'
import { queryClient } from '../../../engine/parts/query-client'
import { dashboardQuery, type DashboardData } from './dashboard-data'
import { compareDay, dashboardStore } from './dashboard-store'
import { figuresReport } from './figures-report'
import { caption } from '../../../base/i18n/i18n'
import { currentLanguage, currentTimezone } from '../../../base/settings/settings-store'
import { toast } from '../../../base/ui/toast-store'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  arrange: {
    start: () => {
      dashboardStore.isArranging = true
    },
  },
  /** Opens the day compared with the same weekday a week before. */
  openDay: {
    start: (target) => {
      const [row] = target.kind === 'rows' ? target.known : []
      if (row) compareDay(row)
    },
  },
  /** Copies the figures on screen as plain text. */
  copyFigures: {
    start: async () => {
      const data = queryClient.getQueryData<DashboardData>(dashboardQuery.queryKey)
      if (!data) return
      const text = figuresReport(data, currentLanguage(), caption, (iso) => formatInstant(iso, currentTimezone()))
      await navigator.clipboard.writeText(text).then(
        () => toast.success(caption('dashboard.copied')),
        () => toast.error(caption('ui.copyFailed')),
      )
    },
  },
} satisfies PageCode
