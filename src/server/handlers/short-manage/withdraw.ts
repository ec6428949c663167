import * as commands from '../../../../commands/short-manage/withdraw'
import shortPartner from '../../../entities/short-manage/short-partner'
import shortWithdrawal from '../../../entities/short-manage/short-withdrawal'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { requestListFile } from '../../domain/reports/list-file'
import { payoutEffect } from '../../domain/payments/payout-effect'
import type { Effect } from '../../operations/effect'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

const page = 'short-manage.withdraw'

type Withdrawal = Row<typeof shortWithdrawal>

export default handlers(commands, {
  exportPayout: {
    runTogether: (context, rows) =>
      requestListFile(context, {
        exportType: 'short-withdrawal',
        title: caption(context.language, 'short-manage.withdraw.exportPayout'),
        filters: { id: { is: rows.map(({ id }) => id) } },
        columns: ['withdrawNo', 'partner.name', 'method', 'payee', 'net', 'currency', 'payoutAmount', 'payoutCurrency'],
      }),
  },

  approve: {
    effect: (_context, row) => Promise.resolve([netOf(row, 'toSecond')]),
    check: notManager,
    run: async ({ records, account }, row) => {
      await records.update(shortWithdrawal, row, { state: 'awaitingSecond', firstBy: account.id })
    },
  },

  approveSecond: {
    effect: (_context, row) => Promise.resolve([netOf(row, 'mayBePaid')]),
    check: async (context, row) =>
      row.firstBy === context.account.id ? 'short-manage.withdraw.approveSecond.first' : notManager(context, row),
    run: async ({ records, account }, row) => {
      await records.update(shortWithdrawal, row, { state: 'approved', secondBy: account.id })
    },
  },

  reject: { effect: (_context, row) => Promise.resolve([frozenOf(row, 'staysFrozen')]) },

  hold: { effect: (_context, row) => Promise.resolve([netOf(row, 'heldBack')]) },

  release: { effect: (_context, row) => Promise.resolve([netOf(row, 'bothAgain')]) },

  pay: { effect: (_context, row) => Promise.resolve([netOf(row, 'paidOut')]) },

  retryPayout: { effect: (_context, row) => Promise.resolve([netOf(row, 'paidOut')]) },

  markPaid: { effect: (_context, row) => Promise.resolve([netOf(row, 'paidOut')]) },

  /** What was frozen of the partner's balance for it is free again. */
  giveBack: {
    effect: (_context, row) => Promise.resolve([frozenOf(row, 'back')]),
    run: async ({ records }, row) => {
      const partner = await records.get(shortPartner, row.partner)
      const { amount } = frozenOf(row, 'back')
      await records.update(shortPartner, partner, {
        balance: (partner.balance ?? 0) + amount,
        frozen: Math.max(0, (partner.frozen ?? 0) - amount),
      })
      await records.update(shortWithdrawal, row, { state: 'returned' })
    },
    undo: 'never',
  },
})

/** What is paid of a withdrawal, in the currency of its account where that is known by now. */
function netOf({ payoutAmount, payoutCurrency, net, currency }: Withdrawal, what: string): Effect {
  const paid = { amount: payoutAmount, currency: payoutCurrency }
  return payoutEffect(`${page}.effect.${what}`, paid, { amount: net, currency })
}

/** What a withdrawal holds of the partner's balance. */
function frozenOf({ amount, currency }: Withdrawal, what: string): Effect & { readonly amount: number } {
  return { caption: `${page}.effect.${what}`, amount, currency }
}

async function notManager({ records, account }: Context, { partner }: Withdrawal): Promise<true | string> {
  const { manager } = await records.get(shortPartner, partner)
  return manager !== account.id || 'short-manage.withdraw.approve.manager'
}
