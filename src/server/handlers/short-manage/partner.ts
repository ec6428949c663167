import * as commands from '../../../../commands/short-manage/partner'
import shortPartner from '../../../entities/short-manage/short-partner'
import { handlers } from '../../operations/handler'

/** New payout data is held for this many hours: time for the partner to say that it was not them. */
const heldHours = 72

export default handlers(commands, {
  confirmPayout: {
    check: async ({ account, now }, { payoutChangedBy, payoutChangedAt }) => {
      if (payoutChangedBy === account.id) return 'short-manage.partner.confirmPayout.own'
      const age = now.getTime() - Date.parse(payoutChangedAt ?? now.toISOString())
      return (
        age >= heldHours * 3_600_000 || {
          caption: 'short-manage.partner.confirmPayout.early',
          params: { hours: String(heldHours) },
        }
      )
    },
    run: async ({ records }, row) => {
      await records.update(shortPartner, row, {
        payout: row.payoutNext,
        payoutNext: null,
        payoutChangedBy: null,
        payoutChangedAt: null,
      })
    },
  },
})
