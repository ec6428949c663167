import gameVendor from '../../src/entities/game-manage/game-vendor'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

export const goLive = defineCommand(gameVendor, { on: 'row', danger: 'second', icon: 'rocket' })

/** Its games that are published go into maintenance; rounds that run end and pay. */
export const suspend = defineCommand(gameVendor, {
  on: 'rows',
  asks: { reason: because() },
  danger: 'confirm',
  keys: 'w',
  icon: 'pause',
})

export const end = defineCommand(gameVendor, {
  on: 'row',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

export const openTransactions = defineCommand(gameVendor, {
  on: 'row',
  opens: '/game-manage/vendor/transactions?vendor={id}',
  keys: 'o',
  icon: 'list',
})

export const openGames = defineCommand(gameVendor, {
  on: 'row',
  opens: '/game-manage/list?vendor={id}',
  icon: 'gamepad-2',
})
