import * as commands from '../../../../../commands/vip-manage/vip-detail/members'
import vipMember from '../../../../entities/vip-manage/vip-member'
import vipRecord from '../../../../entities/vip-manage/vip-record'
import { endOf, page } from '../../../domain/commerce/vip-records'
import { changeVipTime, showVip, unusedDays } from '../../../domain/commerce/vip-time'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  revoke: {
    undo: 'never',
    run: async (context, member, { reason }) => {
      const days = -unusedDays(member, context.now)
      await changeVipTime(context, { user: member.user, tier: member.tier, kind: 'revoke', days, reason })
      await context.records.update(vipMember, await context.records.get(vipMember, member.id), { state: 'revoked' })
      await showVip(context, member.user)
    },
  },

  reinstate: {
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
  },

  recalculate: {
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
  },
})
