import type { Captions } from '../../../schema/field'
import type { SitePage } from '../../../schema/site-map'
import { mayOpen } from '../../engine/declared/may-open'
import type { ServerMenu } from '../../base/session/server-menu'
import type { site } from '../../engine/declared/site'
import type { MenuItem } from '../frame/menu-rules'

type Site = typeof site

/**
 * The menu as staff have made it: its entries in their order, less the pages that the account may not open. Titles of pages and
 * sections are caption ids, those of other entries are texts.
 * @param menus as the server tells them; none, where it tells nothing, stand for what is declared
 */
export function menuItems(
  site: Site,
  holds: (code: string) => boolean,
  menus: readonly ServerMenu[],
  textOf: (title: Captions | string) => string,
): MenuItem[] {
  if (menus.length === 0) return declaredItems(site, holds)
  const pages = new Map([...site.pages.values()].map((info) => [info.permission, info]))
  const sections = new Map(menuSections(site).map((info) => [info.section.code, info]))
  const itemsOf = (menu: ServerMenu): MenuItem[] => {
    const section = sections.get(menu.code)
    const page = pages.get(menu.code)
    const below = (menu.childMenu ?? []).flatMap(itemsOf)
    if (section?.section.root) return below
    const item: MenuItem = {
      code: menu.code,
      title: page?.id ?? section?.id ?? textOf(menu.title),
      hidden: menu.hidden,
      ...(menu.icon && { icon: menu.icon }),
      ...(menu.kind === 'external' && { isOutside: true }),
    }
    if (section || menu.kind === 'section') return [{ ...item, childMenu: below }]
    const leads = menu.held !== false && (page ? mayOpen(page, holds) && !page.path.includes('{') : menu.url !== '')
    const link = leads ? [{ ...item, url: page?.path ?? menu.url }] : []
    // A page that others are under is the first of its own group.
    return below.length > 0 ? [{ ...item, code: `${menu.code}#`, childMenu: [...link, ...below] }] : link
  }
  return menus.flatMap(itemsOf)
}

/** What the menu is as long as nobody has edited it: sections in their order, with the pages in theirs. */
function declaredItems(site: Site, holds: (code: string) => boolean): MenuItem[] {
  return menuSections(site).flatMap((section) => {
    const pages = [...site.pages.values()]
      .filter((info) => sectionOf(info) === section.id && info.page.menu !== undefined && mayOpen(info, holds))
      .sort((a, b) => (a.page.menu ?? 0) - (b.page.menu ?? 0))
      .map(({ id, path, permission, page }): MenuItem => ({
        code: permission,
        title: id,
        url: path,
        ...(page.icon && { icon: page.icon }),
      }))
    const { code, icon, root } = section.section
    return root ? pages : [{ code, title: section.id, icon, childMenu: pages }]
  })
}

function menuSections({ sections }: Site) {
  return [...sections.values()]
    .filter(({ section }) => section.partOf === undefined)
    .sort((a, b) => a.section.menu - b.section.menu)
}

function sectionOf({ section: { id, section } }: SitePage): string {
  return section.partOf ?? id
}

/** The page that a bare section path (`/user-manage`) leads to: its default, else its first one in the menu. */
export function sectionStart(
  { sections, pages: all }: Site,
  path: string,
  holds: (code: string) => boolean,
): string | undefined {
  const section = sections.get(path.replace(/^\/|\/$/g, ''))
  if (!section || section.section.root) return undefined
  const pages = [...all.values()].filter((info) => info.section.id === section.id && mayOpen(info, holds))
  const named = pages.find((info) => info.path === section.section.default)
  const [first] = pages
    .filter(({ page }) => page.menu !== undefined)
    .sort((a, b) => (a.page.menu ?? 0) - (b.page.menu ?? 0))
  return (named ?? first)?.path
}
