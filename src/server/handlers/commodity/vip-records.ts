import { correct, reverse, timeline } from '../../../../commands/vip-manage/vip-detail'
import { recalculate, reinstate, revoke } from '../../../../commands/vip-manage/vip-detail/members'
import vipMember from '../../../entities/vip-manage/vip-member'
import vipRecord from '../../../entities/vip-manage/vip-record'
import vipTier from '../../../entities/vip-manage/vip-tier'
import type { Row } from '../../../schema/entity'
import type { Finding } from '../../../schema/findings'
import { handle, handlePage } from '../../operations/handler'
import { captionText } from '../pay/caption-text'
import { changeVipTime, showVip, unusedDays } from './vip-time'

type VipRecord = Row<typeof vipRecord>

const dayMs = 86_400_000
const page = 'vip-manage.vip-detail'

export const correcting = handle(correct, {
  undo: 'never',
  run: async (context, row, { days, reason }) => {
    await changeVipTime(context, { ...tiesOf(row), kind: 'correction', days, reason })
  },
})

/** A record is taken back once, and only what is still ahead of it. */
export const reversingRecord = handle(reverse, {
  undo: 'never',
  run: async (context, row, { reason }) => {
    const [member] = await context.records.where(vipMember, { user: row.user, tier: row.tier }, 1)
    const days = Math.min(row.days, member ? unusedDays(member, context.now) : 0)
    const opposite = await changeVipTime(context, { ...tiesOf(row), kind: 'correction', days: -days, reason })
    await context.records.update(vipRecord, row, { reversedBy: opposite.id })
  },
})

export const revoking = handle(revoke, {
  undo: 'never',
  run: async (context, member, { reason }) => {
    const days = -unusedDays(member, context.now)
    await changeVipTime(context, { user: member.user, tier: member.tier, kind: 'revoke', days, reason })
    await context.records.update(vipMember, await context.records.get(vipMember, member.id), { state: 'revoked' })
    await showVip(context, member.user)
  },
})

export const reinstating = handle(reinstate, {
  undo: 'never',
  check: async ({ records }, member) => {
    const taken = await records.where(vipRecord, { user: member.user, tier: member.tier, kind: 'revoke' })
    return taken.length > 0 || `${page}-members.reinstate.nothing`
  },
  run: async (context, member, { reason }) => {
    const named = { user: member.user, tier: member.tier }
    const taken = (await context.records.where(vipRecord, { ...named, kind: 'revoke' })).at(-1)
    await changeVipTime(context, { ...named, kind: 'correction', days: -(taken?.days ?? 0), reason })
  },
})

export const recalculating = handle(recalculate, {
  undo: 'image',
  check: async ({ records }, member) => {
    const own = await records.where(vipRecord, { user: member.user, tier: member.tier }, 1)
    return own.length > 0 || `${page}-members.recalculate.noRecords`
  },
  run: async (context, member) => {
    const own = await context.records.where(vipRecord, { user: member.user, tier: member.tier }, 10_000)
    const expiresAt = endOf(own)
    const isOver = Date.parse(expiresAt) <= context.now.getTime()
    await context.records.update(vipMember, member, {
      expiresAt,
      ...(member.state !== 'revoked' && { state: isOver ? 'expired' : 'active' }),
    })
    await showVip(context, member.user)
    return {
      findings: [{ caption: `${page}-members.recalculate.end`, value: expiresAt.slice(0, 16).replace('T', ' ') }],
    }
  },
})

/** When VIP time ends by its records: each begins where the one before ended, or when it was made if that was over. */
export function endOf(records: readonly Pick<VipRecord, 'createdAt' | 'days'>[]): string {
  const end = records.reduce((before, { createdAt, days }) => {
    const made = Date.parse(createdAt)
    return Math.max(made, Math.max(before, made) + days * dayMs)
  }, 0)
  return new Date(end).toISOString()
}

/** So many of the latest records are told. */
const mostTold = 12

export const tellingTimeline = handlePage(timeline, {
  run: async ({ records, language, now }, { user }) => {
    const tiers = new Map((await records.where(vipTier, {})).map(({ id, name }) => [id, captionText(name, language)]))
    const members = await records.where(vipMember, { user })
    const own = (await records.where(vipRecord, { user })).slice(-mostTold).reverse()
    const until = members.map<Finding>(({ tier, expiresAt, state }) => {
      const isOn = state !== 'revoked' && expiresAt !== null && Date.parse(expiresAt) > now.getTime()
      return {
        caption: isOn ? `${page}.timeline.until` : `${page}.timeline.ended`,
        params: { tier: tiers.get(tier) ?? '' },
        value: expiresAt?.slice(0, 10) ?? '',
        tone: isOn ? 'good' : 'warn',
      }
    })
    const told = own.map<Finding>(({ kind, days, createdAt }) => ({
      caption: `vipRecord.kind.${kind}`,
      value: `${createdAt.slice(0, 10)}  ${days > 0 ? '+' : ''}${days}`,
      to: `/vip-manage/vip-detail?user=${user}`,
    }))
    const never: Finding[] = members.length === 0 ? [{ caption: `${page}.timeline.never`, tone: 'warn' }] : []
    return { findings: [...never, ...until, ...told] }
  },
})

function tiesOf({ user, tier, order, code, issue, vipProduct }: VipRecord) {
  return { user, tier, order, code, issue, vipProduct }
}
