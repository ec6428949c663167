import * as commands from '../../../../commands/activity-manage/invite-user-page'
import fissionInvitation from '../../../entities/activity-manage/fission-invitation'
import { clawBackDays, clawBackInvitation, type Invitation } from '../../domain/activities/invitations'
import { guardTerms } from '../../domain/users/ban-rights'
import { banUser } from '../../domain/users/bans'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

export default handlers(commands, {
  rejectCluster: {
    run: async (context, row, { invalidReason }) => {
      const { records, account, now } = context
      const same = await clusterOf(context, row)
      for (const each of same)
        await records.update(fissionInvitation, each, {
          state: 'invalid',
          invalidReason,
          decidedBy: account.id,
          decidedAt: now.toISOString(),
        })
      return { rejected: same.length }
    },
  },

  clawBack: {
    check: async (context, { validAt, decidedAt }) => {
      const since = validAt ?? decidedAt
      const days = await clawBackDays(context)
      const isLate = since !== null && context.now.getTime() - Date.parse(since) > days * dayMs
      return !isLate || { caption: 'activity.clawBackLate', params: { days: String(days) } }
    },
    run: async (context, row, { decisionNote }) => clawBackInvitation(context, row, decisionNote ?? ''),
  },

  banInvitee: {
    guard: async (context, { expiresAt }) => guardTerms(context, 'login', expiresAt),
    run: async (context, { invitee }, { reasonCode, reason, expiresAt }) => {
      if (invitee !== null) await banUser(context, invitee, { scope: 'login', reasonCode, reason, expiresAt })
    },
  },
})

async function clusterOf({ records }: Context, row: Invitation): Promise<Invitation[]> {
  const sharing = [
    [row],
    row.device === null ? [] : await records.where(fissionInvitation, { device: row.device, state: 'underReview' }),
    row.ip === null ? [] : await records.where(fissionInvitation, { ip: row.ip, state: 'underReview' }),
  ].flat()
  return [...new Map(sharing.map((each) => [each.id, each])).values()]
}
