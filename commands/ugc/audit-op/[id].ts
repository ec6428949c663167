import ugcPost from '../../../src/entities/ugc/ugc-post'
import { asked, defineCommand } from '../../../src/schema/command'

export const resetPortrait = defineCommand(ugcPost, {
  on: 'row',
  sets: {},
  asks: { reasons: asked(ugcPost, 'reasons', { required: true }) },
  call: 'POST /user/backend/info/resetPortrait',
  icon: 'rotate-ccw',
})

export const setCopyright = defineCommand(ugcPost, {
  on: 'row',
  sets: {},
  asks: { copyrightTag: asked(ugcPost, 'copyrightTag', { required: true }) },
  icon: 'sliders-horizontal',
})

export const addHash = defineCommand(ugcPost, {
  on: 'row',
  lists: 'add',
  asks: { reasons: asked(ugcPost, 'reasons', { required: true }) },
  danger: 'confirm',
  icon: 'list-plus',
})

export const authorPosts = defineCommand(ugcPost, { on: 'row', opens: '/ugc/audit-list?user={user}', icon: 'images' })

export const authorStrikes = defineCommand(ugcPost, {
  on: 'row',
  opens: '/ugc/strike-list?user={user}',
  icon: 'triangle-alert',
})

export {
  approve,
  reject,
  limit,
  unlimit,
  takeDown,
  restore,
  escalate,
  recheck,
  block,
  unblock,
  upholdAppeal,
  rejectAppeal,
  setAgeMark,
} from '../audit-list'
