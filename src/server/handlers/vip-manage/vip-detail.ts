import * as commands from '../../../../commands/vip-manage/vip-detail'
import vipMember from '../../../entities/vip-manage/vip-member'
import vipRecord from '../../../entities/vip-manage/vip-record'
import vipTier from '../../../entities/vip-manage/vip-tier'
import type { Finding } from '../../../schema/findings'
import { page, type VipRecord } from '../../domain/commerce/vip-records'
import { changeVipTime, unusedDays } from '../../domain/commerce/vip-time'
import { captionText } from '../../domain/payments/caption-text'
import { handlers } from '../../operations/handler'

/** How many of the latest records are listed. */
const maxShown = 12

export default handlers(commands, {
  correct: {
    undo: 'never',
    run: async (context, row, { days, reason }) => {
      await changeVipTime(context, { ...tiesOf(row), kind: 'correction', days, reason })
    },
  },

  /** A record is taken back once, and only what is still ahead of it. */
  reverse: {
    undo: 'never',
    run: async (context, row, { reason }) => {
      const [member] = await context.records.where(vipMember, { user: row.user, tier: row.tier }, 1)
      const days = Math.min(row.days, member ? unusedDays(member, context.now) : 0)
      const opposite = await changeVipTime(context, { ...tiesOf(row), kind: 'correction', days: -days, reason })
      await context.records.update(vipRecord, row, { reversedBy: opposite.id })
    },
  },

  timeline: {
    run: async ({ records, language, now }, { user }) => {
      const tiers = new Map((await records.where(vipTier, {})).map(({ id, name }) => [id, captionText(name, language)]))
      const members = await records.where(vipMember, { user })
      const own = (await records.where(vipRecord, { user })).slice(-maxShown).reverse()
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
  },
})

function tiesOf({ user, tier, order, code, issue, vipProduct }: VipRecord) {
  return { user, tier, order, code, issue, vipProduct }
}
