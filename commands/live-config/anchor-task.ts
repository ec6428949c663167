import anchorTask from '../../src/entities/live-config/anchor-task'
import { because, captions, percent } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'
import { ended } from '../packs/ended'
import { reviewed } from '../packs/reviewed'

export const { submit, reject } = reviewed(anchorTask, { keys: { submit: 'u' } })

export const approve = defineCommand(anchorTask, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['approvedBy'] }),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const extend = defineCommand(anchorTask, {
  on: 'row',
  does: set({}),
  states: ['live'],
  asks: { endsAt: asked(anchorTask, 'endsAt', { required: true }), reason: because() },
  icon: 'timer',
})

export const { end } = ended(anchorTask, { on: 'row' })

/** Grants what was reached; a task that is settled by review has its records decided first. */
export const settle = defineCommand(anchorTask, { on: 'row', does: move(), danger: 'confirm', icon: 'hand-coins' })

/** A message to those who have come that far and not yet all the way. */
export const remind = defineCommand(anchorTask, {
  on: 'row',
  states: ['live'],
  asks: {
    text: captions({ max: 200, required: true }),
    fromPercent: percent({ min: 1, max: 99, required: true, default: 80 }),
  },
  icon: 'bell-ring',
})

export const records = defineCommand(anchorTask, {
  on: 'row',
  does: leadTo('/live-config/anchor-task/records?task={id}'),
  keys: 'o',
  icon: 'list-checks',
})
