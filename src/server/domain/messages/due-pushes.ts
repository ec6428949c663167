import { sql } from 'kysely'
import push from '../../../entities/service-manage/push'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../base/services'
import { asSystem } from '../../run/as-system'
import { beginSending } from './begin-sending'
import { deliverPushWork } from './deliver-push'
import { sendOccurrence } from './send-occurrence'

/** The name under which pushes whose hour has come are looked for. */
export const duePushesWork = 'message.duePushes'

/** Looks for pushes whose hour has come, and for those that nobody is sending on. */
export const sendDuePushes = defineWork(duePushesWork, {
  lane: 'delivery',
  everySeconds: 10,
  run: async (services) => {
    const now = new Date()
    await startDuePushes(services, now)
    await takeUpAgain(services, now)
  },
})

/** Has every push whose hour has come sent; each in a transaction of its own. A repeated one sends its next occurrence. */
export async function startDuePushes(services: Services, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from push
    where state = 'scheduled' and send_at <= ${now.toISOString()} order by send_at, id limit 100`.execute(services.db)
  for (const { id } of rows)
    await asSystem(services, 'ServiceManage:pushList.byTime', now, async (context) => {
      const row = await context.records.find(push, id)
      if (row?.state !== 'scheduled' || row.sendAt === null || Date.parse(row.sendAt) > now.getTime()) return
      if (row.schedule === 'recurring') return sendOccurrence(context, row)
      await beginSending(context, await context.records.update(push, row, { state: 'sending' }))
    }).catch((error: unknown) => services.log.error({ err: error, push: id }, 'a push could not be started'))
}

async function takeUpAgain(services: Services, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`select p.id from push p join push_delivery d on d.push_id = p.id
    where (p.state = 'sending' or (p.state = 'sent' and d.plan -> 'isResend' = 'true'::jsonb))
      and (d.leased_until is null or d.leased_until < now()) order by p.id limit 100`.execute(services.db)
  for (const { id } of rows) await services.jobs.schedule({ db: services.db }, deliverPushWork, { push: id }, now)
}
