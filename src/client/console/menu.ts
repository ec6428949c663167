import type { SitePage } from '../../schema/site-map'
import type { site } from '../site'
import type { MenuItem } from '../shell/menu-rules'

/** Whether an account may open a page. */
export function mayOpen({ page, permission }: SitePage, holds: (code: string) => boolean): boolean {
  return page.access === 'anyone' || page.access === 'signedIn' || holds(permission)
}

/**
 * The menu: sections in their order with the pages in theirs that the account may open, then what leads outside. Titles are
 * caption ids; those of links are texts.
 */
export function menuItems(
  { sections: declared, pages: all }: typeof site,
  holds: (code: string) => boolean,
  links: readonly MenuItem[] = [],
): MenuItem[] {
  const sections = [...declared.values()]
    .filter(({ section }) => section.partOf === undefined)
    .sort((a, b) => a.section.menu - b.section.menu)
  return sections.flatMap((section) => {
    const pages = [...all.values()]
      .filter((info) => menuOf(info) === section.id && info.page.menu !== undefined && mayOpen(info, holds))
      .sort((a, b) => (a.page.menu ?? 0) - (b.page.menu ?? 0))
      .map(({ id, path, permission, page }): MenuItem => ({
        code: permission,
        title: id,
        url: path,
        ...(page.icon && { icon: page.icon }),
      }))
    if (section.section.root) return pages
    const { code, icon } = section.section
    const outside = links.filter((link) => link.code.startsWith(`${code}:`))
    return [{ code, title: section.id, icon, childMenu: [...pages, ...outside] }]
  })
}

function menuOf({ section: { id, section } }: SitePage): string {
  return section.partOf ?? id
}

/** The page that a bare section path (`/user-manage`) leads to: its default, else its first one in the menu. */
export function sectionStart(
  { sections, pages: all }: typeof site,
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
