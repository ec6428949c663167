import * as commands from '../../../../../commands/live-manage/live-settlement/periods'
import incomePolicy from '../../../../entities/live-manage/income-policy'
import settlementEntity from '../../../../entities/live-manage/settlement'
import settlementPeriod from '../../../../entities/live-manage/settlement-period'
import settlementRate from '../../../../entities/live-manage/settlement-rate'
import type { Finding } from '../../../../schema/findings'
import { caption } from '../../../base/captions'
import { refused } from '../../../base/errors'
import { inCurrency } from '../../../domain/live/in-currency'
import { settlePayees, type Settlement } from '../../../domain/live/settle-payees'
import { maxSettlements } from '../../../domain/live/settlement-rules'
import { whyUnpaid } from '../../../domain/live/why-unpaid'
import type { Period } from '../../../domain/live/settlement-periods'
import { handlers, type Verdict } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'

export default handlers(commands, {
  compute: {
    undo: 'never',
    run: async (context, period) => {
      const computed = await settlePayees(context, period)
      const rates = await context.records.where(settlementRate, { period: period.id, state: 'locked' })
      const sum = (name: 'gross' | 'tax' | 'net') =>
        computed.reduce((total, { [name]: minor, currency: own }) => {
          const currency = own ?? period.currency
          const added = inCurrency(minor ?? 0, currency, period.currency, rates)
          if (added === undefined) throw refused('live-manage.live-settlement-periods.noRate', { currency })
          return total + added
        }, 0)
      await context.records.update(settlementPeriod, period, {
        state: 'computed',
        payees: computed.length,
        biscuits: computed.reduce((total, { biscuits }) => total + (biscuits ?? 0), 0),
        gross: sum('gross'),
        tax: sum('tax'),
        net: sum('net'),
        // What is held waits by itself, and keeps nobody else from being paid.
        exceptions: computed.filter(({ state, checks }) => state !== 'held' && (checks ?? []).length > 0).length,
        computedAt: context.now.toISOString(),
        computedBy: context.account.id,
      })
    },
  },

  approveFirst: {
    check: mayApprove,
    run: async ({ records, account }, period) => {
      await records.update(settlementPeriod, period, { state: 'firstApproved', approvedBy1: account.id })
    },
  },

  approveSecond: {
    undo: 'never',
    check: mayApprove,
    run: async (context, period) => {
      const { records, account } = context
      for (const each of await settlementsOf(context, period, ['computed', 'confirmed']))
        await records.update(settlementEntity, each, { state: 'approved' })
      await records.update(settlementPeriod, period, { state: 'approved', approvedBy2: account.id })
    },
  },

  startPayout: {
    undo: 'never',
    run: async (context, period) => {
      const { records } = context
      for (const each of await settlementsOf(context, period, ['approved'])) {
        const why = await whyUnpaid(context, each)
        if (why) {
          const holdReason = caption(context.language, why)
          await records.update(settlementEntity, each, { state: 'held', holdReason })
          continue
        }
        const least = each.policy ? (await records.get(incomePolicy, each.policy)).minPayout : 0
        const isPaid = (each.net ?? 0) > 0 && (each.net ?? 0) >= least
        const patch = isPaid ? ({ payoutStatus: 'queued' } as const) : ({ state: 'carried' } as const)
        await records.update(settlementEntity, each, patch)
      }
      await records.update(settlementPeriod, period, { state: 'paying' })
    },
  },

  close: {
    check: async (context, period) =>
      (await settlementsOf(context, period, ['approved'])).length === 0 || 'live-manage.live-settlement-periods.unpaid',
    run: async ({ records }, period) => {
      await records.update(settlementPeriod, period, { state: 'closed' })
    },
  },

  exceptions: {
    run: async (context, period) => {
      const states = ['computed', 'confirmed', 'disputed', 'held'] as const
      const failing = (await settlementsOf(context, period, states)).filter(({ checks }) => (checks ?? []).length > 0)
      return {
        findings: failing.slice(0, 200).flatMap(({ id, settlementNo, checks }) =>
          (checks ?? []).map<Finding>(({ code }) => ({
            caption: `settlement.checks.code.${code}`,
            value: settlementNo ?? `#${id}`,
            to: `/live-manage/settlement-detail/${id}`,
            tone: code === 'negative' ? 'bad' : 'warn',
          })),
        ),
      }
    },
  },
})

function settlementsOf(
  { records }: Context,
  { id }: Period,
  state: readonly Settlement['state'][],
): Promise<Settlement[]> {
  return records.where(settlementEntity, { period: id, state }, maxSettlements)
}

/** Why a period cannot be approved by this account now. */
async function mayApprove({ records, account }: Context, period: Period): Promise<Verdict> {
  if (period.computedBy === account.id) return 'live-manage.live-settlement-periods.ownComputation'
  if (period.approvedBy1 === account.id) return 'approval.otherSecond'
  if ((period.exceptions ?? 0) > 0) return 'live-manage.live-settlement-periods.hasExceptions'
  const [open] = await records.where(settlementRate, { period: period.id, state: 'draft' }, 1)
  return open === undefined || 'live-manage.live-settlement-periods.rateOpen'
}
