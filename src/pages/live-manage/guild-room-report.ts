import guildRoomDayStat from '../../entities/live-manage/guild-room-day-stat'
import { definePage } from '../../schema/page'

export default definePage(guildRoomDayStat, {
  kind: 'report',
  menu: 210,
  icon: 'chart-column',
  columns: [
    'day',
    'guildRoom.name',
    'guild.name',
    'country',
    'openMinutes',
    'hostMinutes',
    'visitors',
    'newVisitors',
    'avgStay',
    'micUsers',
    'gifters',
    'newGifters',
    'coins',
    'biscuits',
    'arppu',
    'targetRate',
  ],
  filters: ['day', 'guild', 'guildRoom', 'country', 'state'],
  sort: '-day',
  export: 'live-guild-room-day',
})
