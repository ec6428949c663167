import probabilityGame from '../../../entities/activity-manage/probability-game'
import probabilityPrize from '../../../entities/activity-manage/probability-prize'
import { definePage, related } from '../../../schema/page'

export default definePage(probabilityGame, {
  kind: 'form',
  menu: 120,
  icon: 'settings-2',
  openedBy: ['id'],
  fieldsets: {
    basics: ['code', 'name', 'skin', 'cover', 'skinFile', 'rulesText'],
    audience: ['areas', 'clients', 'minVersion', 'minUserLevel', 'minAge', 'entries'],
    stakes: ['currencyKind', 'stakes', 'freePlaysDay'],
    playerProtection: ['maxStakeRound', 'maxStakeDay', 'maxLossDay', 'reminderMinutes'],
    poolAndFuse: ['pool', 'poolFloor', 'fuseReturn'],
  },
  related: [
    related(probabilityPrize, {
      key: 'drawPrize',
      by: 'game',
      columns: [
        'position',
        'grade',
        'reward',
        'count',
        'value',
        'chancePpm',
        'stockDay',
        'fallback',
        'pityAfter',
        'broadcast',
        'drawn24h',
        'deviation',
      ],
      sort: 'position',
      verbs: ['create', 'edit', 'copy', 'delete', 'sort', 'import'],
    }),
  ],
})
