import liveSound from '../../entities/live-config/live-sound'
import { definePage } from '../../schema/page'

export default definePage(liveSound, {
  kind: 'list',
  menu: 180,
  icon: 'radio',
  columns: [
    'order',
    'icon',
    'name',
    'kind',
    'group',
    'file',
    'loudness',
    'cooldown',
    'liveKinds',
    'minAnchorLevel',
    'vipOnly',
    'areas',
    'uses7d',
    'enabled',
  ],
  filters: ['kind', 'group', 'areas', 'clients', 'vipOnly', 'enabled'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    sound: ['name', 'kind', 'group', 'icon', 'file', 'preset'],
    use: ['cooldown', 'liveKinds', 'minAnchorLevel', 'vipOnly'],
    rights: ['rightsHolder'],
    target: ['areas', 'clients', 'minVersion', 'order', 'enabled'],
  },
  export: 'live-sound',
})
