import type { Page } from '@playwright/test'
import { servePalettePage } from '../../support/palette-page'
import type { Bench } from './bench'

/** A page with the palette over 4,000 commands. */
export async function openPalettePage(bench: Bench): Promise<Page> {
  const harness = await servePalettePage()
  bench.onEnd(() => harness.close())
  const page = await bench.page()
  await page.goto(harness.url)
  await page.locator('body[data-ready=true]').waitFor()
  return page
}
