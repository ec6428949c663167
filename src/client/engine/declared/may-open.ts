import type { SitePage } from '../../../schema/site-map'

/** Whether an account may open a page. */
export function mayOpen({ page, permission }: SitePage, holds: (code: string) => boolean): boolean {
  return page.access === 'anyone' || page.access === 'signedIn' || holds(permission)
}
