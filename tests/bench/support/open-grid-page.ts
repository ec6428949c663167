import type { Page } from '@playwright/test'
import { serveGridHarness } from '../../support/grid-harness'
import type { Harness } from '../../support/serve-page'
import type { Bench } from './bench'
import { servePeer } from './peers'

/** A page with the grid over 1,000,000 rows that a pretended server answers at once. */
export function openGridPage(bench: Bench): Promise<Page> {
  return open(bench, serveGridHarness())
}

/** The same rows in the least list that goes by keys: `useVirtualizer`, and plain cells. */
export function openBareList(bench: Bench): Promise<Page> {
  return open(bench, servePeer('react-virtual'))
}

async function open(bench: Bench, served: Promise<Harness>): Promise<Page> {
  const harness = await served
  bench.onEnd(() => harness.close())
  const page = await bench.page()
  await page.goto(`${harness.url}?rows=1000000`)
  await page.locator('[data-index="0"]').waitFor()
  return page
}
