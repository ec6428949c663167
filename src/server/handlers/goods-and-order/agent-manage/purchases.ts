import * as commands from '../../../../../commands/goods-and-order/agent-manage/purchases'
import agent from '../../../../entities/goods-and-order/agent'
import agentDeposit from '../../../../entities/goods-and-order/agent-deposit'
import { changeStock } from '../../../domain/commerce/agents'
import { handlers } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'

export default handlers(commands, {
  confirmPayment: {
    undo: 'never',
    check: async (context, row) => {
      const { creditLimit, creditUsed } = await context.records.get(agent, row.agent)
      const isOver = row.method === 'credit' && (creditUsed ?? 0) + row.amount > (creditLimit ?? 0)
      return !isOver || 'goods-and-order.agent-manage-purchases.overCredit'
    },
    run: async (context, row, { bankRef }) => {
      await context.records.update(agentDeposit, row, { bankRef, approvedBy: context.account.id, state: 'credited' })
      await changeStock(context, row.agent, row.coins + (row.bonusCoins ?? 0))
      if (row.method === 'credit') await changeCredit(context, row.agent, row.amount)
    },
  },

  reversePurchase: {
    undo: 'never',
    run: async (context, row, { rejectReason }) => {
      await changeStock(context, row.agent, -(row.coins + (row.bonusCoins ?? 0)))
      if (row.method === 'credit') await changeCredit(context, row.agent, -row.amount)
      await context.records.update(agentDeposit, row, { rejectReason, state: 'reversed' })
    },
  },
})

async function changeCredit({ records }: Context, id: number, amount: number): Promise<void> {
  const row = await records.get(agent, id)
  await records.update(agent, row, { creditUsed: Math.max(0, (row.creditUsed ?? 0) + amount) })
}
