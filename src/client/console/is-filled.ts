import type { SitePage } from '../../schema/site-map'

/** Whether a page takes exactly the room there is and scrolls inside itself, as lists and details do. */
export function isFilled({ page }: SitePage): boolean {
  return page.kind === 'list' || page.kind === 'queue' || page.kind === 'layout' || page.kind === 'detail'
}
