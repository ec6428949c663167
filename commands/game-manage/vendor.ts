import gameVendor from '../../src/entities/game-manage/game-vendor'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'
import { ended } from '../packs/ended'

export const goLive = defineCommand(gameVendor, { on: 'row', does: move(), danger: 'second', icon: 'rocket' })

/** Its games that are published go into maintenance; rounds that run end and pay. */
export const suspend = defineCommand(gameVendor, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  keys: 'w',
  icon: 'pause',
})

export const { end } = ended(gameVendor, { on: 'row' })

export const openTransactions = defineCommand(gameVendor, {
  on: 'row',
  does: leadTo('/game-manage/vendor/transactions?vendor={id}'),
  keys: 'o',
  icon: 'list',
})

export const openGames = defineCommand(gameVendor, {
  on: 'row',
  does: leadTo('/game-manage/list?vendor={id}'),
  icon: 'gamepad-2',
})
