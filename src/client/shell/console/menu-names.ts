import { renameCaptions } from '../../base/i18n/i18n'
import { menusByCode, type ServerMenu } from '../../base/session/server-menu'
import { site } from '../../engine/declared/site'

/** Calls pages and sections everywhere by the titles that they have in the menu. */
export function nameAsInMenu(menus: readonly ServerMenu[]): void {
  const entries = menusByCode(menus)
  const named = [
    ...[...site.pages.values()].map(({ id, permission }) => [id, entries.get(permission)] as const),
    ...[...site.sections.values()]
      .filter(({ section }) => section.partOf === undefined)
      .map(({ id, section }) => [id, entries.get(section.code)] as const),
  ]
  // Another host calls them by keys of its own, which are no texts.
  const titles = named.flatMap(([id, entry]) => (typeof entry?.title === 'object' ? [[id, entry.title] as const] : []))
  renameCaptions({
    en: Object.fromEntries(titles.map(([id, title]) => [id, title.en])),
    zh: Object.fromEntries(titles.map(([id, title]) => [id, title.zh_CN])),
  })
}
