import vipMember from '../../../entities/vip-manage/vip-member'
import vipRecord from '../../../entities/vip-manage/vip-record'
import user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { documentNumber } from './document-number'
import { dayMs } from '../../../schema/time'

type Member = Row<typeof vipMember>
type VipRecord = Row<typeof vipRecord>
type VipContext = Pick<Context, 'records' | 'now'>

/** What VIP time is given or taken for. */
export interface VipChange extends Partial<
  Pick<VipRecord, 'order' | 'code' | 'issue' | 'vipProduct' | 'reason' | 'activity'>
> {
  readonly user: number
  readonly tier: number
  readonly kind: VipRecord['kind']
  /** Whole days; what is taken back is negative. */
  readonly days: number
}

const sources: Partial<Record<VipRecord['kind'], NonNullable<Member['source']>>> = {
  purchase: 'purchase',
  renewal: 'subscription',
  trial: 'trial',
  code: 'code',
  activity: 'activity',
}

/**
 * Adds a record of VIP time and moves the member's end with it, never to before now: what has been used stays used.
 * Records are only ever added.
 */
export async function changeVipTime(context: VipContext, change: VipChange): Promise<VipRecord> {
  const { records, now } = context
  const [found] = await records.where(vipMember, { user: change.user, tier: change.tier }, 1)
  const member = found && (await records.get(vipMember, found.id))
  const before = member?.expiresAt ?? null
  const start = Math.max(now.getTime(), before === null ? 0 : Date.parse(before))
  const expiresAt = new Date(Math.max(now.getTime(), start + change.days * dayMs)).toISOString()
  const isOver = Date.parse(expiresAt) <= now.getTime()
  const given = Math.max(0, change.days)
  if (member)
    await records.update(vipMember, member, {
      expiresAt,
      state: isOver ? 'expired' : member.state === 'trial' ? 'trial' : 'active',
      totalDays: Math.max(0, (member.totalDays ?? 0) + change.days),
    })
  else
    await records.insert(vipMember, {
      user: change.user,
      tier: change.tier,
      state: isOver ? 'expired' : 'active',
      source: sources[change.kind] ?? 'grant',
      startsAt: now.toISOString(),
      firstAt: now.toISOString(),
      expiresAt,
      totalDays: given,
      paidDays: change.kind === 'purchase' || change.kind === 'renewal' ? given : 0,
      sharingRisk: 'none',
    })
  await showVip(context, change.user)
  return records.insert(vipRecord, {
    ...change,
    recordNo: documentNumber('V', now),
    beforeExpiresAt: before,
    afterExpiresAt: expiresAt,
    operator: records.actor,
    reason: change.reason?.slice(0, 200) ?? null,
  })
}

/** Whole days of a member's time that are still ahead. */
export function unusedDays(member: Pick<Member, 'expiresAt'>, now: Date): number {
  return member.expiresAt === null ? 0 : Math.max(0, Math.ceil((Date.parse(member.expiresAt) - now.getTime()) / dayMs))
}

/** The user's own record tells until when there is VIP of any tier. */
export async function showVip({ records, now }: VipContext, id: number): Promise<void> {
  const holder = await records.find(user, id)
  if (!holder) return
  const members = await records.where(vipMember, { user: id })
  const ends = members.flatMap(({ state, expiresAt }) => (state === 'revoked' || !expiresAt ? [] : [expiresAt])).sort()
  const last = ends.at(-1) ?? null
  const isOn = last !== null && Date.parse(last) > now.getTime()
  await records.update(user, holder, {
    vipExpiresAt: last,
    vipState: isOn ? 'active' : members.length > 0 ? 'expired' : 'none',
  })
}
