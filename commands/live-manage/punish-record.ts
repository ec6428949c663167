import punishment from '../../src/entities/live-manage/punishment'
import { because, captions, int } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

const reason = because()
const days = int({ min: 1, max: 3650, required: true })

/** Its target is free at once, where nothing else holds it. */
export const lift = defineCommand(punishment, {
  on: 'rows',
  does: move(),
  asks: { liftReason: asked(punishment, 'liftReason', { required: true }) },
  keys: 'u',
  icon: 'circle-check',
})

export const extend = defineCommand(punishment, {
  on: 'rows',
  states: ['active'],
  asks: { days, reason },
  reads: ['endsAt'],
  when: ({ endsAt }) => endsAt !== null || 'live-manage.punish-record.forGood',
  icon: 'timer',
})

export const shorten = defineCommand(punishment, {
  on: 'rows',
  states: ['active'],
  asks: { days, reason },
  reads: ['endsAt'],
  when: ({ endsAt }) => endsAt !== null || 'live-manage.punish-record.forGood',
  icon: 'timer-reset',
})

/** Never by the account that punished; the punished user gets the answer. */
export const uphold = defineCommand(punishment, {
  on: 'row',
  states: ['active', 'expired'],
  asks: { answer: captions({ max: 200, required: true }) },
  reads: ['appealState'],
  when: ({ appealState }) => appealState === 'open' || 'live-manage.punish-record.noAppeal',
  by: 'others',
  keys: 'a',
  icon: 'gavel',
})

/** Never by the account that punished; what it took is given back. */
export const overturn = defineCommand(punishment, {
  on: 'row',
  does: move(),
  asks: { answer: captions({ max: 200, required: true }), reason },
  reads: ['appealState'],
  when: ({ appealState }) => appealState === 'open' || 'live-manage.punish-record.noAppeal',
  by: 'others',
  danger: 'confirm',
  keys: 'o',
  icon: 'undo-2',
})

/** Never by its issuer; carries it out. */
export const approve = defineCommand(punishment, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  danger: 'confirm',
  by: 'others',
  icon: 'badge-check',
})

export const reject = defineCommand(punishment, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['decidedBy'] }),
  asks: { liftReason: asked(punishment, 'liftReason', { required: true }) },
  by: 'others',
  icon: 'badge-x',
})

export const publishNotice = defineCommand(punishment, {
  on: 'rows',
  does: set({}),
  states: ['active', 'expired'],
  asks: { notice: asked(punishment, 'notice', { required: true }) },
  icon: 'megaphone',
})
