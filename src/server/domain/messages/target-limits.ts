import { sql, type Kysely } from 'kysely'
import type push from '../../../entities/service-manage/push'
import { ALL_AREAS } from '../../../fields/areas/field'
import { entityOf } from '../../../fields/deepLink/target'
import type { Captions } from '../../../schema/field'
import type { Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import { storageOf } from '../../db/storage'
import type { Services } from '../../base/services'

/** Where what a push leads to cannot be opened, by name. */
export interface TargetLimits {
  readonly areas: readonly Captions[]
  readonly clients: readonly string[]
}

/** Of all areas this many are named. */
const maxNamed = 12

/** The chosen areas and clients in which what a push leads to cannot be opened; none for what has no limits of its own. */
export async function targetLimits(
  { db, services }: { db: Kysely<Database>; services: Pick<Services, 'registry'> },
  { target, areas, clients }: Pick<Row<typeof push>, 'target' | 'areas' | 'clients'>,
): Promise<TargetLimits> {
  const entity = services.registry.entities.get(entityOf(target.type) ?? '')
  if (!entity) return { areas: [], clients: [] }
  const { table, byField } = storageOf(entity)
  const id = Number(target.target)
  return {
    areas: byField.has('areas') ? await areasWithout(db, table, id, areas) : [],
    clients: byField.has('clients') ? await clientsWithout(db, table, id, clients) : [],
  }
}

/** Areas of different groups are compared by their countries. */
async function areasWithout(
  db: Kysely<Database>,
  table: string,
  id: number,
  areas: readonly number[],
): Promise<Captions[]> {
  const which = areas.includes(ALL_AREAS) ? sql`a."group" = 'state'` : sql`a.id = any(${[...areas]})`
  const { rows } = await sql<{ name: Captions }>`select a.name from area_config a, ${sql.table(table)} t
    where t.id = ${id} and ${which} and not ${ALL_AREAS} = any(t.areas)
      and exists (select c from unnest(a.countries) c
        except select c from area_config o, unnest(o.countries) c where o.id = any(t.areas))
    order by a."order", a.id limit ${maxNamed}`.execute(db)
  return rows.map(({ name }) => name)
}

/** No clients of its own means all of them. */
async function clientsWithout(
  db: Kysely<Database>,
  table: string,
  id: number,
  clients: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.name from client c, ${sql.table(table)} t
    where t.id = ${id} and c.id = any(${[...clients]}) and cardinality(coalesce(t.clients, '{}')) > 0
      and not c.id = any(t.clients)
    order by c.id`.execute(db)
  return rows.map(({ name }) => name)
}
