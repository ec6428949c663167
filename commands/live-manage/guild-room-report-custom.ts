import guildRoomReportPreset from '../../src/entities/live-manage/guild-room-report-preset'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

export const share = defineCommand(guildRoomReportPreset, {
  on: 'rows',
  does: set({ shared: true }),
  inverse: 'unshare',
  icon: 'share-2',
})

export const unshare = defineCommand(guildRoomReportPreset, {
  on: 'rows',
  does: set({ shared: false }),
  inverse: 'share',
  icon: 'lock',
})

export const schedule = defineCommand(guildRoomReportPreset, {
  on: 'row',
  does: set({}),
  asks: {
    schedule: asked(guildRoomReportPreset, 'schedule', { required: true }),
    recipients: asked(guildRoomReportPreset, 'recipients', { required: true }),
  },
  icon: 'calendar-clock',
})
