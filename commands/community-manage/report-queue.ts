import blacklistEntry from '../../src/entities/user-manage/blacklist-entry'
import communityReport from '../../src/entities/community-manage/community-report'
import { string } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const claim = defineCommand(communityReport, { on: 'rows', inverse: 'release', icon: 'hand' })

export const release = defineCommand(communityReport, { on: 'rows', icon: 'hand-metal' })

export const decide = defineCommand(communityReport, {
  on: 'rows',
  stamps: ['decidedAt'],
  asks: {
    decision: asked(communityReport, 'decision', { required: true }),
    decisionReason: asked(communityReport, 'decisionReason'),
    scope: asked(blacklistEntry, 'scope'),
    expiresAt: asked(blacklistEntry, 'expiresAt'),
  },
  inverse: 'reopen',
  icon: 'circle-dot',
})

export const escalate = defineCommand(communityReport, {
  on: 'rows',
  asks: { reason: string({ max: 300, required: true }) },
  icon: 'chevrons-up',
})

export const reopen = defineCommand(communityReport, {
  on: 'rows',
  asks: { reason: string({ max: 300, required: true }) },
  icon: 'arrow-up-right',
})
