import { sql } from 'kysely'
import type { Answer } from '../../../calls/define-call'
import * as calls from '../../../calls/message'
import push from '../../../entities/service-manage/push'
import { serve } from '../../pipeline/serve'

/** What phones have reported so far of the test that a push was sent at a moment. */
export const testReceipts = serve(calls.testReceipts, {
  id: 'push.testReceipts',
  about: { entity: push, by: 'id' },
  guard: {
    anyOf: [
      'ServiceManage:pushList.testSend',
      'ServiceManage:createPush.testSend',
      'ServiceManage:updatePush.testSend',
    ],
  },
  run: async ({ db }, { id, testedAt }) => {
    const { rows } = await sql<Answer<typeof calls.testReceipts>[number]>`select device_id as "deviceKey", status,
        coalesce(answer, reason) as answer from push_outbox
      where push_id = ${id} and kind = 'test' and device_id is not null and queued_at = ${testedAt} order by id`.execute(
      db,
    )
    return rows.map((row) => ({ ...row, deviceKey: Number(row.deviceKey) }))
  },
})
