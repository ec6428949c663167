import * as commands from '../../../../commands/ugc/report-list'
import { fixedItem } from '../../../dictionaries/dictionaries'
import { daysFrom } from '../../operations/days-from'
import { bansInForce, banUser, endBan, settleUser } from '../../domain/users/bans'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  banReporter: {
    check: (_context, { reporter }) => Promise.resolve(reporter !== null || 'ugc.report-list.noReporter'),
    run: async (context, { reporter }, { days, reason }) => {
      if (reporter === null) return
      await banUser(context, reporter, {
        scope: 'report',
        reasonCode: fixedItem('userBanReason', 'abuse'),
        reason,
        expiresAt: daysFrom(context.now, days).toISOString(),
        source: 'report',
      })
    },
  },

  allowReporter: {
    check: async (context, { reporter }) => {
      const inForce = reporter === null ? [] : await bansInForce(context, reporter)
      return inForce.some(({ scope }) => scope === 'report') || 'ugc.report-list.mayReport'
    },
    run: async (context, { reporter }, { reason }) => {
      if (reporter === null) return
      for (const ban of await bansInForce(context, reporter))
        if (ban.scope === 'report') await endBan(context, ban, { state: 'lifted', reason })
      await settleUser(context, reporter)
    },
  },
})
