import { sql } from 'kysely'
import payChannel from '../../../entities/goods-and-order/pay-channel'
import { isMasked } from '../../../fields/masked'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { settling, type Due } from '../../clock/settle-due'

/** Credentials come with a new channel; those of one that is there are rotated, with a second person. */
export const payChannelRules = defineRules(payChannel, {
  beforeSave: ({ now }, draft, current) => {
    if (draft.credentials === undefined) return Promise.resolve()
    if (current) throw badField('credentials', 'goods-and-order.pay-manage.rotateInstead')
    // A copy of another channel holds what its form showed.
    if (draft.credentials?.some(({ text }) => isMasked(text)))
      throw badField('credentials', 'goods-and-order.pay-manage.maskedCredentials')
    return Promise.resolve({ credentialsAt: now.toISOString() })
  },
})

/** Forgets credentials whose day is over. */
export const formerCredentials: readonly Due[] = [
  {
    code: 'payChannel.forgetFormer',
    due: (now) => sql<{ id: number }>`select id from pay_channel where former_until <= ${now} order by id`,
    settle: async ({ records }, id) => {
      const row = await records.find(payChannel, id)
      if (row) await records.update(payChannel, row, { formerCredentials: null, formerUntil: null })
    },
  },
]

export const forgettingFormer = settling('payChannel.forgetFormer', formerCredentials, 300)
