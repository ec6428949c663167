import map from 'virtual:site-map'
import { readSiteMap } from '../../../schema/site-map'
import type { PageRole } from '../../../schema/page'

/** The sections and pages as the shell knows them, there from the first moment; what they declare beyond it comes later. */
export const site = readSiteMap(map)

const byRole = new Map([...site.pages.values()].map((info) => [info.page.role, info.path]))

/** The address of the page with a role, without parameters of its own. @throws where no page has the role */
export function pathOf(role: PageRole): string {
  const path = byRole.get(role)
  if (path === undefined) throw new Error(`src/pages: no page has the role "${role}". Declare it on one.`)
  return path.replace(/\/\{.*$/, '')
}

/** The address at which a page says that it may not be opened, or that there is none, with the address that was wanted. */
export function insteadOf(wanted: string, role: 'notAllowed' | 'notFound'): string {
  return `${pathOf(role)}?wanted=${encodeURIComponent(wanted)}`
}
