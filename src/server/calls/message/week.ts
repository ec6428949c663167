import { sql } from 'kysely'
import type { Answer } from '../../../calls/define-call'
import * as calls from '../../../calls/message'
import push from '../../../entities/service-manage/push'
import { addDays, startOfDay } from '../../../fields/zone'
import { isNameable } from '../../access/own-rows'
import { rowFrom } from '../../db/storage'
import { areaClocks } from '../../domain/messages/area-clocks'
import { type Overlap, overlapsOf, toldOf } from '../../domain/messages/overlaps'
import { quietRules, readPushSettings } from '../../domain/messages/push-settings'
import { badField } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'

/** Pushes of a week that are looked at for overlaps. */
const maxCompared = 100

/**
 * What the week calendar of the pushes is drawn by. `date` is its first day; `area` has it shown by the clock of most of the
 * area's users and under the area's quiet hours, else it is shown by `zone`.
 */
export const week = serve(calls.week, {
  id: 'push.week',
  guard: { anyOf: ['ServiceManage:pushList'] },
  run: async (context, { date, area, zone: asked }) => {
    const { db } = context
    const zone = (area === undefined ? undefined : await zoneOf(context, area, date)) ?? knownZone(asked)
    const rules = quietRules(await readPushSettings(db))
    const own = area === undefined ? undefined : rules.byArea.get(area)
    const from = new Date(startOfDay(date, zone))
    const to = new Date(startOfDay(addDays(date, 7), zone))
    return {
      zone,
      from: from.toISOString(),
      to: to.toISOString(),
      quietFrom: own?.quietFrom ?? rules.quietFrom,
      quietTo: own?.quietTo ?? rules.quietTo,
      overlaps: await overlapsIn(context, from, to),
    }
  },
})

async function zoneOf({ db }: Context, area: number, date: string): Promise<string | undefined> {
  const [clock] = await areaClocks(db, [area], new Date(`${date}T00:00:00Z`))
  return clock?.zones[0]?.zone
}

/** @throws A0400 where this server does not know the zone */
function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    throw badField('zone', 'error.notChoice')
  }
}

async function overlapsIn(context: Context, from: Date, to: Date): Promise<Answer<typeof calls.week>['overlaps']> {
  const { rows } = await sql<Record<string, unknown>>`select * from push
    where category = 'marketing' and state in ('pendingApproval', 'scheduled', 'sending')
      and send_at >= ${from.toISOString()} and send_at < ${to.toISOString()}
      and ${isNameable(context, push, sql.ref('push.id'))}
    order by send_at, id limit ${maxCompared}`.execute(context.db)
  const found: [number, readonly Overlap[]][] = []
  for (const stored of rows) {
    const row = rowFrom(push, stored)
    const overlaps = await toldOf(context, await overlapsOf(context, row, new Date(row.sendAt ?? from)))
    if (overlaps.length > 0) found.push([row.id, overlaps])
  }
  return Object.fromEntries(found)
}
