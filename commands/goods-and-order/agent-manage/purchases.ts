import agentDeposit from '../../../src/entities/goods-and-order/agent-deposit'
import { asked, defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

export const submit = defineCommand(agentDeposit, { on: 'rows', does: move(), keys: 'b', icon: 'send-to-back' })

/** The money has come: the agent has the coins. */
export const confirmPayment = defineCommand(agentDeposit, {
  on: 'row',
  does: move(),
  asks: { bankRef: asked(agentDeposit, 'bankRef', { required: true }) },
  danger: 'confirm',
  by: 'others',
  money: 'amount',
  keys: 'a',
  icon: 'badge-check',
  alsoCalled: ['payment received', '到账确认'],
})

export const rejectPayment = defineCommand(agentDeposit, {
  on: 'rows',
  does: move(),
  asks: { rejectReason: asked(agentDeposit, 'rejectReason', { required: true }) },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

/** Takes the coins back as long as the agent has not sent them on. */
export const reversePurchase = defineCommand(agentDeposit, {
  on: 'row',
  does: move(),
  asks: { rejectReason: asked(agentDeposit, 'rejectReason', { required: true }) },
  danger: 'second',
  icon: 'undo-2',
})
