import agentDeposit from '../../../entities/goods-and-order/agent-deposit'
import { definePage } from '../../../schema/page'

export default definePage(agentDeposit, {
  kind: 'list',
  subpage: 2,
  icon: 'shopping-cart',
  lead: 'agent.name',
  columns: [
    'depositNo',
    'agent.name',
    'coins',
    'bonusCoins',
    'amount',
    'currency',
    'method',
    'bankRef',
    'receipt',
    'state',
    'createdBy',
    'approvedBy',
    'createdAt',
  ],
  filters: ['state', 'agent', 'method', 'createdAt', 'bankRef'],
  sort: 'createdAt',
  opensWith: { state: 'awaitingPayment,awaitingApproval' },
  verbs: ['create'],
  export: 'agent-purchase',
})
