import reviewer from '../../src/entities/review-manage/reviewer'
import { areas, date, languages, oneOf } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'

export const certify = defineCommand(reviewer, {
  on: 'rows',
  does: move(),
  asks: { level: asked(reviewer, 'level', { required: true }) },
  icon: 'circle-dot',
})

export const leave = defineCommand(reviewer, {
  on: 'rows',
  does: move(),
  asks: { until: date({ required: true }) },
  inverse: 'comeBack',
  icon: 'circle-dot',
})

export const comeBack = defineCommand(reviewer, { on: 'rows', does: move(), inverse: 'leave', icon: 'circle-dot' })

export const suspend = defineCommand(reviewer, {
  on: 'rows',
  does: move(),
  asks: { remark: asked(reviewer, 'remark', { required: true }) },
  danger: 'confirm',
  destroys: true,
  inverse: 'reinstate',
  icon: 'pause',
})

export const reinstate = defineCommand(reviewer, {
  on: 'rows',
  does: move(),
  asks: { remark: asked(reviewer, 'remark', { required: true }) },
  inverse: 'suspend',
  icon: 'circle-dot',
})

export const retrain = defineCommand(reviewer, {
  on: 'rows',
  does: move(),
  asks: { remark: asked(reviewer, 'remark', { required: true }) },
  icon: 'circle-dot',
})

export const retire = defineCommand(reviewer, {
  on: 'rows',
  does: move(),
  asks: { remark: asked(reviewer, 'remark', { required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'archive',
})

/** Leads only. */
export const setDuty = defineCommand(reviewer, {
  on: 'rows',
  asks: { duty: asked(reviewer, 'duty', { required: true }), remark: asked(reviewer, 'remark') },
  icon: 'sliders-horizontal',
})

export const setQuota = defineCommand(reviewer, {
  on: 'rows',
  does: set({}),
  asks: { dailyQuota: asked(reviewer, 'dailyQuota'), maxOpen: asked(reviewer, 'maxOpen') },
  icon: 'sliders-horizontal',
})

export const setScope = defineCommand(reviewer, {
  on: 'rows',
  asks: {
    languages: languages({ emptyMeans: 'asBefore' }),
    areas: areas({ group: 'state', emptyMeans: 'asBefore' }),
    how: oneOf(['replace', 'add', 'remove'], { required: true }),
  },
  icon: 'languages',
  alsoCalled: ['review scope', '审核范围'],
})

export const grantFinal = defineCommand(reviewer, {
  on: 'rows',
  states: ['active'],
  asks: { remark: asked(reviewer, 'remark', { required: true }) },
  danger: 'confirm',
  inverse: 'withdrawFinal',
  icon: 'shield-check',
})

export const withdrawFinal = defineCommand(reviewer, {
  on: 'rows',
  asks: { remark: asked(reviewer, 'remark', { required: true }) },
  inverse: 'grantFinal',
  icon: 'undo-2',
})

/** The person's consent, in writing, is kept with the clearance; at their word alone it ends. */
export const setRestricted = defineCommand(reviewer, {
  on: 'row',
  asks: { restricted: asked(reviewer, 'restricted', { required: true }), consent: asked(reviewer, 'consent') },
  danger: 'confirm',
  destroys: true,
  icon: 'shield-alert',
})

/** Waits for a second person. */
export const setPay = defineCommand(reviewer, {
  on: 'rows',
  asks: {
    payPerMinute: asked(reviewer, 'payPerMinute', { required: true }),
    currency: asked(reviewer, 'currency', { required: true }),
    from: date({ required: true }),
  },
  icon: 'banknote',
})

export const approvePay = defineCommand(reviewer, { on: 'rows', danger: 'confirm', icon: 'badge-check' })

export const returnTasks = defineCommand(reviewer, { on: 'rows', danger: 'confirm', icon: 'undo-2' })

export const exportPerformance = defineCommand(reviewer, {
  on: 'rows',
  asks: { from: date({ required: true }), to: date({ required: true }) },
  icon: 'file-output',
})

export const setLead = defineCommand(reviewer, {
  on: 'rows',
  does: set({}),
  asks: { lead: asked(reviewer, 'lead', { required: true }) },
  icon: 'sliders-horizontal',
})

export const openHistory = defineCommand(reviewer, {
  on: 'row',
  does: leadTo('/review-manage/reviewer/history?reviewer={id}'),
  keys: 'o',
  icon: 'history',
})
