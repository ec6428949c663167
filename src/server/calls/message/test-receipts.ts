import { sql } from 'kysely'
import { z } from 'zod'
import push from '../../../entities/service-manage/push'
import type { OutboxStatus } from '../../domain/messages/push-outbox'
import { defineOperation } from '../../pipeline/operation'

/** How far a test has come on one device. */
interface TestReceipt {
  readonly deviceKey: number
  readonly status: OutboxStatus
  /** The provider's own word; null before it was asked. */
  readonly answer: string | null
}

/** What phones have told so far of the test that a push was sent at a moment. */
export const testReceipts = defineOperation({
  id: 'push.testReceipts',
  about: { entity: push, by: 'id' },
  method: 'GET',
  url: '/message/backend/push/testReceipts',
  guard: {
    anyOf: [
      'ServiceManage:pushList.testSend',
      'ServiceManage:createPush.testSend',
      'ServiceManage:updatePush.testSend',
    ],
  },
  input: z.strictObject({
    id: z.coerce.number('error.notNumber').int('error.notWhole'),
    testedAt: z.iso.datetime({ error: 'error.notInstant' }),
  }),
  run: async ({ db }, { id, testedAt }): Promise<TestReceipt[]> => {
    const { rows } = await sql<TestReceipt>`select device_id as "deviceKey", status,
        coalesce(answer, reason) as answer from push_outbox
      where push_id = ${id} and kind = 'test' and device_id is not null and queued_at = ${testedAt} order by id`.execute(
      db,
    )
    return rows.map((row) => ({ ...row, deviceKey: Number(row.deviceKey) }))
  },
})
