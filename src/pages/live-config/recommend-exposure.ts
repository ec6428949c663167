import liveExposurePlan from '../../entities/live-config/live-exposure-plan'
import { definePage } from '../../schema/page'

export default definePage(liveExposurePlan, {
  kind: 'list',
  menu: 150,
  icon: 'sliders-horizontal',
  columns: [
    'name',
    'room.roomNo',
    'anchor.user.nickname',
    'source',
    'areas',
    'target',
    'delivered',
    'pace',
    'startsAt',
    'endsAt',
    'enters',
    'ctr',
    'newFans',
    'coins',
    'state',
    'createdBy',
  ],
  filters: ['areas', 'anchor', 'room', 'source', 'state', 'startsAt', 'createdBy'],
  sort: '-startsAt',
  verbs: ['create', 'edit', 'copy', 'delete', 'import'],
  fieldsets: {
    plan: ['name', 'room', 'source', 'reason'],
    delivery: ['target', 'pace', 'slots'],
    target: ['audience', 'areas', 'languages'],
    time: ['startsAt', 'endsAt'],
  },
  export: 'live-exposure',
})
