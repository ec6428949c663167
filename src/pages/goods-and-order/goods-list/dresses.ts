import dress from '../../../entities/goods-and-order/dress'
import { definePage } from '../../../schema/page'

export default definePage(dress, {
  kind: 'list',
  subpage: 2,
  icon: 'shirt',
  columns: [
    'position',
    'preview',
    'name',
    'kind',
    'rarity',
    'obtain',
    'prices',
    'vipTier.name',
    'minUserLevel',
    'areas',
    'stock',
    'owners',
    'wearing',
    'sold30d',
    'state',
  ],
  filters: ['state', 'kind', 'obtain', 'rarity', 'areas', 'name'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'sort'],
  export: 'dress',
})
