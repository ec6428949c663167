import type { Page, Request, Route } from '@playwright/test'
import { heldBack } from '../support/held-back'
import { cell, expect, openList, test } from '../support/journey'

test('a list asks for its first rows once, as its address says, and by a key as well as at the first page', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  const calls: Request[] = []
  page.on('request', (request) => calls.push(request))
  const windows = () =>
    calls
      .filter((call) => /\/(user|drama)(\/backend)?\/page$/.test(call.url()))
      .map((call) => call.postDataJSON() as unknown)
  await openList(page, '/user-manage/user-list?sort=-id')
  expect(windows()).toEqual([expect.objectContaining({ page: 'user-manage.user-list', sort: '-id', offset: 0 })])
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page).toHaveURL(/series-list/)
  await expect(page.getByRole('grid', { name: 'Series' }).getByRole('gridcell').first()).toBeVisible()
  expect(windows().slice(1)).toEqual([expect.objectContaining({ page: 'movie-manage.series-list', offset: 0 })])
})

test('a list that opens with a filter, and a report with its month, ask for nothing else before', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await openList(page, '/user-manage/user-list')
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const asked = () =>
    requests
      .filter((request) => request.method() === 'POST')
      .map((request) => [request.url().split('/').at(-1), (request.postDataJSON() as { filters?: object }).filters])
  const open = (address: string) => page.evaluate((to) => history.pushState(null, '', to), address)
  await open('/movie-manage/appointment')
  await page.waitForURL('**/appointment?state=*')
  await cell(page, 0).first().waitFor()
  expect(asked()).toEqual([['page', { state: { is: ['draft', 'waiting', 'open'] } }]])
  requests.length = 0
  await open('/game-manage/report')
  await page.waitForURL('**/report?day=30d')
  const month = { day: { is: ['30d'] } }
  await expect.poll(() => asked().toSorted()).toEqual(['count', 'figures', 'page'].map((call) => [call, month]))
})

test('rows and views of a list are asked for before it is drawn, and where they are late it is drawn without them', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  const late: Route[] = []
  await page.route(/\/(user\/backend\/page|savedView\/mine)/, (route) => void late.push(route))
  await page.addInitScript(() => {
    const isDrawn = () => document.querySelector('[role=grid]') !== null
    new MutationObserver(
      () => isDrawn() && performance.getEntriesByName('grid').length === 0 && performance.mark('grid'),
    ).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/user-manage/user-list')
  await expect(page.locator('[role=grid] [data-skeleton]').first()).toBeVisible()
  await Promise.all(late.map((route) => route.continue()))
  // The browser notes when a call began a moment after its answer has come.
  const ahead = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /user\/backend\/page|savedView\/mine/.test(name))
        .map(({ startTime }) => (performance.getEntriesByName('grid')[0]?.startTime ?? 0) - startTime),
    )
  await expect.poll(ahead).toHaveLength(2)
  // The page waits for them a tenth of a second.
  expect(Math.min(...(await ahead()))).toBeGreaterThan(50)
})

test('a list that is opened again is asked for before the console’s code has come, and not once more by that', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await openList(page, '/user-manage/user-list')
  // Once its views have come as well.
  const kept = () => page.evaluate(() => localStorage.getItem('iron-man.first-calls./user-manage/user-list'))
  await expect.poll(kept).toContain('savedView')
  const code = await heldBack(page, '**/assets/index-*.js')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/user-manage/user-list', { waitUntil: 'commit' })
  const begun = ['/auth/backend/account/start', '/auth/backend/savedView/mine', '/user/backend/page']
  const ofBegun = () => asked.filter((path) => begun.includes(path)).toSorted()
  await expect.poll(ofBegun).toEqual(begun)
  await expect.poll(code.count).toBe(1)
  await code.letGo()
  await cell(page, 0).first().waitFor()
  expect(ofBegun()).toEqual(begun)
})

/** Loads the page on screen again once its list is kept. @throws where it does not ask before its code for what it asks for then, once */
async function loadAgain(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(() => {
      const { pathname, search } = location
      const kept = localStorage.getItem(`iron-man.first-calls.${pathname}${search && '?'}`)
      return kept !== null && kept.split('\n')[0] === decodeURI(search.slice(1)) && kept.includes('savedView')
    })
  await expect(page.locator('[data-page]')).toBeVisible()
  await expect.poll(isKept).toBe(true)
  const code = await heldBack(page, '**/assets/index-*.js')
  const asked: string[] = []
  const isOfList = (request: Request) => /\/page$|savedView\/mine$/.test(new URL(request.url()).pathname)
  page.on('request', (request) => isOfList(request) && asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(code.count).toBe(1)
  await expect.poll(() => asked.length).toBe(2)
  const early = [...asked]
  await code.letGo()
  await expect(page.locator('[data-page]')).toBeVisible()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  expect(asked.filter((call) => early.includes(call)).toSorted()).toEqual(early.toSorted())
  // Others of the same records, as those that stand beside them, ask for other columns.
  const columnsOf = (call: string) => /"columns":[^\]]*/.exec(call)?.[0]
  const ofRows = early.filter((call) => columnsOf(call) !== undefined)
  expect(ofRows).toHaveLength(1)
  expect(asked.filter((call) => columnsOf(call) === columnsOf(ofRows.join()))).toEqual(ofRows)
}

for (const [what, address] of [
  ['list of another section', '/movie-manage/series-list'],
  ['list that opens with a filter', '/movie-manage/appointment'],
  ['report, with its month', '/game-manage/report'],
  ['list that its address filters and sorts', '/user-manage/user-list?nickname=~a&sort=-registeredAt'],
] as const)
  test(`a ${what}, loaded again, asks before its code has come for what it asks for then, and for nothing twice`, async ({
    signedIn,
  }) => {
    const page = await signedIn('admin')
    await page.goto(address)
    await loadAgain(page)
  })

test('a list that is filtered while it is open, loaded again, asks before its code has come for what is left', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await openList(page, '/user-manage/user-list')
  await page.evaluate(() => history.pushState(null, '', '/user-manage/user-list?state=disabled'))
  await loadAgain(page)
})

test('a page that is left while its code comes is not begun: its rows are asked for nowhere', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const code = await heldBack(page, '**/assets/workbench-*.js')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/user-manage/user-list', { waitUntil: 'commit' })
  await page.locator('nav a').first().waitFor()
  await expect.poll(code.count).toBe(1)
  await page.evaluate(() => history.pushState(null, '', '/movie-manage/series-list'))
  await expect(page).toHaveTitle(/^Series/)
  await code.letGo()
  await cell(page, 0).first().waitFor()
  expect(asked.filter((path) => path.endsWith('/page'))).toEqual([expect.stringContaining('/drama')])
})

test('a queue reads the cases at hand once, and nothing that it gives up', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const callsOf = (call: string) => requests.filter((request) => request.url().endsWith(call))
  await page.goto('/service-manage/feedback-list')
  // The one in hand and those that come next are read in full once the list is there.
  await expect.poll(() => callsOf('/feedbackReply/page').length).toBeGreaterThan(3)
  const windows = callsOf('/feedback/page').map((request) => request.postDataJSON() as { size: number; offset: number })
  expect(windows.filter(({ size }) => size === 100).map(({ offset }) => offset)).toEqual([0])
  expect(
    requests.filter((request) => request.failure()?.errorText === 'net::ERR_ABORTED').map((each) => each.url()),
  ).toEqual([])
})

test('rows that are looked for by a secret are not kept to be asked for early', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/user-manage/user-list?phone=%2B12025550123')
  await expect(page.locator('[data-page]')).toBeVisible()
  await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  const kept = () => page.evaluate(() => localStorage.getItem('iron-man.first-calls./user-manage/user-list?'))
  // Those of the next address are kept after these would have been, in their place.
  await page.evaluate(() => {
    const setItem = localStorage.setItem.bind(localStorage)
    Storage.prototype.setItem = (name, value) => setItem(name, `${localStorage.getItem(name) ?? ''}${value}`)
    history.pushState(null, '', '/user-manage/user-list?state=disabled')
  })
  await expect.poll(kept).toContain('disabled')
  expect(await kept()).not.toContain('12025550123')
})
