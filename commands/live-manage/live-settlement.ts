import settlement from '../../src/entities/live-manage/settlement'
import settlementAdjustment from '../../src/entities/live-manage/settlement-adjustment'
import { because, file, string } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, make, move, set } from '../../src/schema/does'

const reason = because()

export const confirm = defineCommand(settlement, {
  on: 'rows',
  does: move(),
  asks: { reason },
  keys: 'a',
  icon: 'circle-check-big',
})

export const dispute = defineCommand(settlement, {
  on: 'row',
  does: move(),
  asks: { reason },
  icon: 'message-square-warning',
})

export const resolve = defineCommand(settlement, {
  on: 'row',
  does: move(),
  asks: { answer: string({ max: 300, required: true }) },
  icon: 'message-square-reply',
})

export const hold = defineCommand(settlement, {
  on: 'rows',
  does: move(),
  asks: { holdReason: asked(settlement, 'holdReason', { required: true }) },
  inverse: 'release',
  keys: 'w',
  icon: 'pause',
  alsoCalled: ['stop payment', '冻结付款', '扣住不打'],
})

/** To where its period is by now. */
export const release = defineCommand(settlement, {
  on: 'rows',
  does: move(),
  asks: { reason },
  inverse: 'hold',
  keys: 'u',
  icon: 'play',
})

/** A draft, in the settlement's period and currency. */
export const adjust = defineCommand(settlement, {
  on: 'row',
  does: make(settlementAdjustment, { period: 'period', guild: 'guild', anchor: 'anchor', currency: 'currency' }),
  states: ['computed', 'disputed'],
  asks: {
    kind: asked(settlementAdjustment, 'kind', { required: true }),
    amount: asked(settlementAdjustment, 'amount', { required: true }),
    reason: asked(settlementAdjustment, 'reason', { required: true }),
    evidence: asked(settlementAdjustment, 'evidence'),
  },
  keys: 'd',
  icon: 'file-plus',
  alsoCalled: ['correct amount', '补发', '扣款'],
})

/** Works out its amounts again, with the adjustments that were approved since. */
export const recalculate = defineCommand(settlement, {
  on: 'rows',
  states: ['computed', 'disputed'],
  asks: { reason },
  icon: 'calculator',
})

/** Puts it back into the queue of the payout; only what failed or came back. */
export const resend = defineCommand(settlement, {
  on: 'rows',
  does: set({ payoutStatus: 'queued', payoutError: null }),
  states: ['approved'],
  asks: { reason },
  reads: ['payoutStatus'],
  when: ({ payoutStatus }) =>
    payoutStatus === 'failed' || payoutStatus === 'returned' || 'live-manage.live-settlement.notFailed',
  danger: 'confirm',
  icon: 'send',
})

export const markPaid = defineCommand(settlement, {
  on: 'row',
  does: move({ set: { payoutStatus: 'paid', payoutError: null } }),
  asks: {
    payoutRef: asked(settlement, 'payoutRef', { required: true }),
    paidAt: asked(settlement, 'paidAt', { required: true }),
    proof: file({ required: true }),
  },
  danger: 'confirm',
  money: 'net',
  icon: 'hand-coins',
})

/** The figures of the settlement, to the inbox of its anchor or of its guild's president. */
export const sendStatement = defineCommand(settlement, {
  on: 'rows',
  icon: 'mail',
})

export const open = defineCommand(settlement, {
  on: 'row',
  does: leadTo('/live-manage/settlement-detail/{id}'),
  icon: 'arrow-up-right',
})
