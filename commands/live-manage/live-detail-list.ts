import liveSession from '../../src/entities/live-manage/live-session'
import punishment from '../../src/entities/live-manage/punishment'
import { because, images } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'

const reasonCode = asked(punishment, 'reasonCode', { required: true })
const countNote = asked(liveSession, 'countNote', { required: true })

export const openGifts = defineCommand(liveSession, {
  on: 'row',
  does: leadTo('/goods-and-order/goods-itemized?room={room}&createdAt={startedAt}..{endedAt}'),
  icon: 'gift',
})

export const setCountable = defineCommand(liveSession, {
  on: 'rows',
  does: set({ countable: true }),
  asks: { countNote },
  inverse: 'setUncountable',
  icon: 'calendar-check',
})

export const setUncountable = defineCommand(liveSession, {
  on: 'rows',
  does: set({ countable: false }),
  asks: { countNote },
  inverse: 'setCountable',
  icon: 'calendar-x',
})

export const cut = defineCommand(liveSession, {
  on: 'rows',
  does: move(),
  asks: { reasonCode, evidence: images({ max: 9, required: true }) },
  danger: 'confirm',
  destroys: true,
  keys: 'd',
  icon: 'unplug',
  alsoCalled: ['stop stream', '断流'],
})

export const punish = defineCommand(liveSession, {
  on: 'row',
  states: ['ended'],
  asks: {
    kind: asked(punishment, 'kind', { required: true }),
    reasonCode,
    description: asked(punishment, 'description', { required: true }),
    clip: asked(punishment, 'clip', { required: true }),
  },
  danger: 'confirm',
  destroys: true,
  keys: 'w',
  icon: 'gavel',
})

/** So that it is at hand while a complaint or a refund is open. */
export const keepReplay = defineCommand(liveSession, {
  on: 'rows',
  asks: { reason: because() },
  reads: ['replay'],
  when: ({ replay }) => replay !== null || 'live-manage.live-detail-list.noReplay',
  icon: 'archive',
})

/** What the stream was like on the wire, and what was taken off its effective time. */
export const diagnose = defineCommand(liveSession, { on: 'row', keys: 'i', icon: 'activity' })
