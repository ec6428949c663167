import agentTransfer from '../../../src/entities/goods-and-order/agent-transfer'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

/** Lets the coins through to the user. */
export const release = defineCommand(agentTransfer, { on: 'rows', does: move(), keys: 'a', icon: 'circle-check' })

/** Gives the coins back to the agent; refused where the user has spent them. */
export const reverseTransfer = defineCommand(agentTransfer, {
  on: 'rows',
  does: move(),
  asks: { reason: because({ max: 200 }) },
  danger: 'second',
  icon: 'undo-2',
})
