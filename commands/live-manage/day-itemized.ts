import anchorDayStat from '../../src/entities/live-manage/anchor-day-stat'
import { because, date, ref, string } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

export const openSessions = defineCommand(anchorDayStat, {
  on: 'row',
  does: leadTo('/live-manage/live-detail-list?anchor={anchor}&startedAt={day}'),
  keys: 'o',
  icon: 'arrow-up-right',
})

/** From the sessions of that day that count. */
export const recalculate = defineCommand(anchorDayStat, {
  on: 'rows',
  states: ['provisional', 'final'],
  asks: { reason: because() },
  icon: 'calculator',
})

/** What each figure of all anchors came to on two days. */
export const compare = definePageCommand({
  asks: { dayA: date({ required: true }), dayB: date({ required: true }) },
  icon: 'git-compare',
})

/** What the anchors of each guild came to in some days. */
export const sumByGuild = definePageCommand({
  asks: { from: date({ required: true }), to: date({ required: true }) },
  icon: 'sigma',
})

/** Every day of a month, of one guild or of all. */
export const exportMonth = definePageCommand({
  asks: {
    month: string({ max: 7, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', example: '2026-11', required: true }),
    guild: ref('guild'),
  },
  icon: 'file-down',
})
