import { sql } from 'kysely'
import * as commands from '../../../../../commands/vip-manage/vip-code-detail/[id]'
import vipCode from '../../../../entities/vip-manage/vip-code'
import vipCodeBatch from '../../../../entities/vip-manage/vip-code-batch'
import vipMember from '../../../../entities/vip-manage/vip-member'
import vipRecord from '../../../../entities/vip-manage/vip-record'
import { revealing } from '../../../run/reveal'
import { voidUnused } from '../../../domain/commerce/vip-codes'
import { changeVipTime, unusedDays } from '../../../domain/commerce/vip-time'
import { handlers } from '../../../operations/handler'
import { badField, refused } from '../../../base/errors'

export default handlers(commands, {
  void: {
    undo: 'never',
    run: async ({ records }, row, { voidReason }) => {
      await records.update(vipCode, row, { state: 'voided', voidReason })
      const batch = await records.get(vipCodeBatch, row.batch)
      await records.update(vipCodeBatch, batch, { voided: (batch.voided ?? 0) + 1 })
    },
  },

  voidRange: {
    run: async (context, { batch: id, firstSerial, lastSerial, voidReason }) => {
      if (firstSerial > lastSerial) throw badField('lastSerial', 'vip-manage.vip-code-detail.voidRange.order')
      const batch = await context.records.get(vipCodeBatch, id)
      const count = await voidUnused(context, batch, voidReason, sql`serial between ${firstSerial} and ${lastSerial}`)
      return { findings: [{ caption: 'vip-manage.vip-code-detail.voidRange.voided', value: count }] }
    },
  },

  /** The days that the code gave and that are still ahead. */
  reverse: {
    undo: 'never',
    check: async ({ records }, row) =>
      (row.user !== null && (await records.where(vipRecord, { code: row.id }, 1)).length > 0) ||
      'vip-manage.vip-code-detail.reverse.noRecord',
    run: async (context, row, { reason }) => {
      const { records, now } = context
      const [given] = await records.where(vipRecord, { code: row.id, kind: 'code' }, 1)
      if (!given) throw refused('vip-manage.vip-code-detail.reverse.noRecord')
      const named = { user: given.user, tier: given.tier }
      const [member] = await records.where(vipMember, named, 1)
      const days = Math.min(given.days, member ? unusedDays(member, now) : 0)
      const opposite = await changeVipTime(context, { ...named, kind: 'correction', days: -days, code: row.id, reason })
      await records.update(vipRecord, given, { reversedBy: opposite.id })
      await records.update(vipCode, row, { state: 'reversed' })
    },
  },

  reveal: revealing(commands.reveal, ['code'], 20),
})
