import type { Page, Request, Route } from '@playwright/test'
import { cell, expect, openList, palette, test, toasts } from '../support/journey'

/** Keeps files from a page until they are let go. */
async function heldBack(page: Page, files: string) {
  const routes: Route[] = []
  await page.route(files, (route) => void routes.push(route))
  return { count: () => routes.length, letGo: () => Promise.all(routes.map((route) => route.continue())) }
}

test('a part that cannot be fetched is said so, the shell stays, and loading again mends it', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.route('**/assets/workbench-*.js', (route) => route.fulfill({ status: 503 }))
  await page.goto('/user-manage/user-list')
  await expect(page.getByText('A part of the console could not be loaded')).toBeVisible()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await page.unroute('**/assets/workbench-*.js')
  await page.getByRole('button', { name: 'Load again' }).click()
  await cell(page, 0).first().waitFor()
})

test('a section comes when it is entered first, and one that cannot be fetched is said so on its page alone', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openList(page, '/user-manage/user-list')
  expect(asked.filter((url) => url.includes('/section-user-manage-'))).toHaveLength(1)
  expect(asked.filter((url) => url.includes('/section-escort-manage-'))).toEqual([])
  await page.route('**/assets/section-escort-manage-*.js', (route) => route.fulfill({ status: 503 }))
  await page.goto('/escort-manage/order-list')
  await expect(page.getByText('A part of the console could not be loaded')).toBeVisible()
  await page.unroute('**/assets/section-escort-manage-*.js')
  await page.getByRole('button', { name: 'Load again' }).click()
  await cell(page, 0).first().waitFor()
})

test('sections of pages with a key are fetched once the page is calm, another as soon as one rests on a link or a command of it', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // What it has to itself: files that it shares are called after all who share them.
  const isFetched = (section: string) => asked.some((url) => new RegExp(`/section-${section}-.{8}\\.js$`).test(url))
  await openList(page, '/user-manage/user-list')
  await expect.poll(() => isFetched('movie-manage')).toBe(true)
  await page.getByRole('treeitem', { name: 'Companion service' }).click()
  const link = page.locator('nav a[href^="/escort-manage/"]').first()
  await expect(link).toBeVisible()
  expect(['escort-manage', 'community-manage'].filter(isFetched)).toEqual([])
  await link.hover()
  await expect.poll(() => isFetched('escort-manage')).toBe(true)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('hot list')
  await expect.poll(() => isFetched('community-manage')).toBe(true)
})

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

test('the console’s own files are not counted among the calls of an address', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/user-manage/user-list')
  const script = await page.locator('script[type=module]').first().getAttribute('src')
  const answer = await page.request.get(script ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()).not.toHaveProperty('x-ratelimit-remaining')
})

test('of what was built, the server gives away what the page is made of alone', async ({ request }) => {
  const page = await (await request.get('/login')).text()
  for (const address of ['/index.html', '/.vite/manifest.json'])
    expect(await (await request.get(address)).text()).toBe(page)
  for (const address of ['/assets/..%2f.vite/manifest.json', '/assets/..%2f..%2fserver/main.js'])
    expect((await request.get(address)).status()).toBeGreaterThanOrEqual(400)
  const script = /src="([^"]+)"/.exec(page)?.[1] ?? ''
  expect((await request.get(script)).headers()).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('a console that cannot begin is said so', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.route('**/assets/en-*.js', (route) => route.fulfill({ status: 503 }))
  await page.goto('/user-manage/user-list')
  await expect(page.getByText(/could not be loaded/)).toBeVisible()
})

test('a part that is gone since a newer release is not asked for on and on, and said to be missing', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  const asked: string[] = []
  await page.route('**/assets/form-page-*.js', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ status: 404 })
  })
  await page.goto('/movie-manage/series-add')
  await expect(page.getByText('A part of the console could not be loaded').first()).toBeVisible()
  // React draws again at once what waited for a part, and a round of questions takes milliseconds: a circle would ask hundreds of times.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)))
  // Each of the few parts that lead to it asks by itself.
  expect(asked.length).toBeLessThanOrEqual(10)
})

test('a dialog given up while its code was on its way does not come late, and takes nothing that is typed', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  const held = await heldBack(page, '**/assets/shell-dialogs-*.js')
  await openList(page, '/user-manage/user-list')
  await page.keyboard.press('?')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await expect.poll(held.count).toBeGreaterThan(0)
  await Promise.all([page.waitForResponse('**/assets/shell-dialogs-*.js'), held.letGo()])
  await page.keyboard.type('ban')
  await expect(palette(page).getByRole('combobox')).toHaveValue('ban')
  await expect(page.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeHidden()
})

test('what is typed before the palette has come is all in its input, up to the last letter before it takes them itself', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await openList(page, '/user-manage/user-list')
  // At every turn of the browser one letter, until the palette's input has the focus: as no hand can type.
  const typed = await page.evaluate(async () => {
    const turn = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => (port1.close(), resolve())
        port2.postMessage(null)
      })
    const open = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', open))
    let kept = 0
    for (await turn(); document.activeElement?.role !== 'combobox'; await turn()) {
      kept++
      document.execCommand('insertText', false, 'a')
    }
    return kept
  })
  expect(typed).toBeGreaterThan(0)
  await page.keyboard.type('user')
  const value = async () =>
    (await palette(page).getByRole('combobox').inputValue()).replace(/a+/, (kept) => `${kept.length} `)
  await expect.poll(value).toBe(`${typed} user`)
})

test('a word that is composed while the palette comes is not broken off by it', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const held = await heldBack(page, '**/assets/*command-index-*.js')
  await openList(page, '/user-manage/user-list')
  await page.keyboard.press('Control+k')
  const waiting = page.getByRole('dialog', { name: 'Find or do…' }).getByRole('textbox')
  await expect(waiting).toBeFocused()
  const method = await page.context().newCDPSession(page)
  await method.send('Input.imeSetComposition', { text: 'yonghu', selectionStart: 6, selectionEnd: 6 })
  await expect.poll(held.count).toBeGreaterThan(0)
  await held.letGo()
  await expect(palette(page)).toBeVisible()
  await expect(waiting).toBeFocused()
  await expect(waiting).toHaveValue('yonghu')
  await method.send('Input.insertText', { text: '用户' })
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await expect(palette(page).getByRole('combobox')).toHaveValue('用户')
  await expect(waiting).toBeHidden()
  await expect(palette(page).getByRole('option').first()).toContainText('User')
})

test('a palette that was given up while it came leaves the focus where it was', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const held = await heldBack(page, '**/assets/*command-index-*.js')
  await openList(page, '/user-manage/user-list')
  await page.keyboard.press('ArrowDown')
  const row = page.getByRole('row').and(page.locator(':focus'))
  await expect(row).toBeVisible()
  for (const leave of ['Escape', 'Control+k']) {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Find or do…' }).getByRole('textbox')).toBeFocused()
    await page.keyboard.press(leave)
    await expect(row).toBeVisible()
  }
  await held.letGo()
})

test('a dialog that is open stays as it is while what the palette knows is on its way', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const held = await heldBack(page, '**/assets/*command-index-*.js')
  await openList(page, '/user-manage/user-list?state=normal')
  await page.keyboard.press('d')
  const reason = page.getByRole('dialog', { name: /^Disable “/ }).getByRole('textbox', { name: 'Reason' })
  await reason.fill('Sells accounts')
  await expect.poll(held.count).toBeGreaterThan(0)
  await expect(reason).toBeVisible()
  await expect(reason).toBeFocused()
  await held.letGo()
  await expect(reason).toHaveValue('Sells accounts')
})

test('a dialog that is open stays where what the palette knows cannot be fetched, and who opens the palette is told', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  let lose = () => {}
  const lost = new Promise<void>((resolve) => (lose = resolve))
  const asked: string[] = []
  await page.route('**/assets/*command-index-*.js', async (route) => {
    asked.push(route.request().url())
    await lost
    await route.abort()
  })
  await openList(page, '/user-manage/user-list?state=normal')
  await page.keyboard.press('d')
  const reason = page.getByRole('dialog', { name: /^Disable “/ }).getByRole('textbox', { name: 'Reason' })
  await reason.fill('Sells accounts')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  lose()
  await expect(page.getByRole('button', { name: 'Error log: 1', includeHidden: true })).toBeAttached()
  await expect(reason).toHaveValue('Sells accounts')
  await expect(reason).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(toasts(page)).toContainText('Load the page again')
  expect(asked.length).toBeLessThanOrEqual(4)
})

test('a dialog of which a part cannot be fetched is closed and says so, and the page beneath goes on', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.route('**/assets/expiresAt.input-*.js', (route) => route.abort())
  await openList(page, '/user-manage/user-list?state=normal')
  await page.keyboard.press('d')
  await expect(toasts(page)).toContainText('Load the page again')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
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
