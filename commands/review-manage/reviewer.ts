import reviewer from '../../src/entities/review-manage/reviewer'
import { date } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const certify = defineCommand(reviewer, {
  on: 'rows',
  asks: { level: asked(reviewer, 'level', { required: true }) },
  icon: 'circle-dot',
})

export const leave = defineCommand(reviewer, {
  on: 'rows',
  asks: { until: date({ required: true }) },
  inverse: 'comeBack',
  icon: 'circle-dot',
})

export const comeBack = defineCommand(reviewer, { on: 'rows', inverse: 'leave', icon: 'circle-dot' })

export const suspend = defineCommand(reviewer, {
  on: 'rows',
  asks: { remark: asked(reviewer, 'remark', { required: true }) },
  danger: 'confirm',
  inverse: 'reinstate',
  icon: 'pause',
})

export const reinstate = defineCommand(reviewer, {
  on: 'rows',
  asks: { remark: asked(reviewer, 'remark', { required: true }) },
  inverse: 'suspend',
  icon: 'circle-dot',
})

export const retrain = defineCommand(reviewer, {
  on: 'rows',
  asks: { remark: asked(reviewer, 'remark', { required: true }) },
  icon: 'circle-dot',
})

export const retire = defineCommand(reviewer, {
  on: 'rows',
  asks: { remark: asked(reviewer, 'remark', { required: true }) },
  danger: 'confirm',
  icon: 'archive',
})

/** Leads only. */
export const setDuty = defineCommand(reviewer, {
  on: 'rows',
  sets: {},
  asks: { duty: asked(reviewer, 'duty', { required: true }), remark: asked(reviewer, 'remark') },
  icon: 'sliders-horizontal',
})

export const setQuota = defineCommand(reviewer, {
  on: 'rows',
  sets: {},
  asks: { dailyQuota: asked(reviewer, 'dailyQuota'), maxOpen: asked(reviewer, 'maxOpen') },
  icon: 'sliders-horizontal',
})

export const withdrawFinal = defineCommand(reviewer, {
  on: 'rows',
  sets: {},
  asks: { remark: asked(reviewer, 'remark', { required: true }) },
  icon: 'undo-2',
})

export const setLead = defineCommand(reviewer, {
  on: 'rows',
  sets: {},
  asks: { lead: asked(reviewer, 'lead', { required: true }) },
  icon: 'sliders-horizontal',
})

export const openHistory = defineCommand(reviewer, {
  on: 'row',
  opens: '/review-manage/reviewer/history?reviewer={id}',
  keys: 'o',
  icon: 'history',
})
