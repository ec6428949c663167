import type { SitePage } from '../../../schema/site-map'
import type { site } from '../../engine/declared/site'
import { sectionStart } from './menu'
import { sectionsAbove, type MainPage } from './page-tabs'

interface Crumb {
  /** A caption id. */
  readonly title: string
  /** Missing on the page itself. */
  readonly url?: string
}

/**
 * The way to a page: its section, which leads to the section's first page; the page that it is a tab of, and that whose address
 * it is under; itself.
 * @param title the id of the caption of the page as it is opened
 */
export function crumbsOf(
  { sections, pages }: typeof site,
  { info, main, title }: { readonly info: SitePage; readonly main: MainPage; readonly title: string },
  holds: (code: string) => boolean,
): readonly Crumb[] {
  const above = sectionsAbove(sections, info).map(({ id }): Crumb => {
    const start = sectionStart({ sections, pages }, `/${id}`, holds)
    return { title: id, ...(start !== undefined && { url: start }) }
  })
  const through: Crumb[] = main.info === info ? [] : [{ title: main.info.id, url: main.url }]
  return [...above, ...through, { title }]
}
