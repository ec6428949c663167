import { sql } from 'kysely'
import type { Film } from '../../schema/film'
import { storageOf } from '../db/storage'
import { quote } from '../db/table-plan'
import type { Context } from '../pipeline/operation'

/**
 * The file that is watched of what a case is about: of several that which is preferred, then the latest.
 * @param about the record that the film is of, by its id
 * @returns the key of the file; undefined where there is none
 */
export async function filmFile({ db }: Pick<Context, 'db'>, film: Film, about: number): Promise<string | undefined> {
  const { table, byField } = storageOf(film.entity)
  const columnOf = (name: string) => sql.raw(quote(byField.get(name)?.column ?? name))
  const by = film.by === undefined ? sql.raw('id') : columnOf(film.by)
  const first = film.prefers ? sql`(${columnOf(film.prefers.field)}::text = ${film.prefers.value}) desc,` : sql``
  const { rows } = await sql<{ file: string }>`select ${columnOf(film.file)} as file from ${sql.table(table)}
    where ${by} = ${about} and ${columnOf(film.file)} is not null order by ${first} id desc limit 1`.execute(db)
  return rows[0]?.file
}
