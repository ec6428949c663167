import { sql } from 'kysely'
import type push from '../../../entities/service-manage/push'
import { addDays, momentAt, wallClock } from '../../../fields/zone'
import type { Row } from '../../../schema/entity'
import type { SystemContext } from '../../run/as-system'
import { deliverPushWork } from './deliver-push'
import { beginDelivery, type DeliveryPlan } from './delivery-row'
import { estimateAudience } from './estimate-audience'

type Push = Row<typeof push>

/** Has a push that has just turned to `sending` sent, in the caller's transaction. */
export async function beginSending({ db, services, now }: SystemContext, row: Push): Promise<void> {
  await beginDelivery(db, row.id, await planOf(db, row))
  if (row.targetCount === null) {
    const { matched } = await estimateAudience({ db, services }, row, { push: row.id, category: row.category, at: now })
    await sql`update push set target_count = ${matched} where id = ${row.id}`.execute(db)
  }
  await services.jobs.schedule({ db }, deliverPushWork, { push: row.id }, now)
}

/** By local time everybody gets it the next time their own clock shows the hour: within a day of the push's moment. */
async function planOf(db: SystemContext['db'], { schedule, localTime, sendAt }: Push): Promise<DeliveryPlan> {
  if (schedule !== 'localTime' || localTime === null || sendAt === null) return {}
  const { rows } = await sql<{ zone: string }>`select distinct coalesce(timezone, 'UTC') as zone from "user"`.execute(
    db,
  )
  return { zones: Object.fromEntries(rows.map(({ zone }) => [zone, nextLocal(zone, localTime, Date.parse(sendAt))])) }
}

/** The first moment from a given one on at which a clock in the zone shows `HH:MM`; unknown zones count as UTC. */
export function nextLocal(zone: string, time: string, from: number): string {
  try {
    const { date } = wallClock(from, zone)
    const today = momentAt(date, `${time}:00`, zone)
    return new Date(today >= from ? today : momentAt(addDays(date, 1), `${time}:00`, zone)).toISOString()
  } catch {
    return nextLocal('UTC', time, from)
  }
}
