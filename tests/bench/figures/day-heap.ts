import type { Page } from '@playwright/test'
import { buildIndex } from '../../../src/run/support/command-index/build-index'
import { loadDeclaredTitles } from '../../support/declared-titles'
import type { Figure } from '../support/figure'

/** Pages that somebody opens in a day, without ever loading the console anew. */
const opened = 2_000
/** What is loaded once and kept, code and captions, is there after so many: what grows from then on grows all day. */
const settled = 500

/** What a page holds once its garbage is collected. */
interface Held {
  readonly megabytes: number
  readonly nodes: number
  readonly listeners: number
}

/** A day in one tab, 2,000 pages of the console opened one after another: what the browser holds then, and what of it has grown. */
export const dayHeap: Figure = {
  name: 'day-heap',
  goals: [
    { name: 'day-heap', unit: 'MB', goal: 120 },
    { name: 'day-heap-growth', unit: 'MB since the 500th page', goal: 5 },
    { name: 'day-heap-nodes', unit: 'nodes more since the 500th page', goal: 100 },
    { name: 'day-heap-listeners', unit: 'listeners more since the 500th page', goal: 10 },
  ],
  runs: 1,
  prepare: async (bench) => {
    const server = await bench.demo()
    const routes = buildIndex(await loadDeclaredTitles()).flatMap(({ route, asks }) => (route && !asks ? [route] : []))
    const paths = [...new Set(routes)].filter((route) => !/[{?]/.test(route))
    return async () => {
      const page = await bench.page()
      await server.signIn(page)
      await page.goto(`${server.address}/user-manage/user-list`)
      await page.locator('nav a').first().waitFor()
      await open(page, turns(paths, settled))
      const before = await held(page)
      await open(page, turns(paths, opened - settled))
      const after = await held(page)
      return [
        after.megabytes,
        after.megabytes - before.megabytes,
        after.nodes - before.nodes,
        after.listeners - before.listeners,
      ]
    }
  },
}

/** So many paths, each in turn; the user list is the last, so that the same is on screen whenever it is looked at. */
function turns(paths: readonly string[], count: number): string[] {
  return [...Array.from({ length: count - 1 }, (_, at) => paths[at % paths.length] ?? '/'), '/user-manage/user-list']
}

/** Opens pages as their links do, each once what the last one asked for is there, or after a second. */
async function open(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await page.waitForTimeout(50)
    await page
      .waitForFunction(() => !document.querySelector('[data-skeleton], [aria-busy=true]'), undefined, { timeout: 1000 })
      .catch(() => undefined)
  }
}

async function held(page: Page): Promise<Held> {
  await page.waitForTimeout(3000)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  // What finalizers let go of is collected the second time.
  for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return {
    megabytes: valueOf('JSHeapUsedSize') / 1_000_000,
    nodes: valueOf('Nodes'),
    listeners: valueOf('JSEventListeners'),
  }
}
