import guildRoomDayStat from '../../src/entities/live-manage/guild-room-day-stat'
import { defineCommand } from '../../src/schema/command'

export const openRoom = defineCommand(guildRoomDayStat, {
  on: 'row',
  opens: '/live-manage/guild-room-report?guildRoom={guildRoom}',
  keys: 'o',
  icon: 'arrow-up-right',
})
