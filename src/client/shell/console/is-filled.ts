import type { SitePage } from '../../../schema/site-map'

const filledKinds: ReadonlySet<string> = new Set(['list', 'queue', 'layout', 'detail', 'tool'])

/** Whether a page takes exactly the room there is and scrolls inside itself, as lists and details do. */
export function isFilled({ page }: SitePage): boolean {
  return filledKinds.has(page.kind)
}
