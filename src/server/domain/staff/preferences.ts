import staffPreference from '../../../entities/system/staff-preference'
import type { Draft, Row } from '../../../schema/entity'
import { type Context } from '../../pipeline/operation'

type Preference = typeof staffPreference

export async function changePreferences(
  { records, account }: Context,
  draft: Draft<Preference>,
): Promise<Row<Preference>> {
  const [known] = await records.where(staffPreference, { account: account.id })
  const values = draft as Partial<Row<Preference>>
  return known
    ? records.update(staffPreference, known, values)
    : records.insert(staffPreference, { ...values, account: account.id })
}
