import { sql } from 'kysely'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../base/services'

/**
 * Brings in line whether what plates show can be played: a title that has left the shelf, is over or has no rights where the
 * item is shown is hidden there. A figure, not a change: no versions are written.
 */
export async function alignPlates(services: Services, now: Date): Promise<void> {
  const at = now.toISOString()
  await sql`update plate_item p set availability = f.stands from (
      select i.id, case
          when c.id is null or c.state <> 'published' then 'offline'
          when i.ends_at <= ${at} or c.off_at <= ${at} or c.licence_ends_at <= ${at} then 'expired'
          when not (-1 = any(c.areas) or c.areas && i.areas or -1 = any(i.areas)) then 'noRights'
          else 'ok' end as stands
      from plate_item i left join content_item c on c.id = case when i.target ->> 'type' in ('MOVIE', 'DRAMA', 'SHORT')
        then (i.target ->> 'target')::bigint end
      where i.target ->> 'type' in ('MOVIE', 'DRAMA', 'SHORT')) f
    where f.id = p.id and p.availability is distinct from f.stands`.execute(services.db)
  await sql`update plate p set unavailable = f.count from (
      select x.id, (select count(*) from plate_item i where i.plate = x.id and i.enabled
        and i.availability in ('offline', 'noRights', 'expired')) as count from plate x) f
    where f.id = p.id and p.unavailable is distinct from f.count`.execute(services.db)
}

export const aligningPlates = defineWork('plates.availability', {
  lane: 'clock',
  everySeconds: 60,
  run: (services) => alignPlates(services, new Date()),
})
