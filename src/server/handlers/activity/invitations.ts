import * as page from '../../../../commands/activity-manage/invite-user-page'
import activityGrant from '../../../entities/activity-manage/activity-grant'
import fissionInvitation from '../../../entities/activity-manage/fission-invitation'
import fissionRule from '../../../entities/activity-manage/fission-rule'
import type { Row } from '../../../schema/entity'
import { handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { guardTerms } from '../user/ban-rights'
import { banUser } from '../user/bans'
import { revokeGrant } from './grants'

type Invitation = Row<typeof fissionInvitation>

/** Claw-back days where no rule set is active, as a new rule set has them. */
const usualDays = 30

export const rejectingCluster = handle(page.rejectCluster, {
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
})

export const clawingBack = handle(page.clawBack, {
  check: async (context, { validAt, decidedAt }) => {
    const since = validAt ?? decidedAt
    const days = await clawBackDays(context)
    const isLate = since !== null && context.now.getTime() - Date.parse(since) > days * 86_400_000
    return !isLate || { caption: 'activity.clawBackLate', params: { days: String(days) } }
  },
  run: async (context, row, { decisionNote }) => clawBackInvitation(context, row, decisionNote ?? ''),
})

export const banningInvitee = handle(page.banInvitee, {
  guard: async (context, { expiresAt }) => guardTerms(context, 'login', expiresAt),
  run: async (context, { invitee }, { reasonCode, reason, expiresAt }) => {
    if (invitee !== null) await banUser(context, invitee, { scope: 'login', reasonCode, reason, expiresAt })
  },
})

/** Puts a valid invitation down as clawed back, and takes its reward back where there is one to take. */
export async function clawBackInvitation(context: Context, row: Invitation, decisionNote: string): Promise<void> {
  const { records, account, now } = context
  await records.update(fissionInvitation, row, {
    state: 'clawedBack',
    decisionNote,
    decidedBy: account.id,
    decidedAt: now.toISOString(),
  })
  const grant = row.grant === null ? undefined : await records.find(activityGrant, row.grant)
  if (grant && ['pending', 'held', 'granted'].includes(grant.state)) await revokeGrant(context, grant, decisionNote)
}

/** So many days after it turned valid an invitation may be clawed back: the longest that an active rule set names. */
export async function clawBackDays({ records }: Pick<Context, 'records'>): Promise<number> {
  const active = await records.where(fissionRule, { state: 'active' })
  return active.length === 0 ? usualDays : Math.max(...active.map((rule) => rule.clawBackDays ?? usualDays))
}

async function clusterOf({ records }: Context, row: Invitation): Promise<Invitation[]> {
  const sharing = [
    [row],
    row.device === null ? [] : await records.where(fissionInvitation, { device: row.device, state: 'underReview' }),
    row.ip === null ? [] : await records.where(fissionInvitation, { ip: row.ip, state: 'underReview' }),
  ].flat()
  return [...new Map(sharing.map((each) => [each.id, each])).values()]
}
