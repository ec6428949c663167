import { sql } from 'kysely'
import { z } from 'zod'
import push from '../../../entities/service-manage/push'
import { rowFrom } from '../../db/storage'
import { nearbyOf, toldOf } from '../../domain/messages/overlaps'
import { notFound } from '../../base/errors'
import { defineOperation } from '../../pipeline/operation'

/** The same hours: less than so far from a push's own moment, in milliseconds. */
const sameHours = 3 * 3_600_000

/** The other pushes that go to some of a push's people in the same hours, for who approves it. */
export const nearby = defineOperation({
  id: 'push.nearby',
  about: { entity: push, by: 'id' },
  method: 'GET',
  url: '/message/backend/push/nearby',
  guard: { anyOf: ['ServiceManage:pushList.approve', 'ServiceManage:pushList'] },
  input: z.strictObject({ id: z.coerce.number('error.notNumber').int('error.notWhole') }),
  run: async (context, { id }) => {
    const { rows } = await sql<Record<string, unknown>>`select * from push where id = ${id}`.execute(context.db)
    if (!rows[0]) throw notFound(push.name, id)
    const row = rowFrom(push, rows[0])
    const at = row.schedule === 'now' || row.sendAt === null ? context.now : new Date(row.sendAt)
    return toldOf(context, await nearbyOf(context, row, at, sameHours))
  },
})
