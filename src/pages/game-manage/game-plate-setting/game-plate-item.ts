import gamePlateItem from '../../../entities/game-manage/game-plate-item'
import { definePage } from '../../../schema/page'

export default definePage(gamePlateItem, {
  kind: 'list',
  subpage: 1,
  icon: 'gamepad-2',
  columns: [
    'position',
    'game.icon',
    'game.name',
    'title',
    'badge',
    'areas',
    'startsAt',
    'endsAt',
    'pinned',
    'availability',
    'impressions7d',
    'clickRate7d',
    'startRate7d',
    'enabled',
  ],
  filters: ['plate', 'game', 'areas', 'availability', 'enabled'],
  sort: 'position',
  verbs: ['create', 'edit', 'delete', 'enable', 'sort', 'import'],
})
