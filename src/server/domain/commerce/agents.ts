import agent from '../../../entities/goods-and-order/agent'
import agentDeposit from '../../../entities/goods-and-order/agent-deposit'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { documentNumber, randomCode } from './document-number'

/** An agent has a number; a parent is another agent, in good standing. */
export const agentRules = defineRules(agent, {
  beforeSave: async ({ records }, draft, current) => {
    const { parent } = draft
    if (parent) {
      const above = await records.find(agent, parent)
      if (parent === current?.id || above?.state !== 'active')
        throw badField('parent', 'goods-and-order.agent-manage.parentNotActive')
    }
    return current ? undefined : { agentNo: `A${randomCode(7)}`, balance: 0, creditUsed: 0 }
  },
})

/** What an agent buys on credit counts against it; a receipt goes with a bank transfer and with USDT. */
export const depositRules = defineRules(agentDeposit, {
  beforeSave: async ({ records, now }, draft, current) => {
    if (current) return
    const { method, receipt, agent: buyer } = draft
    if ((method === 'bank' || method === 'usdt') && !receipt?.length) throw badField('receipt', 'error.required')
    const { bonusPercent, state } = await records.get(agent, buyer ?? 0)
    if (state !== 'active') throw badField('agent', 'goods-and-order.agent-manage.notActive')
    const bonusCoins = Math.floor(((draft.coins ?? 0) * (bonusPercent ?? 0)) / 100)
    return { depositNo: documentNumber('D', now), bonusCoins }
  },
})

/** @throws B01 where the agent has sent the coins on already */
export async function changeStock({ records }: Context, id: number, coins: number): Promise<void> {
  const row = await records.get(agent, id)
  const balance = (row.balance ?? 0) + coins
  if (balance < 0) throw refused('goods-and-order.agent-manage.sentOn', { balance: row.balance ?? 0 })
  await records.update(agent, row, { balance })
}
