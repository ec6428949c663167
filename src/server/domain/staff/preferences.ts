import type { ownPreferences } from '../../../calls/account'
import type { Answer } from '../../../calls/define-call'
import staffPreference from '../../../entities/system/staff-preference'
import type { Draft, Row } from '../../../schema/entity'
import { type Context } from '../../pipeline/operation'

type Preference = typeof staffPreference

/** What the account that asks prefers; null until it has changed anything. */
export async function preferencesOf({
  records,
  account,
}: Pick<Context, 'records' | 'account'>): Promise<Answer<typeof ownPreferences>> {
  const [kept] = await records.where(staffPreference, { account: account.id }, 1)
  if (!kept) return null
  const { language, timezone, size, themeColor, darkMode, tagsView, fixedHeader, sidebarLogo } = kept
  const { areas, pageSize, keymap, tiles, starred, mailNotices } = kept
  return {
    ...{ language, timezone, size, themeColor, darkMode, tagsView, fixedHeader, sidebarLogo },
    ...{ areas, pageSize, keymap, tiles, starred, mailNotices },
  }
}

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
