import { countedCaptionIds, countedThingsId, withThings } from '../../schema/counted'
import type { CommandInfo, PageInfo } from '../../schema/registry'
import { ownTitleId, titleIds, titleSeparator } from '../../schema/tab-pages'
import { caption, hasCaption, type Language } from './captions'

/** What a command is called: its own caption, else its standard verb with the page's title. */
export function commandTitle(info: CommandInfo, language: Language): string {
  const own = ownTitleId(info, hasCaption)
  if (own !== undefined) return caption(language, own)
  return caption(language, `derived.${info.name}`, { page: pageTitle(info.page, language) })
}

/** What a command does to this many records: "Ban 2 users"; its plain title where it acts on none. */
export function countedTitle(info: CommandInfo, count: number, language: Language): string {
  const id = countedCaptionIds(info).find(hasCaption)
  const { entity } = info.command
  if (id === undefined || !entity) return commandTitle(info, language)
  return withThings(caption(language, id), caption(language, countedThingsId(entity), { count }))
}

/** What a page is called; a tab after the page it belongs to. */
export function pageTitle(page: PageInfo, language: Language): string {
  return titleIds(page)
    .map((id) => caption(language, id))
    .join(titleSeparator)
}
