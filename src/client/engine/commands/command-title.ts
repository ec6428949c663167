import type { CommandInfo } from '../../../schema/registry'
import { ownTitleId, titleIds, titleSeparator } from '../../../schema/tab-pages'
import { caption, hasCaption } from '../../base/i18n/i18n'

/** What a command is called: its own caption, else its standard verb with the page's title. */
export function commandTitle(info: CommandInfo): string {
  const own = ownTitleId(info, hasCaption)
  if (own !== undefined) return caption(own)
  const page = titleIds(info.page).map((id) => caption(id))
  return caption(`derived.${info.name}`, { page: page.join(titleSeparator) })
}

/** What a command is called on its own page, where the page need not be named. */
export function shortTitle(info: CommandInfo): string {
  if (hasCaption(info.id)) return caption(info.id)
  return hasCaption(`derived.${info.name}.short`) ? caption(`derived.${info.name}.short`) : commandTitle(info)
}

/** The caption of an argument: that of the field it is borrowed from, its own, else the shared one. */
export function argumentCaptionId(info: CommandInfo, name: string): string {
  const field = info.command.asks?.[name]
  if (field && 'caption' in field && typeof field.caption === 'string') return field.caption
  const own = `${info.id}.${name}`
  return hasCaption(own) ? own : `ask.${name}`
}
