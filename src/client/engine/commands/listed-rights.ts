import { caption } from '../../base/i18n/i18n'
import { currentLanguage } from '../../base/settings/settings-store'

/** How many rights are named; the others are counted. */
const maxNamed = 3

/** Titles of rights in one sentence's part: “Ban user”, “Edit user” and 3 more. */
export function listedRights(titles: readonly string[]): string {
  const named = titles.slice(0, maxNamed).map((title) => `“${title}”`)
  const count = titles.length - named.length
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' })
  return list.format([...named, ...(count > 0 ? [caption('shell.rightsMore', { count })] : [])])
}
