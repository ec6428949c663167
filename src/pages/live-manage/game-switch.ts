import liveGameSwitch from '../../entities/live-manage/live-game-switch'
import { definePage } from '../../schema/page'

export default definePage(liveGameSwitch, {
  kind: 'list',
  menu: 130,
  icon: 'gamepad-2',
  columns: [
    'order',
    'game',
    'areas',
    'clients',
    'minVersion',
    'liveKinds',
    'roomScope',
    'minUserLevel',
    'dailyLossLimit',
    'players24h',
    'bet24h',
    'payoutRate24h',
    'pausedUntil',
    'enabled',
  ],
  filters: ['game', 'areas', 'clients', 'enabled', 'roomScope'],
  sort: 'order',
  verbs: ['create', 'edit', 'copy', 'delete', 'enable', 'sort'],
  fieldsets: {
    game: ['game', 'order', 'enabled'],
    target: ['areas', 'clients', 'minVersion', 'channels', 'liveKinds', 'roomScope', 'rooms'],
    limits: ['minUserLevel', 'dailyLossLimit', 'openHours'],
  },
  export: 'live-game-switch',
})
