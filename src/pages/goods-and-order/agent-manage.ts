import agent from '../../entities/goods-and-order/agent'
import { definePage } from '../../schema/page'

export default definePage(agent, {
  kind: 'list',
  menu: 110,
  icon: 'handshake',
  rights: ['identity'],
  columns: [
    'agentNo',
    'user.displayId',
    'name',
    'level',
    'countries',
    'discount',
    'balance',
    'creditUsed',
    'creditLimit',
    'currency',
    'bought30d',
    'sold30d',
    'complaints90d',
    'riskScore',
    'operator',
    'state',
  ],
  filters: ['state', 'name', 'user', 'countries', 'level', 'operator', 'parent', 'riskScore'],
  sort: '-sold30d',
  verbs: ['create', 'edit'],
  fieldsets: {
    agent: ['user', 'name', 'level', 'parent', 'countries', 'listed'],
    person: ['contact', 'identity', 'contractFile', 'contractTo'],
    terms: ['discount', 'bonusPercent', 'minTransfer', 'maxTransferDay'],
    money: ['deposit', 'creditLimit', 'currency'],
    internal: ['operator'],
  },
  export: 'agent',
})
