import * as commands from '../../../../../commands/goods-and-order/agent-manage/transfers'
import agentTransfer from '../../../../entities/goods-and-order/agent-transfer'
import { changeStock } from '../../../domain/commerce/agents'
import { moveCurrency } from '../../../domain/commerce/ledger'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  /** What was held goes to the user now; the agent's stock has been charged when it was sent. */
  release: {
    undo: 'never',
    run: async (context, row) => {
      const entry = await moveCurrency(context, { ...transferOf(row), amount: row.coins, scene: 'agentTransfer' })
      await context.records.update(agentTransfer, row, { state: 'done', ...(entry && { entry: entry.id }) })
    },
  },

  /** The user keeps nothing of it and the agent has it back: what the user has spent stops it. */
  reverseTransfer: {
    undo: 'never',
    run: async (context, row, { reason }) => {
      if (row.state === 'done')
        await moveCurrency(context, { ...transferOf(row), amount: -row.coins, scene: 'reversal', remark: reason })
      await changeStock(context, row.agent, row.coins)
      await context.records.update(agentTransfer, row, { state: 'reversed' })
    },
  },
})

function transferOf(row: { readonly user: number; readonly transferNo: string | null; readonly id: number }) {
  return { user: row.user, currency: 'coin', sourceNo: row.transferNo ?? `transfer-${row.id}` } as const
}
