import bottomBarItem from '../../entities/app-manage/bottom-bar-item'
import { definePage } from '../../schema/page'

export default definePage(bottomBarItem, {
  kind: 'layout',
  menu: 170,
  icon: 'panel-bottom',
  columns: [
    'position',
    'icon',
    'selectedIcon',
    'name',
    'target',
    'areas',
    'clients',
    'minVersion',
    'maxVersion',
    'redDot',
    'loginRequired',
    'isDefault',
    'startsAt',
    'endsAt',
    'clicks7d',
    'enabled',
  ],
  filters: ['areas', 'clients', 'target', 'enabled', 'startsAt'],
  sort: 'position',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    item: ['name', 'target', 'url', 'loginRequired', 'isDefault'],
    look: ['icon', 'selectedIcon', 'animation', 'textColor', 'selectedColor'],
    mark: ['redDot', 'redDotText', 'redDotUntil'],
    targeting: ['areas', 'clients', 'minVersion', 'maxVersion', 'startsAt', 'endsAt'],
  },
})
