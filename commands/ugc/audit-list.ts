import ugcPost from '../../src/entities/ugc/ugc-post'
import { because, date, ref, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { addTo, copyText, move, removeFrom, set } from '../../src/schema/does'
import { ofPosts } from '../packs/review-reasons'

/** Takes the post that waits longest for whoever asks, and opens it. */
export const startAudit = definePageCommand({ icon: 'play', alsoCalled: ['next post', '领取审核'] })

/** What a machine calls risky is not approved by the dozen: it is opened first. */
export const approve = defineCommand(ugcPost, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  reads: ['riskLevel'],
  when: ({ riskLevel }) => (riskLevel !== 'high' && riskLevel !== 'critical') || 'ugc.audit-list.approve.openFirst',
  asks: { ageMark: asked(ugcPost, 'ageMark'), hiddenAreas: asked(ugcPost, 'hiddenAreas') },
  inverse: 'recheck',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(ugcPost, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reasons: asked(ugcPost, 'reasons', ofPosts), remark: because({ required: false }) },
  inverse: 'recheck',
  icon: 'badge-x',
})

export const limit = defineCommand(ugcPost, {
  on: 'rows',
  does: move(),
  asks: { reach: asked(ugcPost, 'reach', { required: true }), reasons: asked(ugcPost, 'reasons', ofPosts) },
  inverse: 'unlimit',
  icon: 'circle-dot',
})

export const unlimit = defineCommand(ugcPost, {
  on: 'rows',
  does: move(),
  asks: { remark: because() },
  inverse: 'limit',
  icon: 'circle-dot',
})

export const takeDown = defineCommand(ugcPost, {
  on: 'rows',
  does: move(),
  asks: { reasons: asked(ugcPost, 'reasons', ofPosts), remark: because({ required: false }) },
  danger: 'confirm',
  destroys: true,
  inverse: 'restore',
  icon: 'circle-arrow-down',
})

export const restore = defineCommand(ugcPost, {
  on: 'rows',
  does: move(),
  asks: { remark: because() },
  inverse: 'takeDown',
  icon: 'archive-restore',
})

export const escalate = defineCommand(ugcPost, {
  on: 'rows',
  does: move(),
  asks: { remark: because() },
  icon: 'chevrons-up',
})

export const recheck = defineCommand(ugcPost, {
  on: 'rows',
  does: move(),
  asks: { remark: because() },
  icon: 'list-checks',
})

export const block = defineCommand(ugcPost, {
  on: 'rows',
  does: move(),
  asks: { reasons: asked(ugcPost, 'reasons', ofPosts), caseNumber: string({ max: 300 }) },
  danger: 'confirm',
  destroys: true,
  icon: 'shield-ban',
})

export const unblock = defineCommand(ugcPost, {
  on: 'row',
  does: move(),
  asks: { remark: because() },
  danger: 'confirm',
  inverse: 'block',
  icon: 'shield-check',
})

export const upholdAppeal = defineCommand(ugcPost, {
  on: 'rows',
  does: move(),
  asks: { remark: because({ required: false }) },
  icon: 'pause',
})

export const rejectAppeal = defineCommand(ugcPost, {
  on: 'rows',
  does: move(),
  asks: { reasons: asked(ugcPost, 'reasons', ofPosts), remark: because({ required: false }) },
  icon: 'badge-x',
})

export const assign = defineCommand(ugcPost, {
  on: 'rows',
  states: ['pending', 'escalated', 'appealed'],
  asks: { reviewer: ref('reviewer', { required: true }) },
  inverse: 'release',
  icon: 'user-plus',
})

export const release = defineCommand(ugcPost, {
  on: 'rows',
  states: ['pending', 'escalated', 'appealed'],
  reads: ['reviewer', 'takenBy'],
  when: ({ reviewer, takenBy }) => reviewer !== null || takenBy !== null || 'ugc.audit-list.release.inPool',
  icon: 'undo-2',
})

export const hideInAreas = defineCommand(ugcPost, {
  on: 'rows',
  does: addTo('hiddenAreas', 'reasons'),
  states: ['published', 'limited'],
  asks: {
    hiddenAreas: asked(ugcPost, 'hiddenAreas', { required: true }),
    reasons: asked(ugcPost, 'reasons', ofPosts),
  },
  inverse: 'showInAreas',
  icon: 'eye-off',
})

export const showInAreas = defineCommand(ugcPost, {
  on: 'rows',
  does: removeFrom('hiddenAreas'),
  states: ['published', 'limited'],
  asks: { hiddenAreas: asked(ugcPost, 'hiddenAreas', { required: true }) },
  inverse: 'hideInAreas',
  icon: 'eye',
})

export const setAgeMark = defineCommand(ugcPost, {
  on: 'rows',
  does: set({}),
  asks: { ageMark: asked(ugcPost, 'ageMark', { required: true }) },
  icon: 'sliders-horizontal',
})

export const removeTopics = defineCommand(ugcPost, {
  on: 'rows',
  does: removeFrom('topics'),
  asks: { topics: asked(ugcPost, 'topics', { required: true }), remark: because({ required: false }) },
  inverse: 'addTopics',
  icon: 'list-minus',
})

export const addTopics = defineCommand(ugcPost, {
  on: 'rows',
  does: addTo('topics'),
  asks: { topics: asked(ugcPost, 'topics', { required: true }) },
  inverse: 'removeTopics',
  icon: 'list-plus',
})

/** Judges what the machine has found by the thresholds in force, and its texts by the sensitive words, again. */
export const rerunMachine = defineCommand(ugcPost, { on: 'rows', icon: 'bot' })

export const copyCode = defineCommand(ugcPost, { on: 'rows', does: copyText('{code}'), icon: 'copy' })

export const exportReasons = definePageCommand({
  asks: { from: date({ required: true }), to: date({ required: true }) },
  icon: 'file-spreadsheet',
})
