import gamePackage from '../../../src/entities/game-manage/game-package'
import { string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

/** Players get this package again, from the next time they open the game. */
export const rollbackPackage = defineCommand(gamePackage, {
  on: 'row',
  reads: ['inUse'],
  when: ({ inUse }) => inUse !== true || 'derived.alreadySo',
  asks: { reason: string({ max: 300, required: true }) },
  danger: 'confirm',
  keys: 'b',
  icon: 'history',
})
