import type { Fields } from '../../schema/field'
import { refuseHiddenReferences } from '../access/refuse-hidden-references'
import type { Context } from '../pipeline/operation'
import { refuseForeignAreas } from './known-areas'
import { refuseUnknownChoices } from './known-choices'

type Values = Readonly<Record<string, unknown>>

/**
 * Refuses values that fit their field by their shape, and not by what is kept elsewhere: items of dictionaries,
 * areas of groups, and records that the account may refer to.
 * @param before what the record holds, which may stay
 * @throws A0400 naming each field
 */
export async function refuseUnfit(
  context: Pick<Context, 'db' | 'account' | 'services'>,
  fields: Fields,
  values: Values,
  before: Values = {},
): Promise<void> {
  await refuseUnknownChoices(context.db, fields, values, before)
  await refuseForeignAreas(context.db, fields, values, before)
  await refuseHiddenReferences(context, fields, values, before)
}
