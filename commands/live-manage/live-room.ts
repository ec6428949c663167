import livePosition from '../../src/entities/live-config/live-position'
import liveRoom from '../../src/entities/live-manage/live-room'
import punishment from '../../src/entities/live-manage/punishment'
import { because, images, instant, int, string } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, move as makeMove, set } from '../../src/schema/does'

const reason = because()
const reasonCode = asked(punishment, 'reasonCode', { required: true })
const isLive = ({ liveNow }: { readonly liveNow: boolean | null }) => liveNow === true || 'live-manage.notLive'

export const warn = defineCommand(liveRoom, {
  on: 'rows',
  states: ['open'],
  asks: { reasonCode, message: string({ max: 300, required: true }) },
  keys: 'w',
  icon: 'triangle-alert',
})

export const cut = defineCommand(liveRoom, {
  on: 'rows',
  asks: { reasonCode, evidence: images({ max: 9, required: true }) },
  reads: ['liveNow'],
  when: isLive,
  danger: 'confirm',
  destroys: true,
  keys: 'd',
  icon: 'unplug',
  alsoCalled: ['stop stream', '断流', '踢下播'],
})

export const ban = defineCommand(liveRoom, {
  on: 'rows',
  does: makeMove(),
  asks: {
    reasonCode,
    days: int({ min: 1, max: 3650, required: true }),
    description: string({ max: 300, required: true }),
  },
  danger: 'confirm',
  destroys: true,
  inverse: 'lift',
  keys: 'b',
  icon: 'ban',
})

export const lift = defineCommand(liveRoom, {
  on: 'rows',
  does: makeMove(),
  asks: { reason },
  inverse: 'ban',
  icon: 'circle-check',
})

export const close = defineCommand(liveRoom, {
  on: 'rows',
  does: makeMove(),
  asks: { reason },
  inverse: 'reopen',
  icon: 'circle-x',
})

export const reopen = defineCommand(liveRoom, { on: 'rows', does: makeMove(), icon: 'door-open' })

/** Back to the cover of its anchor, and to its number for a title. */
export const resetCover = defineCommand(liveRoom, { on: 'rows', asks: { reason }, icon: 'image-off' })

export const move = defineCommand(liveRoom, {
  on: 'rows',
  does: set({}),
  asks: { category: asked(liveRoom, 'category', { required: true }), subCategory: asked(liveRoom, 'subCategory') },
  keys: 'v',
  icon: 'folder-input',
})

/** For good, or until a moment, when each has the weight of before again. */
export const setWeight = defineCommand(liveRoom, {
  on: 'rows',
  does: set({}, { until: 'until' }),
  asks: { recommendWeight: asked(liveRoom, 'recommendWeight', { required: true }), until: instant() },
  icon: 'sliders-horizontal',
})

export const hide = defineCommand(liveRoom, {
  on: 'rows',
  does: set({ noRecommend: true }),
  asks: { reason },
  inverse: 'show',
  icon: 'eye-off',
})

export const show = defineCommand(liveRoom, {
  on: 'rows',
  does: set({ noRecommend: false }),
  inverse: 'hide',
  icon: 'eye',
})

export const pin = defineCommand(liveRoom, {
  on: 'row',
  states: ['open'],
  asks: {
    slot: asked(livePosition, 'slot', { required: true }),
    position: int({ min: 1, max: 50, required: true }),
    startsAt: instant({ required: true }),
    endsAt: instant({ required: true }),
  },
  inverse: 'unpin',
  icon: 'pin',
})

/** Ends all positions that it holds. */
export const unpin = defineCommand(liveRoom, { on: 'rows', icon: 'pin-off' })

export const grantNumber = defineCommand(liveRoom, {
  on: 'row',
  does: set({}),
  asks: {
    prettyNo: asked(liveRoom, 'prettyNo', { required: true }),
    prettyUntil: asked(liveRoom, 'prettyUntil', { required: true }),
  },
  icon: 'hash',
  alsoCalled: ['special number', '靓号发放'],
})

export const withdrawNumber = defineCommand(liveRoom, {
  on: 'rows',
  does: set({ prettyNo: null, prettyUntil: null }),
  asks: { reason },
  reads: ['prettyNo'],
  when: ({ prettyNo }) => prettyNo !== null || 'live-manage.live-room.noNumber',
  icon: 'hash',
  alsoCalled: ['take back special number'],
})

/** The running stream ends, the old key is refused at once. */
export const resetKey = defineCommand(liveRoom, {
  on: 'row',
  asks: { reason },
  danger: 'confirm',
  icon: 'rotate-ccw-key',
})

/** The sessions of the room. */
export const sessions = defineCommand(liveRoom, {
  on: 'row',
  does: leadTo('/live-manage/live-detail-list?room={id}'),
  keys: 'o',
  icon: 'history',
})
