import probabilityJackpot from '../../../src/entities/activity-manage/probability-jackpot'
import { int, string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

/** Coins of the company into the pool that holds it; a second person approves, and nothing takes it out again. */
export const seedTopUp = defineCommand(probabilityJackpot, {
  on: 'row',
  asks: { coins: int({ min: 1, required: true }), reason: string({ max: 200, required: true }) },
  danger: 'second',
  icon: 'circle-plus',
})
