import vipConfigBlock from '../../../entities/vip-manage/vip-config-block'
import { definePage } from '../../../schema/page'

export default definePage(vipConfigBlock, {
  kind: 'layout',
  icon: 'sliders-horizontal',
  columns: ['position', 'kind', 'title', 'tiers', 'startsAt', 'endsAt', 'locked', 'enabled', 'updatedAt'],
  filters: ['kind', 'tiers', 'enabled'],
  sort: 'position',
  within: 'configuration',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
})
