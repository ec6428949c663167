import { sql } from 'kysely'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Context } from '../../pipeline/operation'

/** The languages that most people of some open country in these areas speak, and that are not among those offered. */
export async function lackingLanguages(
  { db }: Pick<Context, 'db'>,
  areas: readonly number[],
  offered: readonly string[],
): Promise<string[]> {
  const inAreas = areas.includes(ALL_AREAS)
    ? sql`true`
    : sql`c.id in (select unnest(a.countries) from area_config a where a.id = any(${[...areas]}))`
  const { rows } = await sql<{ code: string }>`select distinct l.code from country c
    join language l on l.id = c.default_language
    where c.state = 'open' and l.enabled and ${inAreas} and l.code <> all(${[...offered]}) order by l.code`.execute(db)
  return rows.map(({ code }) => code)
}
