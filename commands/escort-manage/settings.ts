import escortSetting from '../../src/entities/escort-manage/escort-setting'
import { areas, because, string } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

/** With the legal department's sign-off noted. */
export const openArea = defineCommand(escortSetting, {
  on: 'row',
  does: set({ open: true }),
  reads: ['open'],
  when: (row) => !row.open || 'derived.alreadySo',
  asks: { signOff: string({ max: 300, required: true }) },
  danger: 'second',
  inverse: 'closeArea',
  keys: 'u',
  icon: 'lock-open',
})

/** No new orders and no new companions; open orders are finished. */
export const closeArea = defineCommand(escortSetting, {
  on: 'row',
  does: set({ open: false, applyOpen: false }),
  reads: ['open'],
  when: (row) => row.open || 'derived.alreadySo',
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'openArea',
  keys: 'd',
  icon: 'lock',
})

/** The same settings elsewhere; an area that has some gets these in their place, and stays open or closed. */
export const copyToAreas = defineCommand(escortSetting, {
  on: 'row',
  asks: { areas: areas({ group: 'state', required: true }) },
  icon: 'copy-plus',
})

/** How many companions each level would have by the rules as they are. */
export const simulateLevels = definePageCommand({ icon: 'chart-column' })
