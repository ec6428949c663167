import gamePackage from '../../../src/entities/game-manage/game-package'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

/** Players get this package again, from the next time they open the game. */
export const rollbackPackage = defineCommand(gamePackage, {
  on: 'row',
  reads: ['inUse'],
  when: ({ inUse }) => inUse !== true || 'derived.alreadySo',
  asks: { reason: because() },
  danger: 'confirm',
  keys: 'b',
  icon: 'history',
})
