import { isDeepStrictEqual } from 'node:util'
import { confirmPayout } from '../../../../commands/short-manage/partner'
import shortPartner from '../../../entities/short-manage/short-partner'
import { defineRules, handle } from '../../operations/handler'

/** New payout data is held for so many hours: time for the partner to say that it was not them. */
const heldHours = 72

export const confirming = handle(confirmPayout, {
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
  run: ({ records }, row) =>
    records.update(shortPartner, row, {
      payout: row.payoutNext,
      payoutNext: null,
      payoutChangedBy: null,
      payoutChangedAt: null,
    }),
})

export const partnerRules = defineRules(shortPartner, {
  beforeSave: async ({ account, now }, draft, current) => {
    if (!current || current.payout === null || draft.payout === undefined) return
    if (isDeepStrictEqual(draft.payout, current.payout)) return
    return {
      payout: current.payout,
      payoutNext: draft.payout,
      payoutChangedBy: account.id,
      payoutChangedAt: now.toISOString(),
    }
  },
})
