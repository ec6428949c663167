import { sql, type Kysely } from 'kysely'
import type push from '../../../entities/service-manage/push'
import { ALL_AREAS } from '../../../fields/areas/field'
import { entityOf } from '../../../fields/deepLink/target'
import type { Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import { storageOf } from '../../db/storage'
import type { Services } from '../../base/services'

/** The states in which what a push leads to can be opened. */
const openStates = ['published', 'online', 'live', 'active']

/**
 * Whether what a push leads to can be opened in every area it goes to. Addresses, and what has no areas or states of its
 * own, count as open; a record that does not exist does not.
 */
export async function isTargetOnline(
  { db, services }: { db: Kysely<Database>; services: Pick<Services, 'registry'> },
  { target, areas }: Pick<Row<typeof push>, 'target' | 'areas'>,
): Promise<boolean> {
  const entity = services.registry.entities.get(entityOf(target.type) ?? '')
  if (!entity) return true
  const { table, byField } = storageOf(entity)
  const isOpen = byField.has('state') ? sql`t.state = any(${openStates})` : sql`true`
  const reaches = byField.has('areas') ? reachesAll(areas) : sql`true`
  const { rows } = await sql`select 1 from ${sql.table(table)} t
    where t.id = ${Number(target.target)} and ${isOpen} and ${reaches}`.execute(db)
  return rows.length > 0
}

/** Areas of different groups are compared by their countries. */
function reachesAll(areas: readonly number[]) {
  const countries = (ids: unknown) => sql`select c from area_config a, unnest(a.countries) c where a.id = any(${ids})`
  const wanted = areas.includes(ALL_AREAS) ? sql`select c from area_config a, unnest(a.countries) c` : countries(areas)
  return sql`(${ALL_AREAS} = any(t.areas) or not exists (${wanted} except ${countries(sql.ref('t.areas'))}))`
}
