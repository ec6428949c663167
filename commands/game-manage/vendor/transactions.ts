import gameTransaction from '../../../src/entities/game-manage/game-transaction'
import { oneOf } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

const asks = {
  book: oneOf(['ours', 'theirs'], { required: true }),
  resolution: asked(gameTransaction, 'resolution', { required: true }),
}
const reads = ['amount'] as const
/** Differences above this many coins are settled by two. */
const most = 10_000

/** Says whose books are right, and how the difference was settled; up to 10,000 coins. */
export const resolve = defineCommand(gameTransaction, {
  on: 'rows',
  does: move(),
  asks,
  reads,
  when: ({ amount }) => Math.abs(amount ?? 0) <= most || 'game-manage.vendor-transactions.resolve.large',
  danger: 'confirm',
  icon: 'circle-check-big',
})

/** Of more than 10,000 coins: a second person approves. */
export const resolveLarge = defineCommand(gameTransaction, {
  on: 'rows',
  states: ['mismatch'],
  asks,
  reads,
  when: ({ amount }) => Math.abs(amount ?? 0) > most || 'game-manage.vendor-transactions.resolveLarge.small',
  danger: 'second',
  icon: 'circle-check-big',
})
