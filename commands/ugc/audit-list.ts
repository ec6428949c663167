import ugcPost from '../../src/entities/ugc/ugc-post'
import { string } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const approve = defineCommand(ugcPost, {
  on: 'rows',
  stamps: ['decidedBy', 'decidedAt'],
  asks: { ageMark: asked(ugcPost, 'ageMark'), hiddenAreas: asked(ugcPost, 'hiddenAreas') },
  inverse: 'recheck',
  icon: 'badge-check',
})

export const reject = defineCommand(ugcPost, {
  on: 'rows',
  stamps: ['decidedBy', 'decidedAt'],
  asks: { reasons: asked(ugcPost, 'reasons', { required: true }), remark: string({ max: 300 }) },
  inverse: 'recheck',
  icon: 'badge-x',
})

export const limit = defineCommand(ugcPost, {
  on: 'rows',
  asks: { reach: asked(ugcPost, 'reach', { required: true }), reasons: asked(ugcPost, 'reasons', { required: true }) },
  inverse: 'unlimit',
  icon: 'circle-dot',
})

export const unlimit = defineCommand(ugcPost, {
  on: 'rows',
  asks: { remark: string({ max: 300, required: true }) },
  inverse: 'limit',
  icon: 'circle-dot',
})

export const takeDown = defineCommand(ugcPost, {
  on: 'rows',
  asks: { reasons: asked(ugcPost, 'reasons', { required: true }), remark: string({ max: 300 }) },
  danger: 'confirm',
  inverse: 'restore',
  icon: 'circle-arrow-down',
})

export const restore = defineCommand(ugcPost, {
  on: 'rows',
  asks: { remark: string({ max: 300, required: true }) },
  inverse: 'takeDown',
  icon: 'archive-restore',
})

export const escalate = defineCommand(ugcPost, {
  on: 'rows',
  asks: { remark: string({ max: 300, required: true }) },
  icon: 'chevrons-up',
})

export const recheck = defineCommand(ugcPost, {
  on: 'rows',
  asks: { remark: string({ max: 300, required: true }) },
  icon: 'list-checks',
})

export const block = defineCommand(ugcPost, {
  on: 'rows',
  asks: { reasons: asked(ugcPost, 'reasons', { required: true }), caseNumber: string({ max: 300 }) },
  danger: 'confirm',
  icon: 'shield-ban',
})

export const unblock = defineCommand(ugcPost, {
  on: 'row',
  asks: { remark: string({ max: 300, required: true }) },
  danger: 'confirm',
  inverse: 'block',
  icon: 'shield-check',
})

export const upholdAppeal = defineCommand(ugcPost, {
  on: 'rows',
  asks: { remark: string({ max: 300 }) },
  icon: 'pause',
})

export const rejectAppeal = defineCommand(ugcPost, {
  on: 'rows',
  asks: { reasons: asked(ugcPost, 'reasons', { required: true }), remark: string({ max: 300 }) },
  icon: 'badge-x',
})

export const hideInAreas = defineCommand(ugcPost, {
  on: 'rows',
  sets: {},
  states: ['published', 'limited'],
  asks: {
    hiddenAreas: asked(ugcPost, 'hiddenAreas', { required: true }),
    reasons: asked(ugcPost, 'reasons', { required: true }),
  },
  icon: 'eye-off',
})

export const setAgeMark = defineCommand(ugcPost, {
  on: 'rows',
  sets: {},
  asks: { ageMark: asked(ugcPost, 'ageMark', { required: true }) },
  icon: 'sliders-horizontal',
})

export const removeTopics = defineCommand(ugcPost, {
  on: 'rows',
  sets: {},
  asks: { topics: asked(ugcPost, 'topics', { required: true }), remark: string({ max: 300 }) },
  inverse: 'addTopics',
  icon: 'list-minus',
})

export const addTopics = defineCommand(ugcPost, {
  on: 'rows',
  lists: 'add',
  asks: { topics: asked(ugcPost, 'topics', { required: true }) },
  inverse: 'removeTopics',
  icon: 'list-plus',
})
