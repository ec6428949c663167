import { sql, type Kysely } from 'kysely'
import { ALL_AREAS } from '../../../fields/areas/field'
import { offsetAt } from '../../../fields/zone'
import type { Captions } from '../../../schema/field'
import type { Database } from '../../db/database'
import { isQuiet } from '../../push/quiet-hours'
import { quietRules, readPushSettings } from './push-settings'

/** The time zones in which an area lives. */
export interface AreaClock {
  readonly id: number
  readonly label: Captions
  readonly zones: readonly {
    readonly zone: string
    /** Whether people there are not to be disturbed then. */ readonly isQuiet: boolean
  }[]
}

/** Zones of an area that are distinguished, at the most. */
const maxZones = 3

/** The clocks of the chosen areas at a moment, those of most users first; of all areas, where all are chosen. */
export async function areaClocks(db: Kysely<Database>, areas: readonly number[], at: Date): Promise<AreaClock[]> {
  const which = areas.includes(ALL_AREAS) ? sql`a."group" = 'state'` : sql`a.id = any(${areas})`
  const { rows } = await sql<{ id: number; label: Captions; zone: string }>`
    select a.id, a.name as label, c.timezone as zone
    from area_config a, unnest(a.countries) each join country c on c.id = each
    where ${which} group by a.id, a.name, c.timezone
    order by a."order", a.id, sum(coalesce(c.users, 0)) desc, c.timezone`.execute(db)
  const rules = quietRules(await readPushSettings(db))
  const clocks = new Map<
    number,
    { id: number; label: Captions; zones: AreaClock['zones'][number][]; offsets: Set<number> }
  >()
  for (const { id, label, zone } of rows) {
    const clock = clocks.get(id) ?? { id, label, zones: [], offsets: new Set() }
    clocks.set(id, clock)
    const offset = offsetOf(at, zone)
    if (offset === undefined || clock.offsets.has(offset) || clock.zones.length === maxZones) continue
    clock.offsets.add(offset)
    clock.zones.push({ zone, isQuiet: isQuiet(rules, at.getTime(), zone, id) })
  }
  return [...clocks.values()].map(({ id, label, zones }) => ({ id, label, zones }))
}

/** Undefined for a zone that this server does not know. */
function offsetOf(at: Date, zone: string): number | undefined {
  try {
    return offsetAt(at.getTime(), zone)
  } catch {
    return undefined
  }
}
