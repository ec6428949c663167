import escort from '../../src/entities/escort-manage/escort'
import { because, bool, images, instant, int, ref, string } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

/** At least as old as the country asks, 18 everywhere: nobody can waive it. */
export const approve = defineCommand(escort, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  keys: 'a',
  icon: 'badge-check',
  alsoCalled: ['accept companion', '审核通过'],
})

export const reject = defineCommand(escort, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['reviewedBy'] }),
  asks: { rejectReason: asked(escort, 'rejectReason', { required: true }), note: string({ max: 300 }) },
  keys: 'd',
  icon: 'badge-x',
})

/** No new orders until then; running ones are finished. */
export const suspend = defineCommand(escort, {
  on: 'rows',
  does: move(),
  asks: { days: int({ min: 1, max: 365, required: true }), reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'resume',
  keys: 'w',
  icon: 'pause',
})

export const resume = defineCommand(escort, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'suspend',
  icon: 'play',
})

/** For this many days, or for good. Open orders are cancelled and paid back. */
export const ban = defineCommand(escort, {
  on: 'rows',
  does: move(),
  asks: {
    days: int({ min: 1, max: 3650 }),
    reason: because(),
    evidence: images({ max: 9 }),
  },
  danger: 'confirm',
  destroys: true,
  inverse: 'lift',
  keys: 'b',
  icon: 'ban',
})

export const lift = defineCommand(escort, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'ban',
  icon: 'circle-check',
})

export const setRatio = defineCommand(escort, {
  on: 'rows',
  does: set({}),
  asks: { ratio: asked(escort, 'ratio', { required: true }), reason: because() },
  danger: 'second',
  icon: 'percent',
})

export const retire = defineCommand(escort, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  icon: 'archive',
})

/** Lets one of the skills be sold, or not. */
export const reviewSkill = defineCommand(escort, {
  on: 'row',
  states: ['active'],
  asks: {
    skill: ref('escortSkill', { required: true }),
    pass: bool({ required: true }),
    reason: because({ required: false }),
  },
  keys: 'o',
  icon: 'badge-check',
})

/** For good, or until a moment, when each has the weight of before again. */
export const setWeight = defineCommand(escort, {
  on: 'rows',
  does: set({}, { until: 'until' }),
  asks: { weight: asked(escort, 'weight', { required: true }), until: instant() },
  icon: 'scale',
})

/** Below 60 suspends for a week, below 30 bans. */
export const adjustCredit = defineCommand(escort, {
  on: 'rows',
  asks: { points: int({ min: -100, max: 100, required: true }), reason: because() },
  icon: 'gauge',
})

/** Name and number of the identity, 50 a day. */
export const reveal = defineCommand(escort, {
  audits: 'reveal',
  on: 'row',
  asks: { reason: because() },
  icon: 'eye',
})
