import { setTimeout as wait } from 'node:timers/promises'
import push from '../../../entities/service-manage/push'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../base/services'
import { asSystem } from '../../run/as-system'
import { forgetSetbacks, lease, putOff, releaseLease, renewedEveryMs, renewLease } from './delivery-row'
import { namedWinner } from './name-winner'
import { queueBatch } from './queue-batch'
import { sendBatch } from './send-batch'

/** Sends on for this long at a time, in milliseconds: other background work gets its turn in between. */
const longestTurn = 5_000

/** The name under which a push is sent on. */
export const deliverPushWork = 'message.deliverPush'

/** Sends a push that is under way on, batch by batch, and asks for the next turn. */
export const deliverPushOn = defineWork<{ push: number }>(deliverPushWork, {
  lane: 'delivery',
  run: async (services, { push: id }) => {
    const isMore = await deliverPush(services, id)
    if (isMore) await services.jobs.schedule({ db: services.db }, deliverPushWork, { push: id }, new Date())
  },
})

interface Turn {
  /** What time it is. */
  readonly clock?: () => Date
  /** Keeps to the messages a second that the push asks for. */
  readonly isPaced?: boolean
  /** In milliseconds. */
  readonly longest?: number
}

/**
 * Sends a push on for a turn: each batch is written down before it goes out. Does nothing while another server is at it.
 * @returns whether there is more to send at once
 */
export async function deliverPush(
  services: Services,
  id: number,
  { clock = () => new Date(), isPaced = true, longest = longestTurn }: Turn = {},
): Promise<boolean> {
  if (!(await lease(services.db, id))) return false
  const until = performance.now() + longest
  // Who takes its messages may be waited for longer than a lease lasts.
  const keeping = setInterval(() => void renewLease(services.db, id).catch(() => undefined), renewedEveryMs)
  let isAway = false
  try {
    while (performance.now() < until) {
      const started = performance.now()
      const next = await queueBatch(services, id, clock())
      if (next.kind === 'stopped') return false
      if (next.kind === 'finished') return await finish(services, id, clock())
      if (next.kind === 'later') {
        if (next.at !== null || !(await namedWinner(services, id, clock()))) return false
        continue
      }
      if (next.rows.length > 0) {
        isAway = !(await sendBatch(services, next.push, next.rows, clock()))
        if (isAway) return false
        await forgetSetbacks(services.db, id)
      }
      services.events.changed([{ entity: push.name, id, label: '', before: null, after: null }])
      const due = started + (next.rows.length / next.perSecond) * 1000
      if (isPaced && due > performance.now()) await wait(due - performance.now())
    }
    return true
  } finally {
    clearInterval(keeping)
    await (isAway ? putOff : releaseLease)(services.db, id)
  }
}

async function finish(services: Services, id: number, now: Date): Promise<false> {
  await asSystem(services, 'ServiceManage:pushList.bySystem', now, async ({ records }) => {
    const row = await records.find(push, id)
    if (row?.state === 'sending') await records.update(push, row, { state: 'sent' })
  })
  return false
}
