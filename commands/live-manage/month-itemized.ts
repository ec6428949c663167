import anchorMonthStat from '../../src/entities/live-manage/anchor-month-stat'
import { areas, because } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { inBrowser } from '../../src/schema/does'

const month = asked(anchorMonthStat, 'month', { required: true })
const wherever = areas({ group: 'liveSetting', required: true, default: [-1] })

export const openDays = defineCommand(anchorMonthStat, {
  on: 'row',
  does: inBrowser(),
  reads: ['month', 'anchor'],
  keys: 'o',
  icon: 'arrow-up-right',
})

/** From the days of that month with that guild. */
export const recalculate = defineCommand(anchorMonthStat, {
  on: 'rows',
  states: ['open', 'closed'],
  asks: { reason: because() },
  icon: 'calculator',
})

export const lock = definePageCommand({
  asks: { month, areas: wherever },
  danger: 'confirm',
  icon: 'lock-keyhole',
  alsoCalled: ['close month', '关账', '锁账'],
})

export const unlock = definePageCommand({
  asks: { month, areas: wherever, reason: because() },
  danger: 'confirm',
  icon: 'lock-keyhole-open',
})

/** Writes the grade of the month to its anchors, but to none whose grade was set by hand and still holds. */
export const applyGrades = definePageCommand({
  asks: { month },
  danger: 'confirm',
  icon: 'award',
})

/** A file for each guild that had anchors in a month, as it is sent to them. */
export const exportByGuild = definePageCommand({ asks: { month }, icon: 'files' })
