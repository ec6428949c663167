import escortComplaint from '../../src/entities/escort-manage/escort-complaint'
import escortOrder from '../../src/entities/escort-manage/escort-order'
import { because, int } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

/** All coins go back to who ordered. */
export const cancel = defineCommand(escortOrder, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  keys: 'd',
  icon: 'circle-x',
})

/** Gives coins back; of an order that is settled, takes back the companion's biscuits, what is gone becomes debt. */
export const refund = defineCommand(escortOrder, {
  on: 'rows',
  does: move(),
  asks: {
    refundCoins: asked(escortOrder, 'refundCoins', { required: true, min: 1 }),
    reason: because(),
  },
  danger: 'second',
  icon: 'receipt',
})

/** Shares the coins now instead of after the hold. */
export const settleNow = defineCommand(escortOrder, {
  on: 'rows',
  does: move(),
  reads: ['flag'],
  when: (row) => row.flag === 'none' || 'escort-manage.order-list.settleNow.flagged',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'hand-coins',
})

export const extendHold = defineCommand(escortOrder, {
  on: 'rows',
  states: ['finished'],
  asks: { hours: int({ min: 1, max: 720, required: true }), reason: because() },
  keys: 'b',
  icon: 'timer',
})

export const clearFlag = defineCommand(escortOrder, {
  on: 'rows',
  does: set({ flag: 'none' }),
  reads: ['flag'],
  when: (row) => row.flag !== 'none' || 'derived.alreadySo',
  asks: { reason: because() },
  icon: 'flag-off',
})

/** In the name of who ordered, against the companion. */
export const openReport = defineCommand(escortOrder, {
  on: 'row',
  asks: {
    category: asked(escortComplaint, 'category', { required: true }),
    description: asked(escortComplaint, 'description', { required: true }),
  },
  keys: 'o',
  icon: 'flag',
})

/** Nobody sees the rating's words any more. */
export const hideReview = defineCommand(escortOrder, {
  on: 'rows',
  does: set({ reviewHidden: true }),
  reads: ['comment', 'reviewHidden'],
  when: (row) => (row.comment !== null && !row.reviewHidden) || 'escort-manage.order-list.hideReview.none',
  asks: { reason: because() },
  inverse: 'showReview',
  icon: 'eye-off',
})

export const showReview = defineCommand(escortOrder, {
  on: 'rows',
  does: set({ reviewHidden: false }),
  inverse: 'hideReview',
  icon: 'eye',
})

/** Orders and gifts between the two within 30 days. */
export const circle = defineCommand(escortOrder, { on: 'row', icon: 'waypoints' })
