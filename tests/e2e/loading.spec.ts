import { heldBack } from '../support/held-back'
import { cell, expect, openList, palette, test, toasts } from '../support/journey'

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
