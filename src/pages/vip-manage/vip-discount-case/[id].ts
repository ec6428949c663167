import vipDiscountCase from '../../../entities/vip-manage/vip-discount-case'
import { definePage } from '../../../schema/page'

export default definePage(vipDiscountCase, {
  kind: 'list',
  icon: 'crown',
  columns: [
    'name',
    'kind',
    'percentOff',
    'price',
    'currency',
    'periods',
    'markets',
    'audience',
    'quota',
    'used',
    'priority',
    'state',
    'startsAt',
    'endsAt',
    'conversion',
    'cost',
  ],
  filters: ['state', 'kind', 'markets', 'audience', 'startsAt', 'name'],
  sort: '-priority',
  within: 'vipProduct',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    offer: ['name', 'kind', 'percentOff', 'price', 'currency', 'periods', 'extraDays', 'badge'],
    who: ['markets', 'audience', 'userGroups', 'perUser', 'quota', 'priority'],
    when: ['startsAt', 'endsAt'],
    store: ['storeOfferIds'],
  },
  export: 'vip-discount-case',
})
