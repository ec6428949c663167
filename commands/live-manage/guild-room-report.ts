import guildRoomDayStat from '../../src/entities/live-manage/guild-room-day-stat'
import { defineCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

export const openRoom = defineCommand(guildRoomDayStat, {
  on: 'row',
  does: leadTo('/live-manage/guild-room-report?guildRoom={guildRoom}'),
  keys: 'o',
  icon: 'arrow-up-right',
})
