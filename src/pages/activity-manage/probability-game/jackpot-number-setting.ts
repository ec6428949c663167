import probabilityJackpot from '../../../entities/activity-manage/probability-jackpot'
import { definePage } from '../../../schema/page'

export default definePage(probabilityJackpot, {
  kind: 'list',
  menu: 140,
  icon: 'settings-2',
  columns: [
    'game.name',
    'level',
    'areas',
    'trigger',
    'seed',
    'cap',
    'contribution',
    'current',
    'firstShare',
    'roomShare',
    'anchorShare',
    'hits30d',
    'paid30d',
    'lastHitAt',
    'enabled',
  ],
  filters: ['game', 'level', 'areas', 'trigger', 'enabled'],
  sort: '-current',
  verbs: ['create', 'edit', 'copy', 'enable'],
  export: 'activity-jackpot',
})
