import * as commands from '../../../../commands/short-manage/episode-buy-itemized'
import shortUnlock from '../../../entities/short-manage/short-unlock'
import user from '../../../entities/user-manage/user'
import type { Row } from '../../../schema/entity'
import { caption } from '../../base/captions'
import { moveCurrency } from '../../domain/commerce/ledger'
import { serialNumber } from '../../operations/serial-number'
import { unlockSums } from '../../domain/shorts/files'
import { requestOwnExport } from '../../jobs/export/own-export'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

const page = '/short-manage/episode-buy-itemized'

type Unlock = Row<typeof shortUnlock>

interface Refunding {
  readonly refundReason: Unlock['refundReason']
  readonly refundNote: string | null
}

export default handlers(commands, {
  exportByTitle: {
    run: async (context, params) => {
      const title = caption(context.language, 'short-manage.episode-buy-itemized.exportByTitle')
      return { taskId: await requestOwnExport(context, unlockSums, { title, page, params: { ...params } }) }
    },
  },

  exportByEpisode: {
    run: async (context, params) => {
      const title = caption(context.language, 'short-manage.episode-buy-itemized.exportByEpisode')
      return { taskId: await requestOwnExport(context, unlockSums, { title, page, params: { ...params } }) }
    },
  },

  refund: { check: hasPayment, run: giveBack, undo: 'never' },

  refundLarge: { check: hasPayment, run: giveBack, undo: 'never' },

  unlockFor: {
    run: async ({ records, now, account }, { user: userId, short, episodes, reason }) => {
      const holder = await records.get(user, userId)
      const [from = 0, to = from] = episodes.split('-').map(Number)
      if (from < 1 || to < from) throw badField('episodes', 'activity.rangeReversed')
      const { id } = await records.insert(shortUnlock, {
        ...{ user: userId, short, fromNumber: from, toNumber: to },
        unlockNo: serialNumber('SU', now),
        method: 'compensation',
        coins: 0,
        bonusCoins: 0,
        auto: false,
        country: holder.country,
        refundNote: `${reason} (${account.username})`.slice(0, 200),
      })
      return { id }
    },
  },
})

/** Coins go back by the entry that took them. */
async function hasPayment(
  _context: Context,
  { coins, bonusCoins, currencyEntry: paidBy }: Unlock,
): Promise<true | string> {
  return (coins ?? 0) + (bonusCoins ?? 0) === 0 || paidBy !== null || 'short-manage.episode-buy-itemized.refund.noEntry'
}

/** Books the coins back into the user's wallet, once, and puts the unlock down as refunded. */
async function giveBack(context: Context, row: Unlock, { refundReason, refundNote }: Refunding): Promise<void> {
  const amount = (row.coins ?? 0) + (row.bonusCoins ?? 0)
  if (amount > 0 && row.user !== null)
    await moveCurrency(context, {
      user: row.user,
      currency: 'coin',
      amount,
      scene: 'refund',
      ...(row.unlockNo !== null && { sourceNo: row.unlockNo }),
      ...(refundNote !== null && { remark: refundNote }),
    })
  await context.records.update(shortUnlock, row, { state: 'refunded', refundReason, refundNote })
}
