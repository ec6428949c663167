import * as commands from '../../../../../commands/data-manage/ali/budget'
import cloudBudget from '../../../../entities/data-manage/cloud-budget'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  copyNextMonth: {
    check: async ({ records }, { product, market, month }) => {
      const [there] = await records.where(cloudBudget, { product, market, month: monthAfter(month) }, 1)
      return there === undefined || 'data-manage.ali-budget.there'
    },
    run: async ({ records }, row, { changePercent }) => {
      const { name, product, market, currency, limit, warnAt, spikeAt, watchers, month } = row
      const raised = Math.max(1, Math.round(limit * (1 + (changePercent ?? 0) / 100)))
      await records.insert(cloudBudget, {
        ...{ product, market, currency, warnAt, spikeAt, watchers },
        name: name.replaceAll(month, monthAfter(month)),
        month: monthAfter(month),
        limit: raised,
      })
    },
  },
})

/** The month after, `2026-12` → `2027-01`. */
function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}
