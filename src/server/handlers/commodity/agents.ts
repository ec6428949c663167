import { confirmPayment, reversePurchase } from '../../../../commands/goods-and-order/agent-manage/purchases'
import { release, reverseTransfer } from '../../../../commands/goods-and-order/agent-manage/transfers'
import { reveal, terminate } from '../../../../commands/goods-and-order/agent-manage'
import agent from '../../../entities/goods-and-order/agent'
import agentDeposit from '../../../entities/goods-and-order/agent-deposit'
import agentTransfer from '../../../entities/goods-and-order/agent-transfer'
import { defineRules, handle } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { documentNumber, randomCode } from './document-number'
import { moveCurrency } from './ledger'
import { revealing } from './reveal'

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

export const confirming = handle(confirmPayment, {
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
})

export const reversingPurchase = handle(reversePurchase, {
  undo: 'never',
  run: async (context, row, { rejectReason }) => {
    await changeStock(context, row.agent, -(row.coins + (row.bonusCoins ?? 0)))
    if (row.method === 'credit') await changeCredit(context, row.agent, -row.amount)
    await context.records.update(agentDeposit, row, { rejectReason, state: 'reversed' })
  },
})

/** What was held goes to the user now; the agent's stock has been charged when it was sent. */
export const releasing = handle(release, {
  undo: 'never',
  run: async (context, row) => {
    const entry = await moveCurrency(context, { ...transferOf(row), amount: row.coins, scene: 'agentTransfer' })
    await context.records.update(agentTransfer, row, { state: 'done', ...(entry && { entry: entry.id }) })
  },
})

/** The user keeps nothing of it and the agent has it back: what the user has spent stops it. */
export const reversingTransfer = handle(reverseTransfer, {
  undo: 'never',
  run: async (context, row, { reason }) => {
    if (row.state === 'done')
      await moveCurrency(context, { ...transferOf(row), amount: -row.coins, scene: 'reversal', remark: reason })
    await changeStock(context, row.agent, row.coins)
    await context.records.update(agentTransfer, row, { state: 'reversed' })
  },
})

/** The last of an agent: open purchases are decided first. */
export const terminating = handle(terminate, {
  check: async ({ records }, row) => {
    const open = await records.where(agentDeposit, { agent: row.id, state: ['awaitingPayment', 'awaitingApproval'] }, 1)
    return open.length === 0 || 'goods-and-order.agent-manage.terminate.purchases'
  },
  run: async ({ records }, row) => {
    await records.update(agent, row, { state: 'terminated', listed: false })
  },
})

export const revealingAgent = revealing(reveal, ['contact'], 50)

function transferOf(row: { readonly user: number; readonly transferNo: string | null; readonly id: number }) {
  return { user: row.user, currency: 'coin', sourceNo: row.transferNo ?? `transfer-${row.id}` } as const
}

/** @throws B01 where the agent has sent the coins on already */
async function changeStock({ records }: Context, id: number, coins: number): Promise<void> {
  const row = await records.get(agent, id)
  const balance = (row.balance ?? 0) + coins
  if (balance < 0) throw refused('goods-and-order.agent-manage.sentOn', { balance: row.balance ?? 0 })
  await records.update(agent, row, { balance })
}

async function changeCredit({ records }: Context, id: number, amount: number): Promise<void> {
  const row = await records.get(agent, id)
  await records.update(agent, row, { creditUsed: Math.max(0, (row.creditUsed ?? 0) + amount) })
}
