import { fillRoute } from '../../../schema/route'
import type { SitePage, SiteSection } from '../../../schema/site-map'
import { mainPageOf, tabPagesOf } from '../../../schema/tab-pages'
import { mayOpen } from '../../engine/declared/may-open'
import type { PageMatch } from '../../engine/declared/page-match'

/** The page that a page on screen is part of, and its address there. */
export interface MainPage {
  readonly info: SitePage
  /** With the parameters of the page on screen. */
  readonly path: string
  readonly url: string
}

/** One of the pages that stand as tabs of one page. */
export interface PageTab {
  readonly info: SitePage
  readonly url: string
  readonly isShown: boolean
}

/** The page that the page on screen is a tab of, else itself. */
export function mainOf(pages: Iterable<SitePage>, { info, params }: PageMatch, search: string): MainPage {
  const main = mainPageOf(pages, info) ?? info
  const path = filled(main.path, params)
  return { info: main, path, url: path + kept(main, search) }
}

/** The pages that are in one row with the page on screen, its own among them; none where the account may open no other. */
export function pageTabs(
  pages: Iterable<SitePage>,
  { info, params }: PageMatch,
  search: string,
  holds: (code: string) => boolean,
): readonly PageTab[] {
  const all = tabPagesOf(pages, info)
  const open = all.filter((page) => mayOpen(page, holds))
  const [main] = all
  if (!main || open.length < 2) return []
  return open.map((page) => ({
    info: page,
    url: filled(page.path, params) + kept(main, search),
    isShown: page.id === info.id,
  }))
}

/** The sections that a page stands in, the outermost first: one that is part of another is in that alone. */
export function sectionsAbove(
  sections: ReadonlyMap<string, SiteSection>,
  { section }: Pick<SitePage, 'section'>,
): readonly SiteSection[] {
  const outer = section.section.partOf === undefined ? section : (sections.get(section.section.partOf) ?? section)
  return outer.section.root ? [] : [outer]
}

/** The caption ids that tell where a page stands: its section, the page that it is a tab of, its own title. */
export function searchTitles({ sections, pages }: SiteOf, info: SitePage): readonly string[] {
  const main = mainPageOf(pages.values(), info)
  return [...sectionsAbove(sections, info).map(({ id }) => id), ...(main && main !== info ? [main.id] : []), info.id]
}

interface SiteOf {
  readonly sections: ReadonlyMap<string, SiteSection>
  readonly pages: ReadonlyMap<string, SitePage>
}

/** An address with the parameters of another in place of the names in braces. */
function filled(path: string, params: PageMatch['params']): string {
  return fillRoute(path, (name) => params[name])
}

/** The query parameters by which the main page is opened. */
function kept({ page }: SitePage, search: string): string {
  const given = new URLSearchParams(search)
  const names = (page.openedBy ?? []).filter((name) => given.has(name))
  const own = new URLSearchParams(names.map((name) => [name, given.get(name) ?? '']))
  return names.length === 0 ? '' : `?${own.toString()}`
}
