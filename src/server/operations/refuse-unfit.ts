import type { Kysely } from 'kysely'
import type { Fields } from '../../schema/field'
import type { Database } from '../db/database'
import { refuseForeignAreas } from './known-areas'
import { refuseUnknownChoices } from './known-choices'

type Values = Readonly<Record<string, unknown>>

/**
 * Refuses values that fit their field by their shape, and not by what is kept elsewhere: items of dictionaries and areas of groups.
 * @param before what the record holds, which may stay
 * @throws A0400 naming each field
 */
export async function refuseUnfit(
  db: Kysely<Database>,
  fields: Fields,
  values: Values,
  before: Values = {},
): Promise<void> {
  await refuseUnknownChoices(db, fields, values, before)
  await refuseForeignAreas(db, fields, values, before)
}
