import { pageId, permissionCode } from './names'
import type { Page, Section } from './page'
import type { Registry } from './registry'

/** What the shell goes by: menus, addresses, tabs and who may open a page; a `PageInfo` says all of it and more. */
export interface SitePage {
  /** `user-manage.user-list` */
  readonly id: string
  /** `/user-manage/user-detail/{id}` */
  readonly path: string
  readonly section: SiteSection
  /** `UserManage:userList` */
  readonly permission: string
  readonly page: Pick<Page, (typeof pageWords)[number]>
}

export interface SiteSection {
  readonly id: string
  readonly section: Section
}

/** Sections and pages as they travel: what derives from a page's address is left out. */
export interface SiteMap {
  readonly sections: readonly SiteSection[]
  readonly pages: readonly PackedPage[]
}

type PackedPage = readonly [section: number, path: string, page: SitePage['page'], permission?: string]

const pageWords = [
  'kind',
  'menu',
  'icon',
  'alsoCalled',
  'access',
  'affix',
  'noCache',
  'custom',
  'openedBy',
  'confirmClose',
  'subpage',
  'placeAmongSubpages',
  'role',
  'goKey',
  'suggested',
] as const satisfies readonly (keyof Page)[]

/** The map of everything declared, small enough to come with the first load. */
export function siteMapOf({ sections, pages }: Registry): SiteMap {
  const inOrder = [...sections.values()]
  const packed = [...pages.values()].map(({ path, section, page }): PackedPage => {
    const words = pageWords.flatMap((word) => (page[word] === undefined ? [] : [[word, page[word]]]))
    return [inOrder.indexOf(section), path, Object.fromEntries(words) as unknown as SitePage['page']]
  })
  const derived = readSiteMap({ sections: inOrder, pages: packed })
  return {
    sections: inOrder,
    pages: [...pages.values()].map(({ id, permission }, at) =>
      derived.pages.get(id)?.permission === permission ? packed[at]! : [...packed[at]!.slice(0, 3), permission],
    ) as PackedPage[],
  }
}

/** Reads a map back: pages with their sections, ids and permissions, by id. */
export function readSiteMap(map: SiteMap): {
  readonly sections: ReadonlyMap<string, SiteSection>
  readonly pages: ReadonlyMap<string, SitePage>
} {
  const pages = new Map<string, SitePage>()
  for (const [at, path, page, told] of map.pages) {
    const section = map.sections[at]!
    const { code, root } = section.section
    const id = pageId(section.id, path)
    pages.set(id, { id, path, section, page, permission: told ?? permissionCode(code, root ? '' : section.id, path) })
  }
  return { sections: new Map(map.sections.map((section) => [section.id, section])), pages }
}
