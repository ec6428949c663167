import type { Page } from '@playwright/test'
import { runnerImport } from 'vite'
import { ask, expect, test } from '../support/journey'
import { addressOf, RouteVisitor, type Visit } from '../support/routes/route-visit'
import { Faults } from '../support/walk/faults'

type Declared = typeof import('../support/routes/declared-routes')

/** Pages that go through the routes side by side. */
const lanes = 3
/** Routes until a page is left for a new one, as people leave a browser: what stays open would slow the next. */
const stretch = 30

// To paint large pages takes half of their time.
test.use({ viewport: { width: 1200, height: 760 } })

/** Two thousand declarations, which both passes go by. */
let declared: ReturnType<typeof loadDeclared> | undefined
const loadDeclared = () =>
  runnerImport<Declared>('/tests/support/routes/declared-routes.ts', { configFile: false, logLevel: 'error' })

for (const [language, locale] of [
  ['en', 'en-US'],
  ['zh', 'zh-CN'],
] as const)
  test(`every route opens in ${language}, without an error, a failed call or an unwritten text`, async ({
    signedIn,
    viewport,
  }) => {
    test.setTimeout(900_000)
    const asking = await signedIn('admin')
    const filled = { timeout: 300_000, message: 'the demo is filled in' }
    await expect.poll(() => demoState(asking), filled).toBe('complete')
    await asking.close()
    const { module } = await (declared ??= loadDeclared())
    const routes = [...module.declaredRoutes()]
    const prefixes = module.captionPrefixes()
    const begun = performance.now()
    const visits: Visit[] = []
    const walk = async (lane: number) => {
      while (routes.length > 0) {
        const headers = { 'x-forwarded-for': `10.1.${lane}.${routes.length % 250}` }
        const page = await signedIn('admin', { locale, viewport, extraHTTPHeaders: headers })
        await page.goto('/dashboard')
        await page.getByRole('tree').waitFor()
        const visitor = new RouteVisitor(page, prefixes)
        for (const route of routes.splice(0, stretch)) {
          const address = await addressOf(page, route)
          visits.push(await visitor.visit(address, route.titles[language], language === 'en'))
        }
        await page.close()
      }
    }
    await Promise.all(Array.from({ length: lanes }, (_, lane) => walk(lane)))
    process.stdout.write(summaryOf(visits, performance.now() - begun))
    const faults = new Faults()
    for (const visit of visits) for (const fault of visit.faults) faults.unless(false, visit.route, () => fault)
    faults.throwAny()
  })

/** Whether records of the demo are still to come, which a page may be about. */
async function demoState(page: Page): Promise<string> {
  return (await ask<{ state: string }>(page, 'GET /auth/backend/demo/state')).state
}

function summaryOf(visits: readonly Visit[], milliseconds: number): string {
  const slowest = visits.toSorted((left, right) => right.milliseconds - left.milliseconds).slice(0, 5)
  const lines = slowest.map(({ route, milliseconds: taken }) => `  ${Math.round(taken)} ms ${route}`)
  return `${visits.length} routes in ${(milliseconds / 1000).toFixed(1)} s; the slowest:\n${lines.join('\n')}\n`
}
