import * as commands from '../../../../commands/activity-manage/fission-invite'
import activityGrant from '../../../entities/activity-manage/activity-grant'
import fissionInvitation from '../../../entities/activity-manage/fission-invitation'
import fissionInviter from '../../../entities/activity-manage/fission-inviter'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { revokeGrant } from '../../domain/activities/grants'
import { clawBackDays, clawBackInvitation } from '../../domain/activities/invitations'
import { requestListFile } from '../../domain/reports/list-file'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

type Inviter = Row<typeof fissionInviter>

/** How many invitations of one inviter are looked at. */
const most = 10_000

export default handlers(commands, {
  exportInvitees: {
    runTogether: (context, rows) =>
      requestListFile(context, {
        exportType: 'activity-invitation',
        title: caption(context.language, 'activity-manage.fission-invite.exportInvitees'),
        filters: {
          inviter: { is: [...new Set(rows.map(({ user }) => user))] },
          activity: { is: [...new Set(rows.map(({ activity }) => activity))] },
        },
      }),
  },

  recalculate: {
    run: async ({ records }, row) => {
      const all = await invitationsOf({ records }, row)
      const count = (...states: readonly string[]) => all.filter(({ state }) => states.includes(state)).length
      await records.update(fissionInviter, row, {
        clicks: all.length,
        registered: count('registered', 'valid', 'invalid', 'underReview', 'clawedBack'),
        valid: count('valid'),
        pending: count('registered', 'underReview'),
        invalid: count('invalid', 'clawedBack'),
        lastInviteAt: all.at(-1)?.createdAt ?? row.lastInviteAt,
      })
    },
  },

  /** What has not been claimed is revoked in any case; what has, within the claw-back days, where it is asked for. */
  disqualify: {
    run: async (context, row, { reason, clawBack }) => {
      const { records } = context
      await records.update(fissionInviter, row, { state: 'disqualified', heldValue: 0 })
      const grants = await records.where(activityGrant, {
        user: row.user,
        source: 'fission',
        state: ['pending', 'held'],
      })
      const own = grants.filter(({ sourceId }) => sourceId === String(row.activity))
      for (const grant of own) await revokeGrant(context, grant, reason)
      if (clawBack !== true) return { revoked: own.length, clawedBack: 0 }
      const since = context.now.getTime() - (await clawBackDays(context)) * dayMs
      const late = (await invitationsOf(context, row)).filter(
        ({ state, validAt, createdAt }) => state === 'valid' && Date.parse(validAt ?? createdAt) >= since,
      )
      for (const invitation of late) await clawBackInvitation(context, invitation, reason)
      return { revoked: own.length, clawedBack: late.length }
    },
  },
})

function invitationsOf({ records }: Pick<Context, 'records'>, { user, activity }: Inviter) {
  return records.where(fissionInvitation, { inviter: user, activity }, most)
}
