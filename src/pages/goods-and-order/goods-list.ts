import gift from '../../entities/goods-and-order/gift'
import { definePage } from '../../schema/page'

export default definePage(gift, {
  kind: 'list',
  menu: 80,
  icon: 'gift',
  columns: [
    'position',
    'giftNo',
    'icon',
    'name',
    'kind',
    'panelTab',
    'coins',
    'biscuits',
    'roomKinds',
    'areas',
    'minUserLevel',
    'startsAt',
    'endsAt',
    'state',
    'sent30d',
    'coins30d',
  ],
  filters: ['state', 'panelTab', 'kind', 'areas', 'name', 'coins', 'roomKinds'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'sort', 'import'],
  fieldsets: {
    gift: ['name', 'kind', 'panelTab', 'coins', 'comboSizes'],
    look: ['icon', 'animation', 'sound', 'cornerMark', 'broadcastFrom'],
    who: ['areas', 'roomKinds', 'minVersion', 'minUserLevel', 'vipTier'],
    when: ['startsAt', 'endsAt'],
  },
  export: 'gift',
})
