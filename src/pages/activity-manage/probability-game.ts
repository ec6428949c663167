import probabilityGame from '../../entities/activity-manage/probability-game'
import { definePage } from '../../schema/page'

export default definePage(probabilityGame, {
  kind: 'list',
  menu: 110,
  icon: 'gamepad-2',
  columns: [
    'cover',
    'code',
    'name',
    'kind',
    'areas',
    'currencyKind',
    'state',
    'expectedReturn',
    'return24h',
    'players24h',
    'staked24h',
    'paid24h',
    'poolBalance',
    'poolFloor',
    'tableVersion',
    'stateReason',
  ],
  filters: ['state', 'kind', 'areas', 'skin', 'currencyKind', 'entries', 'name'],
  sort: '-staked24h',
  verbs: ['create', 'edit', 'copy'],
  opens: { edit: '/activity-manage/probability-game/game-setting?id=' },
  export: 'activity-probability-game',
})
