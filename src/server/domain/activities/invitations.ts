import activityGrant from '../../../entities/activity-manage/activity-grant'
import fissionInvitation from '../../../entities/activity-manage/fission-invitation'
import fissionRule from '../../../entities/activity-manage/fission-rule'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { revokeGrant } from './grants'

export type Invitation = Row<typeof fissionInvitation>

/** Claw-back days where no rule set is active, as a new rule set has them. */
const usualDays = 30

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

/** Days after it turned valid within which an invitation may be clawed back: the longest that an active rule set names. */
export async function clawBackDays({ records }: Pick<Context, 'records'>): Promise<number> {
  const active = await records.where(fissionRule, { state: 'active' })
  return active.length === 0 ? usualDays : Math.max(...active.map((rule) => rule.clawBackDays ?? usualDays))
}
