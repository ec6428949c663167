import type { StarredPage } from './settings'
import { settings } from './settings-store'

/** More than anybody looks through; the oldest gives way. */
export const starLimit = 30

/** Whether a page, by its address, is among the starred ones. */
export function isStarred(starred: readonly StarredPage[], url: string): boolean {
  return starred.some((page) => page.url === url)
}

/** The starred pages after a page was starred, at the end, or its star taken away. */
export function withStarToggled(starred: readonly StarredPage[], page: StarredPage): StarredPage[] {
  const others = starred.filter(({ url }) => url !== page.url)
  return others.length < starred.length ? others : [...others, page].slice(-starLimit)
}

/** Stars a page, or takes its star away; the account keeps it. */
export function toggleStar({ url, title }: StarredPage): void {
  settings.starred = withStarToggled(settings.starred, { url, title })
}
