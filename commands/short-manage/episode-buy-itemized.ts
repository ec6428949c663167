import shortUnlock from '../../src/entities/short-manage/short-unlock'
import { because, date, ref, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'

/** Up to 5,000 coins, of what was watched to less than a half. */
export const refund = defineCommand(shortUnlock, {
  on: 'rows',
  does: move(),
  asks: {
    refundReason: asked(shortUnlock, 'refundReason', { required: true }),
    refundNote: asked(shortUnlock, 'refundNote'),
  },
  reads: ['coins', 'watched'],
  when: (row) => !isLarge(row) || 'short-manage.episode-buy-itemized.refund.large',
  danger: 'confirm',
  keys: 'w',
  money: 'value',
  icon: 'receipt',
})

/** Above 5,000 coins, or of what was watched over a half: a second person approves. */
export const refundLarge = defineCommand(shortUnlock, {
  on: 'rows',
  states: ['unlocked'],
  asks: {
    refundReason: asked(shortUnlock, 'refundReason', { required: true }),
    refundNote: asked(shortUnlock, 'refundNote'),
  },
  reads: ['coins', 'watched'],
  when: (row) => isLarge(row) || 'short-manage.episode-buy-itemized.refundLarge.small',
  danger: 'second',
  money: 'value',
  icon: 'receipt',
})

export const openLedger = defineCommand(shortUnlock, {
  on: 'row',
  does: leadTo('/goods-and-order/virtual-currency-itemized?user={user}'),
  keys: 'o',
  icon: 'wallet',
})

/** Without payment: episodes by their numbers, `12` or `12-20`. */
export const unlockFor = definePageCommand({
  asks: {
    user: ref('user', { required: true }),
    short: ref('short', { required: true }),
    episodes: string({ max: 9, pattern: '^\\d{1,4}(-\\d{1,4})?$', example: '1-12', required: true }),
    reason: because({ max: 200 }),
  },
  danger: 'confirm',
  icon: 'lock-open',
})

/** What each drama has brought in, its countries together. */
export const exportByTitle = definePageCommand({
  asks: { from: date({ required: true }), to: date({ required: true }) },
  icon: 'file-down',
})

/** What each episode of a drama has brought in. */
export const exportByEpisode = definePageCommand({
  asks: { short: ref('short', { required: true }), from: date({ required: true }), to: date({ required: true }) },
  icon: 'file-down',
})

function isLarge({ coins, watched }: { readonly coins: number | null; readonly watched: number | null }): boolean {
  return (coins ?? 0) > 5_000 || (watched ?? 0) > 50
}
