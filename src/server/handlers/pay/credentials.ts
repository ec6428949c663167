import { sql } from 'kysely'
import { rotateKey } from '../../../../commands/goods-and-order/pay-manage'
import payChannel from '../../../entities/goods-and-order/pay-channel'
import { defineWork } from '../../jobs/work'
import { asSystem } from '../../operations/as-system'
import { defineRules, handle } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import type { Services } from '../../services'

/** Payments under way are still signed with the former credentials. */
const formerHours = 24

/** Credentials come with a new channel; those of one that is there are rotated, with a second person. */
export const payChannelRules = defineRules(payChannel, {
  beforeSave: ({ now }, draft, current) => {
    if (draft.credentials === undefined) return Promise.resolve()
    if (current) throw badField('credentials', 'goods-and-order.pay-manage.rotateInstead')
    // A copy of another channel holds what its form showed.
    if (draft.credentials?.some(({ text }) => text.startsWith('•••')))
      throw badField('credentials', 'goods-and-order.pay-manage.maskedCredentials')
    return Promise.resolve({ credentialsAt: now.toISOString() })
  },
})

/** The former credentials stay valid for a day. */
export const rotating = handle(rotateKey, {
  undo: 'never',
  run: async ({ records, now }, row, { credentials }) => {
    await records.update(payChannel, row, {
      credentials,
      credentialsAt: now.toISOString(),
      formerCredentials: row.credentials,
      formerUntil: new Date(now.getTime() + formerHours * 3_600_000).toISOString(),
    })
  },
})

/** Forgets credentials whose day is over. */
export async function forgetFormer(services: Services, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from pay_channel
    where former_until <= ${now.toISOString()} order by id limit 500`.execute(services.db)
  for (const { id } of rows)
    await asSystem(services, 'payChannel.forgetFormer', now, async ({ records }) => {
      const row = await records.find(payChannel, id)
      if (row) await records.update(payChannel, row, { formerCredentials: null, formerUntil: null })
    })
}

export const forgettingFormer = defineWork('payChannel.forgetFormer', {
  everySeconds: 300,
  run: (services) => forgetFormer(services, new Date()),
})
