import anchorTaskRecord from '../../../entities/live-config/anchor-task-record'
import { definePage } from '../../../schema/page'

export default definePage(anchorTaskRecord, {
  kind: 'list',
  subpage: 2,
  icon: 'sliders-horizontal',
  columns: [
    'task.name',
    'anchor.anchorNo',
    'anchor.user.nickname',
    'guild.name',
    'cycleDay',
    'progress',
    'percent',
    'completedAt',
    'reward',
    'riskFlags',
    'state',
  ],
  filters: ['task', 'anchor', 'guild', 'cycleDay', 'state'],
  sort: '-percent',
  export: 'live-anchor-task-record',
})
