import { sql } from 'kysely'
import * as commands from '../../../../commands/vip-manage/vip-code'
import user from '../../../entities/user-manage/user'
import vipCode from '../../../entities/vip-manage/vip-code'
import vipCodeBatch from '../../../entities/vip-manage/vip-code-batch'
import { nameableOf } from '../../access/own-rows'
import { refuseTooMany } from '../../run/reveal'
import { voidUnused } from '../../domain/commerce/vip-codes'
import { handlers } from '../../operations/handler'

/** How many codes one account may look up within 24 hours. */
const lookupsADay = 50

export default handlers(commands, {
  void: {
    undo: 'never',
    check: (_context, row, { creditNote }) => {
      const isSold = row.purpose === 'sale' || row.purpose === 'partner'
      return Promise.resolve(!isSold || Boolean(creditNote) || 'vip-manage.vip-code.void.creditNote')
    },
    run: async (context, row, { reason, creditNote }) => {
      const why = creditNote ? `${reason} (${creditNote})` : reason
      await voidUnused(context, row, why, sql`true`)
      await context.records.update(vipCodeBatch, await context.records.get(vipCodeBatch, row.id), { state: 'voided' })
    },
  },

  /** What lies beyond the caller's view is unknown to it, as a code that nobody made. */
  lookup: {
    guard: (context) => refuseTooMany(context, { code: 'VipManage:vipCode.lookup' }, lookupsADay),
    run: async (context, { code }) => {
      const { records } = context
      const wanted = code.trim().toUpperCase()
      const [found] = await records.where(vipCode, { code: wanted }, 1)
      const [shared] = await records.where(vipCodeBatch, { sharedCode: wanted }, 1)
      const batch = found ? await records.get(vipCodeBatch, found.batch) : shared
      const isKnown = batch !== undefined && (await nameableOf(context, vipCodeBatch, [batch.id])).has(batch.id)
      if (!isKnown) return { findings: [{ caption: 'vip-manage.vip-code.lookup.unknown', tone: 'bad' as const }] }
      const place = 'vip-manage.vip-code.lookup'
      return {
        findings: [
          { caption: `${place}.batch`, value: batch.name, to: `/vip-manage/vip-code-detail/${batch.id}` as const },
          ...(found
            ? [
                {
                  caption: `vipCode.state.${found.state}`,
                  value: found.redeemedAt?.slice(0, 16).replace('T', ' ') ?? '',
                },
              ]
            : []),
          ...(found?.user && (await nameableOf(context, user, [found.user])).has(found.user)
            ? [{ caption: `${place}.user`, value: found.user, to: `/user-manage/user-detail/${found.user}` as const }]
            : []),
          { caption: `vipCodeBatch.state.${batch.state}`, value: batch.validTo.slice(0, 10) },
        ],
      }
    },
  },
})
