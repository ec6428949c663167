import blacklistEntry from '../../src/entities/user-manage/blacklist-entry'
import communityReport from '../../src/entities/community-manage/community-report'
import { because, int } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const claim = defineCommand(communityReport, {
  on: 'rows',
  does: move({ stamp: ['assignee'] }),
  inverse: 'release',
  icon: 'hand',
})

export const release = defineCommand(communityReport, {
  on: 'rows',
  does: move({ set: { assignee: null } }),
  icon: 'hand-metal',
})

/** Does to what was reported, and to who wrote it, what is decided; both sides are informed. */
export const decide = defineCommand(communityReport, {
  on: 'rows',
  does: move(),
  asks: {
    decision: asked(communityReport, 'decision', { required: true }),
    decisionReason: asked(communityReport, 'decisionReason'),
    scope: asked(blacklistEntry, 'scope', { default: 'comment' }),
    expiresAt: asked(blacklistEntry, 'expiresAt'),
  },
  inverse: 'reopen',
  icon: 'circle-dot',
})

export const escalate = defineCommand(communityReport, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'chevrons-up',
})

export const reopen = defineCommand(communityReport, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'arrow-up-right',
})

/** Who reported this may report nothing for this many days. */
export const muteReporter = defineCommand(communityReport, {
  on: 'rows',
  asks: { days: int({ min: 1, max: 3650, required: true }) },
  icon: 'megaphone-off',
})
