import settlement from '../../../entities/live-manage/settlement'
import settlementPeriod from '../../../entities/live-manage/settlement-period'
import settlementRate from '../../../entities/live-manage/settlement-rate'
import { Records } from '../../db/records'
import { defineRules } from '../../operations/handler'
import { inCurrency } from './in-currency'

/** A period has this many settlements at most. */
export const maxSettlements = 50_000

/** How much of a period is paid follows the settlements in it, whoever pays them or takes that back. */
export const settlementRules = defineRules(settlement, {
  follow: async ({ db, now }, changes) => {
    const records = new Records(db, null, now)
    const periods = new Set<number>()
    for (const { id } of changes.filter(({ before, after }) => before?.state === 'paid' || after?.state === 'paid')) {
      const changed = await records.find(settlement, id)
      if (changed) periods.add(changed.period)
    }
    for (const id of periods) {
      const period = await records.get(settlementPeriod, id)
      await records.update(settlementPeriod, period, { paidShare: await paidShare(records, period) })
    }
  },
})

/** The share of what a period pays out that has been paid, in whole percent, in the period's currency. */
async function paidShare(
  records: Records,
  { id, currency }: { readonly id: number; readonly currency: string },
): Promise<number> {
  const rates = await records.where(settlementRate, { period: id, state: 'locked' })
  const all = await records.where(settlement, { period: id }, maxSettlements)
  const payable = all.filter(({ state, net }) => state !== 'carried' && (net ?? 0) > 0)
  const sum = (rows: typeof payable) =>
    rows.reduce((total, row) => total + (inCurrency(row.net ?? 0, row.currency ?? currency, currency, rates) ?? 0), 0)
  const whole = sum(payable)
  return whole === 0 ? 0 : Math.floor((sum(payable.filter(({ state }) => state === 'paid')) * 100) / whole)
}
