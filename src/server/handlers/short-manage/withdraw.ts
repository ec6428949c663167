import * as commands from '../../../../commands/short-manage/withdraw'
import shortPartner from '../../../entities/short-manage/short-partner'
import shortWithdrawal from '../../../entities/short-manage/short-withdrawal'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { requestListFile } from '../../domain/reports/list-file'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

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
    check: notManager,
    run: async ({ records, account }, row) => {
      await records.update(shortWithdrawal, row, { state: 'awaitingSecond', firstBy: account.id })
    },
  },

  approveSecond: {
    check: async (context, row) =>
      row.firstBy === context.account.id ? 'short-manage.withdraw.approveSecond.first' : notManager(context, row),
    run: async ({ records, account }, row) => {
      await records.update(shortWithdrawal, row, { state: 'approved', secondBy: account.id })
    },
  },

  /** What was frozen of the partner's balance for it is free again. */
  giveBack: {
    run: async ({ records }, row) => {
      const partner = await records.get(shortPartner, row.partner)
      await records.update(shortPartner, partner, {
        balance: (partner.balance ?? 0) + row.amount,
        frozen: Math.max(0, (partner.frozen ?? 0) - row.amount),
      })
      await records.update(shortWithdrawal, row, { state: 'returned' })
    },
    undo: 'never',
  },
})

async function notManager({ records, account }: Context, { partner }: Withdrawal): Promise<true | string> {
  const { manager } = await records.get(shortPartner, partner)
  return manager !== account.id || 'short-manage.withdraw.approve.manager'
}
