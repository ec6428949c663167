import { idsToTry } from '../../../schema/former-names'
import { titleIds, titleSeparator, mainPageOf } from '../../../schema/tab-pages'
import type { SitePage } from '../../../schema/site-map'
import { caption, hasCaption } from '../../base/i18n/i18n'
import { site } from '../declared/site'
import { titleOf, type KnownCommand } from './known-commands'

/**
 * What a right is called: as the command is that needs it, as its page is, or by its own caption; undefined where nobody has
 * named it.
 * @param id the command that was run, which may share its right with others
 */
export function rightTitle(commands: ReadonlyMap<string, KnownCommand>, code: string, id?: string): string | undefined {
  const run =
    id === undefined
      ? undefined
      : idsToTry(id)
          .map((each) => commands.get(each))
          .find(Boolean)
  if (run) return titleOf(run)
  if (code === '') return undefined
  const pages = [...site.pages.values()]
  const page = pages.find(({ permission }) => permission === code)
  if (page) return titleOfPage(page)
  const codes = idsToTry(code)
  const needing = [...commands.values()].find(({ permission }) => codes.includes(permission))
  if (needing) return titleOf(needing)
  const above = pages.find(({ permission }) => code.startsWith(`${permission}.`))
  if (!above) return undefined
  const verb = code.slice(above.permission.length + 1)
  if (hasCaption(`${above.id}.${verb}`)) return caption(`${above.id}.${verb}`)
  return hasCaption(`derived.${verb}`) ? caption(`derived.${verb}`, { page: titleOfPage(above) }) : undefined
}

function titleOfPage(page: SitePage): string {
  const main = mainPageOf(site.pages.values(), page)
  return titleIds({ id: page.id, ...(main && main !== page && { main }) })
    .map((id) => caption(id))
    .join(titleSeparator)
}
