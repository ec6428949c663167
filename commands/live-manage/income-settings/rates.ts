import settlementRate from '../../../src/entities/live-manage/settlement-rate'
import { defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

export const lock = defineCommand(settlementRate, {
  on: 'rows',
  does: move({ stamp: ['lockedBy'] }),
  danger: 'confirm',
  keys: 'a',
  icon: 'lock-keyhole',
})
