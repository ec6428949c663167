import guildRoom from '../../entities/live-manage/guild-room'
import { definePage } from '../../schema/page'

export default definePage(guildRoom, {
  kind: 'list',
  menu: 200,
  icon: 'building-2',
  columns: [
    'room.roomNo',
    'name',
    'guild.name',
    'kind',
    'manager.nickname',
    'hosts',
    'roomShare',
    'hostShare',
    'monthlyTarget',
    'targetRate',
    'coins30d',
    'openMinutes30d',
    'state',
    'openFrom',
  ],
  filters: ['guild', 'room', 'kind', 'state', 'areas', 'manager'],
  sort: '-coins30d',
  verbs: ['create', 'edit'],
  fieldsets: {
    room: ['room', 'guild', 'name', 'kind', 'areas', 'seats'],
    people: ['manager', 'hosts'],
    terms: ['roomShare', 'hostShare', 'minDailyMinutes', 'monthlyTarget'],
    time: ['openHours', 'openFrom', 'openTo', 'remark'],
  },
  export: 'live-guild-room',
})
