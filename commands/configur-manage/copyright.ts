import copyrightNotice from '../../src/entities/configur-manage/copyright-notice'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const assign = defineCommand(copyrightNotice, {
  on: 'rows',
  does: move(),
  asks: { assignee: asked(copyrightNotice, 'assignee', { required: true }) },
  icon: 'user-check',
})

export const enforce = defineCommand(copyrightNotice, {
  on: 'rows',
  does: move({ stamp: ['enforcedAt'] }),
  asks: {
    measure: asked(copyrightNotice, 'measure', { required: true }),
    areas: asked(copyrightNotice, 'areas', { required: true }),
  },
  danger: 'confirm',
  destroys: true,
  inverse: 'lift',
  icon: 'circle-dot',
})

export const reject = defineCommand(copyrightNotice, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: asked(copyrightNotice, 'reason', { required: true }), remark: asked(copyrightNotice, 'remark') },
  inverse: 'reopen',
  icon: 'badge-x',
})

export const reopen = defineCommand(copyrightNotice, {
  on: 'rows',
  does: move(),
  asks: { remark: asked(copyrightNotice, 'remark', { required: true }) },
  icon: 'arrow-up-right',
})

export const counter = defineCommand(copyrightNotice, {
  on: 'row',
  does: move(),
  asks: {
    evidence: asked(copyrightNotice, 'evidence', { required: true }),
    remark: asked(copyrightNotice, 'remark', { required: true }),
  },
  icon: 'circle-dot',
})

export const uphold = defineCommand(copyrightNotice, {
  on: 'row',
  does: move(),
  asks: { remark: asked(copyrightNotice, 'remark', { required: true }) },
  icon: 'pause',
})

export const lift = defineCommand(copyrightNotice, {
  on: 'rows',
  does: move(),
  asks: { remark: asked(copyrightNotice, 'remark', { required: true }) },
  danger: 'confirm',
  inverse: 'enforce',
  icon: 'circle-check',
})

export const extend = defineCommand(copyrightNotice, {
  on: 'rows',
  does: set({}),
  states: ['checking', 'enforced'],
  asks: { endsAt: asked(copyrightNotice, 'endsAt', { required: true }) },
  icon: 'timer',
})
