import push from '../../../entities/service-manage/push'
import { sql } from 'kysely'
import { Records } from '../../db/records'
import { defineWork } from '../../jobs/work'
import { deliveryOf } from '../../push/delivery-of'
import type { PushDelivery } from '../../push/push-delivery'
import { asSystem } from '../../run/as-system'
import type { Services } from '../../base/services'
import { claimTests, writeAnswers, type QueuedTest } from './push-outbox'
import { answerOf, messageOf } from './send-batch'
import { targetTitles } from './target-title'

/** The work that sends the tests that are in the outbox. */
export const sendTestsWork = 'message.sendTests'

/** How many at a time: a server that dies leaves few that may arrive twice. */
const batchSize = 100

/**
 * Sends the tests that were asked for and committed; also those that a server left behind when it died. One that dies between the
 * provider's answer and the note of it has its messages sent once more: on the phone the second replaces the first.
 */
export async function sendTests(
  services: Services,
  now: Date,
  delivery: PushDelivery = deliveryOf(services.config),
  signal?: AbortSignal,
): Promise<void> {
  for (let taken = batchSize; taken === batchSize && !signal?.aborted;) {
    const tests = await claimTests(services.db, now, batchSize)
    taken = tests.length
    for (const id of new Set(tests.map(({ push_id }) => Number(push_id)))) {
      const own = tests.filter(({ push_id }) => Number(push_id) === id)
      await sendOwn(services, id, own, now, delivery)
    }
  }
}

export const sendingTests = defineWork(sendTestsWork, {
  lane: 'delivery',
  everySeconds: 60,
  stopsItself: true,
  run: (services, _data, signal) => sendTests(services, new Date(), undefined, signal),
})

async function sendOwn(
  services: Services,
  id: number,
  tests: readonly QueuedTest[],
  now: Date,
  delivery: PushDelivery,
): Promise<void> {
  const row = await new Records(services.db, null, now).get(push, id)
  const titles = await targetTitles({ db: services.db, services }, row.target)
  const variant = row.variants?.versions[0]?.code ?? null
  const messages = tests.map((each) => messageOf(row, { ...each, variant }, titles))
  const answers = await delivery.send(messages, now)
  await asSystem(services, 'ServiceManage:pushList.bySystem', now, async ({ db, records }) => {
    const tested = await records.find(push, id)
    await writeAnswers(
      db,
      tests.map((each, index) => answerOf(each.id, answers[index])),
      now,
    )
    // Whom no provider took it for has seen nothing: the push is not tested.
    if (tested?.state === 'draft' && tested.testedAt !== null && !(await isOut(db, id, tested.testedAt)))
      await records.update(push, tested, { testedAt: null })
  })
  services.events.changed([{ entity: push.name, id, label: '', before: null, after: null }])
}

/** Whether a test is with a provider, or on its way there. */
async function isOut(db: Services['db'], id: number, testedAt: string): Promise<boolean> {
  const { rows } = await sql`select 1 from push_outbox where push_id = ${id} and kind = 'test' and status <> 'failed'
    and queued_at = ${testedAt} limit 1`.execute(db)
  return rows.length > 0
}
