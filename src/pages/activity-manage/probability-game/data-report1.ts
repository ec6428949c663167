import probabilityRound from '../../../entities/activity-manage/probability-round'
import { definePage } from '../../../schema/page'

export default definePage(probabilityRound, {
  kind: 'report',
  menu: 170,
  icon: 'chart-column',
  columns: [
    'roundNo',
    'game.name',
    'area',
    'tableVersion',
    'startedAt',
    'players',
    'bets',
    'staked',
    'result.name',
    'paid',
    'net',
    'poolAfter',
    'biggestWin',
    'biggestWinner.displayId',
    'state',
  ],
  filters: ['startedAt', 'game', 'area', 'state', 'roundNo', 'result', 'biggestWinner'],
  sort: '-startedAt',
  export: 'activity-round',
})
