import type { Page, Route } from '@playwright/test'

/** Keeps files from a page until they are let go. */
export async function heldBack(page: Page, files: string) {
  const routes: Route[] = []
  await page.route(files, (route) => void routes.push(route))
  return { count: () => routes.length, letGo: () => Promise.all(routes.map((route) => route.continue())) }
}
