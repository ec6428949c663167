import type { Page } from '@playwright/test'
import { serveGridHarness } from '../../support/grid-harness'
import type { Bench } from './bench'

/** A page with the grid over 1,000,000 rows that a pretended server answers at once. */
export async function openGridPage(bench: Bench): Promise<Page> {
  const harness = await serveGridHarness()
  bench.onEnd(() => harness.close())
  const page = await bench.page()
  await page.goto(`${harness.url}?rows=1000000`)
  await page.locator('[data-index="0"]').waitFor()
  return page
}
