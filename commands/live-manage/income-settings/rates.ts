import settlementRate from '../../../src/entities/live-manage/settlement-rate'
import { defineCommand } from '../../../src/schema/command'

export const lock = defineCommand(settlementRate, {
  on: 'rows',
  stamps: ['lockedBy'],
  danger: 'confirm',
  keys: 'a',
  icon: 'lock-keyhole',
})
