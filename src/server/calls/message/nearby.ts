import { sql } from 'kysely'
import * as calls from '../../../calls/message'
import push from '../../../entities/service-manage/push'
import { rowFrom } from '../../db/storage'
import { nearbyOf, toldOf } from '../../domain/messages/overlaps'
import { notFound } from '../../base/errors'
import { serve } from '../../pipeline/serve'

/** The same hours: less than so far from a push's own moment, in milliseconds. */
const sameHours = 3 * 3_600_000

/** The other pushes that go to some of a push's people in the same hours, for who approves it. */
export const nearby = serve(calls.nearby, {
  id: 'push.nearby',
  about: { entity: push, by: 'id' },
  guard: { anyOf: ['ServiceManage:pushList.approve', 'ServiceManage:pushList'] },
  run: async (context, { id }) => {
    const { rows } = await sql<Record<string, unknown>>`select * from push where id = ${id}`.execute(context.db)
    if (!rows[0]) throw notFound(push.name, id)
    const row = rowFrom(push, rows[0])
    const at = row.schedule === 'now' || row.sendAt === null ? context.now : new Date(row.sendAt)
    return toldOf(context, await nearbyOf(context, row, at, sameHours))
  },
})
