import * as commands from '../../../../commands/vip-manage/vip-activity-config'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  statistics: {
    run: (_context, row) => {
      const [seen, bought] = [row.visitors ?? 0, row.buyers ?? 0]
      const share = (part: number | null, whole: number | null) =>
        whole ? `${Math.round(((part ?? 0) / whole) * 1000) / 10} %` : '—'
      return Promise.resolve({
        findings: [
          { caption: 'vipActivity.visitors', value: seen },
          { caption: 'vipActivity.buyers', value: bought },
          { caption: 'vip-manage.vip-activity-config.statistics.conversion', value: share(bought, seen) },
          { caption: 'vip-manage.vip-activity-config.statistics.spent', value: share(row.spent, row.budget) },
          { caption: 'vip-manage.vip-activity-config.statistics.costShare', value: share(row.spent, row.revenue) },
        ],
      })
    },
  },
})
