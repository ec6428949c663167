import biscuitExchangeRecord from '../../../entities/live-config/biscuit-exchange-record'
import { definePage } from '../../../schema/page'

export default definePage(biscuitExchangeRecord, {
  kind: 'list',
  subpage: 2,
  icon: 'sliders-horizontal',
  lead: 'anchor.user.nickname',
  columns: [
    'exchangeNo',
    'anchor.anchorNo',
    'anchor.user.nickname',
    'guild.name',
    'biscuits',
    'getKind',
    'getAmount',
    'balanceAfter',
    'riskFlags',
    'state',
    'createdAt',
  ],
  filters: ['createdAt', 'anchor', 'guild', 'getKind', 'state'],
  sort: '-createdAt',
  export: 'live-biscuit-exchange-record',
})
