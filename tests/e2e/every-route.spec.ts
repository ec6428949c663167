import type { Page } from '@playwright/test'
import { runnerImport } from 'vite'
import { ask, expect, test, type Username } from '../support/journey'
import type { DeclaredRoute, Opening } from '../support/routes/declared-routes'
import { cover } from '../support/routes/cover'
import { openFrom } from '../support/routes/opening-visit'
import { addressOf, RouteVisitor, type Visit } from '../support/routes/route-visit'
import { everyOf, spreadOver, stretches } from '../support/routes/stretches'
import { Faults } from '../support/walk/faults'

type Declared = typeof import('../support/routes/declared-routes')
interface Looks {
  readonly locale: string
  readonly colorScheme: 'light' | 'dark'
}
type SignedIn = (username: Username, options: Looks) => Promise<Page>

const english: Looks = { locale: 'en-US', colorScheme: 'light' }
const chinese: Looks = { locale: 'zh-CN', colorScheme: 'dark' }
const isFull = process.env['FULL'] === '1'

/** Pages that go through the routes side by side. */
const lanes = 3

// To paint large pages takes half of their time.
test.use({ viewport: { width: 1200, height: 760 } })
test.describe.configure({ timeout: 900_000 })

/** Two thousand declarations, which all passes go by. */
let declared: ReturnType<typeof loadDeclared> | undefined
const loadDeclared = () =>
  runnerImport<Declared>('/tests/support/routes/declared-routes.ts', { configFile: false, logLevel: 'error' })

/** Addresses by route, and by who asks for them. */
const addresses = new Map<string, Promise<string>>()

// Each route is opened by one of the demo accounts that may open it, the one that has had the fewest; what none of them may
// open is the administrator's.
test('every route opens for an account that may, without an error, a failed call or an unwritten text', async ({
  signedIn,
}) => {
  const { routes, asking } = await begun(signedIn)
  const shares = spreadOver(routes, ({ accounts }) => accounts)
  expect(shares.size).toBe(10)
  await walk(signedIn, shares, english, async (visitor, route, username) => {
    const address = await addressFor(asking, route, { username, page: visitor.page })
    const visit = await visitor.visit(address, route.opened.en, false)
    // A queue reads its cases anew once somebody is at one of them.
    const isList = route.parts.includes('list') || route.parts.includes('report')
    return isList ? { ...visit, faults: [...visit.faults, ...visitor.askedAgain(), ...visitor.turnedAround()] } : visit
  })
})

for (const [looks, language] of [
  [english, 'en'],
  [chinese, 'zh'],
] as const)
  test(`every part of a page opens for the administrator and breaks no rule of accessibility, ${looks.locale}, ${looks.colorScheme}`, async ({
    signedIn,
  }) => {
    const { routes, asking } = await begun(signedIn)
    const opened = isFull ? routes : coverOf(routes)
    await walk(signedIn, new Map([['admin', opened]]), looks, async (visitor, route) =>
      visitor.visit(await addressFor(asking, route), route.opened[language], true),
    )
  })

// Each demo account asks for every eightieth of the routes that it may not open.
test('a route that a demo account may not open says so, and which right is missing', async ({ signedIn }) => {
  const { routes, asking } = await begun(signedIn)
  const accounts = [...new Set(routes.flatMap((route) => route.accounts))] as Username[]
  const shares = new Map(
    accounts.map((username) => [
      username,
      everyOf(
        routes.filter((route) => !route.accounts.includes(username)),
        80,
      ),
    ]),
  )
  await walk(signedIn, shares, english, async (visitor, route) =>
    visitor.refused(await addressFor(asking, route), route.titles.en),
  )
})

// Every thirteenth of the ways to open something from a list, each taken by one of the demo accounts that may.
test('New, Edit and Open of lists lead to what they promise, for demo accounts', async ({ signedIn }) => {
  const { routes, asking } = await begun(signedIn)
  const ways = routes.flatMap((route) =>
    Object.entries(route.opening ?? {}).map(([way, { keys, accounts }]) => ({
      ...{ route, way: way as Opening, keys, accounts },
    })),
  )
  const shares = spreadOver(
    everyOf(ways, 13).filter(({ accounts }) => accounts.length > 0),
    ({ accounts }) => accounts,
  )
  await walk(signedIn, shares, english, async (visitor, { route, way, keys }, username) =>
    openFrom(visitor, await addressFor(asking, route, { username, page: visitor.page }), route.opened.en, {
      way,
      keys,
    }),
  )
})

/**
 * A few routes that show every part of a page, and all that have a view of their own. Two pages of the same parts are drawn by the
 * same code; `npm test -- full` opens all of them in each way.
 */
function coverOf(routes: readonly DeclaredRoute[]): readonly DeclaredRoute[] {
  const own = routes.filter(({ hasOwnView }) => hasOwnView)
  expect(own.length).toBeGreaterThan(10)
  return [...new Set([...own, ...cover(routes, ({ parts }) => parts)])]
}

interface Begun {
  readonly routes: readonly DeclaredRoute[]
  /** A page of the administrator, to ask the server with. */
  readonly asking: Page
}

/** Records of the demo are what pages are about: all of it is there. */
async function begun(signedIn: (username: Username) => Promise<Page>): Promise<Begun> {
  const asking = await signedIn('admin')
  expect(await ask<{ state: string }>(asking, 'GET /auth/backend/demo/state')).toMatchObject({ state: 'complete' })
  const { module } = await (declared ??= loadDeclared())
  return { routes: module.declaredRoutes(), asking }
}

/** An address that its opener finds something at: one who is limited to an area asks for it, all others have the administrator's. */
function addressFor(asking: Page, route: DeclaredRoute, opener?: { username: string; page: Page }): Promise<string> {
  const isHeld = opener !== undefined && route.held.includes(opener.username)
  const key = isHeld ? `${opener.username} ${route.id}` : route.id
  const found = addresses.get(key) ?? addressOf(isHeld ? opener.page : asking, route)
  addresses.set(key, found)
  return found
}

/** Goes through what each account has to go through, in several pages at a time; throws all that is wrong with any. */
async function walk<R>(
  signedIn: SignedIn,
  shares: ReadonlyMap<Username, readonly R[]>,
  looks: Looks,
  visit: (visitor: RouteVisitor, item: R, username: Username) => Promise<Visit>,
): Promise<void> {
  const { module } = await (declared ??= loadDeclared())
  const prefixes = module.captionPrefixes()
  const waiting = stretches(shares)
  const start = performance.now()
  const faults = new Faults()
  const visits: Visit[] = []
  const lane = async (own: number) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { username, routes } = next
      const headers = { 'x-forwarded-for': `10.1.${own}.${waiting.length}` }
      const page = await signedIn(username, {
        ...looks,
        ...{ extraHTTPHeaders: headers, viewport: { width: 1200, height: 760 } },
      })
      await page.goto('/dashboard')
      await page.getByRole('tree').waitFor()
      const visitor = new RouteVisitor(page, prefixes)
      for (const route of routes) {
        const found = await visit(visitor, route, username)
        visits.push(found)
        for (const fault of found.faults) faults.unless(false, `${username} ${found.route}`, () => fault)
      }
      await page.close()
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, own) => lane(own)))
  process.stdout.write(summaryOf(visits, performance.now() - start))
  faults.throwAny()
}

function summaryOf(visits: readonly Visit[], milliseconds: number): string {
  const slowest = visits.toSorted((left, right) => right.milliseconds - left.milliseconds).slice(0, 5)
  const lines = slowest.map(({ route, milliseconds: taken }) => `  ${Math.round(taken)} ms ${route}`)
  return `${visits.length} visits in ${(milliseconds / 1000).toFixed(1)} s; the slowest:\n${lines.join('\n')}\n`
}
