import * as commands from '../../../../commands/goods-and-order/agent-manage'
import agent from '../../../entities/goods-and-order/agent'
import agentDeposit from '../../../entities/goods-and-order/agent-deposit'
import { revealing } from '../../run/reveal'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  /** The last of an agent: open purchases are decided first. */
  terminate: {
    check: async ({ records }, row) => {
      const open = await records.where(
        agentDeposit,
        { agent: row.id, state: ['awaitingPayment', 'awaitingApproval'] },
        1,
      )
      return open.length === 0 || 'goods-and-order.agent-manage.terminate.purchases'
    },
    run: async ({ records }, row) => {
      await records.update(agent, row, { state: 'terminated', listed: false })
    },
  },

  reveal: revealing(commands.reveal, ['contact'], 50),
})
