import ugcPost from '../../../src/entities/ugc/ugc-post'
import ugcStrike from '../../../src/entities/ugc/ugc-strike'
import blacklistEntry from '../../../src/entities/user-manage/blacklist-entry'
import copyrightBlacklistEntry from '../../../src/entities/user-manage/copyright-blacklist-entry'
import { because, int, oneOf, ref, string } from '../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../src/schema/command'
import { leadTo, move, set } from '../../../src/schema/does'
import { ofPosts } from '../../packs/review-reasons'

const remark = because({ required: false })
const reason = because({ max: 200 })
const reasons = asked(ugcPost, 'reasons', ofPosts)
const reviewReason = asked(ugcStrike, 'reason', ofPosts)

/** With the post open in front of them, people may approve what is risky too; of many at a time none that is. */
export const approve = defineCommand(ugcPost, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  states: ['pending', 'escalated'],
  asks: { ageMark: asked(ugcPost, 'ageMark'), hiddenAreas: asked(ugcPost, 'hiddenAreas') },
  sends: { opened: true },
  inverse: 'recheck',
  keys: 'a',
  icon: 'badge-check',
})

export {
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
  copyCode,
} from '../audit-list'

/** Takes the next post that waits for whoever asks. */
export const next = definePageCommand({ icon: 'skip-forward' })

/** Gives the post back, and does not offer it to the same person again. */
export const skip = defineCommand(ugcPost, {
  on: 'row',
  states: ['pending', 'escalated', 'appealed'],
  asks: { why: oneOf(['language', 'unclear', 'conflictOfInterest', 'distress'], { required: true }) },
  icon: 'corner-up-left',
})

/** Within 5 minutes, unless somebody has decided after. */
export const undoLast = definePageCommand({ keys: 'u', icon: 'undo-2' })

export const strike = defineCommand(ugcPost, {
  on: 'row',
  asks: {
    reason: reviewReason,
    points: asked(ugcStrike, 'points', { required: true }),
    measure: asked(ugcStrike, 'measure', { required: true }),
    days: asked(ugcStrike, 'days'),
    remark: asked(ugcStrike, 'remark'),
  },
  keys: 'i',
  icon: 'triangle-alert',
})

export const revokeStrike = defineCommand(ugcPost, {
  on: 'row',
  asks: { strike: ref('ugcStrike', { required: true }), remark: because() },
  danger: 'confirm',
  icon: 'rotate-ccw',
})

/** A warning is a strike without points: the author is informed, and it is kept. */
export const warnAuthor = defineCommand(ugcPost, { on: 'row', asks: { reason: reviewReason }, icon: 'megaphone' })

export const banAuthor = defineCommand(ugcPost, {
  on: 'row',
  asks: {
    scope: asked(blacklistEntry, 'scope', { required: true }),
    reasonCode: asked(blacklistEntry, 'reasonCode', { required: true }),
    reason: asked(blacklistEntry, 'reason', { required: true }),
    days: int({ min: 1, max: 3650 }),
  },
  call: 'POST /user/backend/blacklist/save',
  sends: { of: 'post' },
  danger: 'confirm',
  destroys: true,
  keys: 'b',
  icon: 'ban',
  alsoCalled: ['mute author', '封禁', '禁言'],
})

export const liftBan = defineCommand(ugcPost, {
  on: 'row',
  asks: { scope: asked(blacklistEntry, 'scope', { required: true }), reason },
  call: 'POST /user/backend/blacklist/delete/{id}',
  sends: { of: 'post' },
  icon: 'circle-check',
  alsoCalled: ['unban', 'unmute', '解封', '解除禁言'],
})

/** Titles with these tags vanish for the author, who has uploaded clips of them without permission. */
export const banCopyright = defineCommand(ugcPost, {
  on: 'row',
  asks: { tags: asked(copyrightBlacklistEntry, 'tags', { required: true }), reason },
  call: 'POST /user/backend/blacklist/copyright/save',
  sends: { of: 'post' },
  danger: 'confirm',
  destroys: true,
  icon: 'copyright',
})

export const disableAccount = defineCommand(ugcPost, {
  on: 'row',
  asks: { reason },
  call: 'POST /user/backend/monitor/account/disabled',
  sends: { of: 'post' },
  danger: 'confirm',
  destroys: true,
  icon: 'user-x',
  alsoCalled: ['ban the author’s account', '封作者账号'],
})

export const resetPortrait = defineCommand(ugcPost, {
  on: 'row',
  asks: { reasons },
  call: 'POST /user/backend/info/resetPortrait',
  sends: { of: 'post' },
  icon: 'image-off',
})

export const resetName = defineCommand(ugcPost, {
  on: 'row',
  asks: { what: oneOf(['nickname', 'bio', 'both'], { required: true }), reasons },
  call: 'POST /user/backend/info/edit',
  sends: { of: 'post' },
  icon: 'eraser',
})

export const setCopyright = defineCommand(ugcPost, {
  on: 'row',
  does: set({}),
  asks: { copyrightTag: asked(ugcPost, 'copyrightTag', { required: true }) },
  icon: 'sliders-horizontal',
})

/** Copies of its media that are still being checked are sealed at once, later ones by the check. */
export const addHash = defineCommand(ugcPost, {
  on: 'row',
  reads: ['hashBlocked'],
  when: ({ hashBlocked }) => hashBlocked !== true || 'derived.alreadySo',
  asks: { reasons },
  danger: 'confirm',
  inverse: 'removeHash',
  icon: 'fingerprint-pattern',
})

export const removeHash = defineCommand(ugcPost, {
  on: 'row',
  does: set({ hashBlocked: false }),
  reads: ['hashBlocked'],
  when: ({ hashBlocked }) => hashBlocked === true || 'derived.alreadySo',
  asks: { remark: because() },
  inverse: 'addHash',
  icon: 'shield-off',
})

/** What was decided on this post is decided on every post that is a copy of it, or of which it is one. */
export const allSimilar = defineCommand(ugcPost, {
  on: 'row',
  states: ['published', 'limited', 'rejected', 'takenDown'],
  danger: 'confirm',
  icon: 'copy-check',
})

export const dismissReports = defineCommand(ugcPost, {
  on: 'row',
  reads: ['reportCount'],
  when: ({ reportCount }) => (reportCount ?? 0) > 0 || 'ugc.audit-op.dismissReports.none',
  asks: { remark },
  icon: 'flag-off',
})

export const translate = defineCommand(ugcPost, { on: 'row', keys: 't', icon: 'languages' })

/** A signed package of the post, its media and what was decided: for a case, so audited and for few. */
export const sealEvidence = defineCommand(ugcPost, {
  on: 'row',
  asks: { caseNumber: string({ max: 80, required: true }) },
  icon: 'file-lock-2',
})

export const authorPosts = defineCommand(ugcPost, {
  on: 'row',
  does: leadTo('/ugc/audit-list?user={user}'),
  icon: 'images',
})

export const authorStrikes = defineCommand(ugcPost, {
  on: 'row',
  does: leadTo('/ugc/strike-list?user={user}'),
  icon: 'triangle-alert',
})
