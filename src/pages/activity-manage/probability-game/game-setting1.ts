import probabilityGame from '../../../entities/activity-manage/probability-game'
import probabilityOption from '../../../entities/activity-manage/probability-option'
import { definePage, related } from '../../../schema/page'

export default definePage(probabilityGame, {
  kind: 'form',
  menu: 130,
  icon: 'settings-2',
  openedBy: ['id'],
  fieldsets: {
    basics: ['code', 'name', 'skin', 'cover', 'skinFile', 'rulesText'],
    audience: ['areas', 'clients', 'minVersion', 'minUserLevel', 'minAge', 'entries'],
    round: ['currencyKind', 'stakes', 'betSeconds', 'drawSeconds'],
    playerProtection: ['maxStakeRound', 'maxStakeDay', 'maxLossDay', 'reminderMinutes'],
    poolAndFuse: ['pool', 'poolFloor', 'fuseReturn'],
  },
  related: [
    related(probabilityOption, {
      key: 'roundOption',
      by: 'game',
      columns: [
        'position',
        'icon',
        'name',
        'odds',
        'chancePpm',
        'expectedReturn',
        'maxStake',
        'exposureCap',
        'won24h',
        'deviation',
      ],
      sort: 'position',
      verbs: ['create', 'edit', 'copy', 'delete', 'sort', 'import'],
    }),
  ],
})
