import playerTabConfig from '../../../entities/community-manage/player-tab-config'
import { definePage } from '../../../schema/page'

export default definePage(playerTabConfig, {
  kind: 'list',
  menu: 100,
  icon: 'messages-square',
  columns: [
    'name',
    'areas',
    'clients',
    'contentKinds',
    'bulletMode',
    'bulletDensity',
    'bulletArea',
    'commentPanel',
    'entries',
    'endCard',
    'discussPromptAt',
    'enabled',
    'updatedBy',
  ],
  filters: ['areas', 'clients', 'contentKinds', 'bulletMode', 'enabled'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable'],
})
