import firstPayOffer from '../../entities/goods-and-order/first-pay-offer'
import { definePage } from '../../schema/page'

export default definePage(firstPayOffer, {
  kind: 'list',
  menu: 90,
  icon: 'badge-percent',
  columns: [
    'name',
    'areas',
    'markets',
    'basis',
    'tiers',
    'entrances',
    'popupPerDay',
    'priority',
    'state',
    'startsAt',
    'endsAt',
    'shown7d',
    'paid7d',
    'conversion7d',
    'cost7d',
  ],
  filters: ['state', 'areas', 'markets', 'basis', 'entrances'],
  sort: '-priority',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    scope: ['name', 'areas', 'markets', 'clients', 'basis', 'lapsedDays'],
    offer: ['tiers'],
    look: ['title', 'image', 'entrances', 'popupPerDay', 'window'],
    when: ['startsAt', 'endsAt', 'priority'],
  },
  export: 'first-pay',
})
