import agentTransfer from '../../../entities/goods-and-order/agent-transfer'
import { definePage } from '../../../schema/page'

export default definePage(agentTransfer, {
  kind: 'list',
  subpage: 3,
  icon: 'arrow-right-left',
  lead: 'agent.name',
  columns: [
    'transferNo',
    'agent.name',
    'user.displayId',
    'user.nickname',
    'toAgent.name',
    'coins',
    'country',
    'risk',
    'userAsked',
    'state',
    'createdAt',
  ],
  filters: ['agent', 'user', 'state', 'risk', 'createdAt', 'country'],
  sort: '-createdAt',
  export: 'agent-transfer',
})
