import { sql } from 'kysely'
import type { Context } from '../pipeline/operation'

/**
 * The areas that somebody is in, of whatever group: those that hold their country, and the one that is kept of them. Areas of
 * different groups are never equal, so what is meant for areas of one is compared with these.
 */
export async function areasAround(
  { db }: Pick<Context, 'db'>,
  country: number | null,
  own: number | null,
): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`select id from area_config where ${country}::bigint = any(countries)`.execute(db)
  return [...rows.map(({ id }) => Number(id)), ...(own === null ? [] : [own])]
}
