import { expect, test as base } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from './chromium'
import { serveGridHarness } from './grid-harness'
import type { Harness } from './serve-page'

/** The harness is built once a worker; each test opens it with a query of its own. */
export const test = base.extend<{ open: (query?: string) => Promise<Page> }, { harness: Harness; chromium: Browser }>({
  harness: [
    async ({}, use) => {
      const harness = await serveGridHarness()
      await use(harness)
      await harness.close()
    },
    { scope: 'worker' },
  ],
  chromium: [
    async ({}, use) => {
      const browser = await launchChromium()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  open: async ({ harness, chromium }, use) => {
    const context = await chromium.newContext({ viewport: { width: 1000, height: 700 } })
    await use(async (query = '') => {
      const page = await context.newPage()
      await page.goto(`${harness.url}?${query}`)
      await page.locator('[data-index="0"]').waitFor()
      return page
    })
    await context.close()
  },
})

export const focused = (page: Page) => page.locator(':focus')
export const rowAt = (page: Page, index: number) => page.locator(`[data-index="${index}"]`)
export const calls = (page: Page) => page.evaluate(() => window.harness.calls)
export const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
export const enter = async (page: Page) => {
  await page.locator('#before').focus()
  await page.keyboard.press('Tab')
}

export { expect, type Page }
