import discussTabConfig from '../../../entities/community-manage/discuss-tab-config'
import { definePage } from '../../../schema/page'

export default definePage(discussTabConfig, {
  kind: 'list',
  menu: 90,
  icon: 'messages-square',
  columns: [
    'name',
    'areas',
    'clients',
    'contentKinds',
    'sorts',
    'compose',
    'showScore',
    'showTopics',
    'topics',
    'hotCount',
    'byEpisode',
    'minLevel',
    'posts7d',
    'enabled',
    'updatedBy',
  ],
  filters: ['areas', 'clients', 'contentKinds', 'enabled', 'name'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
})
