import escortRatio from '../../entities/escort-manage/escort-ratio'
import { definePage } from '../../schema/page'

export default definePage(escortRatio, {
  kind: 'list',
  menu: 50,
  icon: 'percent',
  columns: [
    'name',
    'areas',
    'skill.name',
    'payee',
    'minLevel',
    'maxLevel',
    'escortShare',
    'guildShare',
    'platformShare',
    'bonusCoinShare',
    'margin',
    'effectiveFrom',
    'effectiveTo',
    'escorts',
    'state',
    'approvedBy',
  ],
  filters: ['state', 'areas', 'payee', 'skill', 'effectiveFrom'],
  sort: '-updatedAt',
  verbs: ['create', 'edit', 'copy', 'delete'],
  fieldsets: {
    scope: ['name', 'areas', 'skill', 'payee', 'minLevel', 'maxLevel'],
    shares: ['escortShare', 'guildShare', 'bonusCoinShare'],
    when: ['effectiveFrom', 'effectiveTo'],
  },
  export: 'escort-ratio',
})
