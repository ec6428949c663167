import type { Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import type { Figure } from '../support/figure'

/** The scripts that are asked for until the sign-in page and, after signing in, the shell has been painted; gzipped. */
export const firstLoadJs: Figure = {
  name: 'first-load-js',
  goals: [{ name: 'first-load-js', unit: 'kB', goal: 110 }],
  prepare: async (bench) => {
    const server = await bench.server()
    return async () => {
      const page = await bench.page()
      const signIn = await scriptsUntil(page, `${server.address}/login`, 'input[type=password]')
      await server.signIn(page)
      const shell = await scriptsUntil(page, `${server.address}/user-manage/user-list`, 'nav a')
      const sizes = await Promise.all([...new Set([...signIn, ...shell])].map(sizeOf))
      return [sizes.reduce((sum, size) => sum + size, 0) / 1000]
    }
  },
}

/** The addresses of the scripts that were asked for before the frame in which an element is painted. */
async function scriptsUntil(page: Page, url: string, selector: string): Promise<string[]> {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return
      observer.disconnect()
      requestAnimationFrame(() => (document.documentElement.dataset.paintedAt = String(performance.now())))
    })
    observer.observe(document, { childList: true, subtree: true })
  }, selector)
  await page.goto(url)
  await page.locator('html[data-painted-at]').waitFor()
  return page.evaluate(() => {
    const paintedAt = Number(document.documentElement.dataset.paintedAt)
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return asked
      .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime <= paintedAt)
      .map(({ name }) => name)
  })
}

async function sizeOf(url: string): Promise<number> {
  return gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length
}
