import { cell, expect, nameIn, openList, palette, press, test, toasts } from '../support/journey'

const userList = '/user-manage/user-list?sort=displayId'

test('a filter is found with its value, and set, without leaving the keys', async ({ signedIn }) => {
  const page = await signedIn('operator')
  await openList(page, '/movie-manage/series-list')
  await press(page, '/')
  await page.keyboard.type('state draft')
  await expect(page.getByRole('option', { name: 'State Draft' })).toHaveAttribute('aria-selected', 'true')
  await press(page, 'Enter')
  await expect(page).toHaveURL(/state=draft/)
  await expect(cell(page, 0, 'state')).toHaveText('Draft')
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1)
})

test('keys pressed while a filter is under way mean the rows that it leaves', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/movie-manage/series-list')
  await expect(cell(page, 0, 'state')).not.toHaveText('Scheduled')
  await page.route('**/drama/page', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.fallback()
  })
  await press(page, '/')
  await page.keyboard.type('state scheduled')
  await expect(page.getByRole('option', { name: 'State Scheduled' })).toHaveAttribute('aria-selected', 'true')
  await press(page, 'Enter')
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1)
  await press(page, 'p')
  await expect(cell(page, 0, 'state')).not.toHaveText('Scheduled', { timeout: 100 })
  await expect(page.getByRole('complementary', { name: 'Record' })).toContainText('Scheduled')
})

test('filters without room are behind a count, and open from there by the mouse', async ({ signedIn }) => {
  const page = await signedIn('operator')
  await page.setViewportSize({ width: 1000, height: 700 })
  await openList(page, userList)
  const bar = page.locator('[data-zone=filter]')
  await expect(bar.locator('[data-filter=registeredAt]')).toBeHidden()
  await bar.getByRole('button', { name: /^\d+ more$/ }).click()
  await page.getByRole('menuitem', { name: 'Registered' }).click()
  await expect(page.getByRole('dialog', { name: 'Registered' })).toBeVisible()
})

test('a selection has a bar of its own, which says how many, and clears them; the page’s commands stay', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  const exporting = page.getByRole('button', { name: 'Export', exact: true })
  await expect(exporting).toBeVisible()
  for (const index of [0, 1]) await page.locator(`[data-index="${index}"] [data-checkbox]`).click()
  const bar = page.getByRole('toolbar', { name: 'Selection' })
  await expect(bar).toContainText('2 users selected')
  await expect(bar.getByRole('button', { name: 'Ban 2 users' })).toBeVisible()
  await expect(exporting).toBeVisible()
  await bar.getByRole('button', { name: 'Clear' }).click()
  await expect(bar).toHaveCount(0)
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1)
})

test('a word typed where nothing takes text runs no command, and one typed on from a key stays out of its dialog', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  await page.getByRole('button', { name: 'Export', exact: true }).focus()
  await page.keyboard.type('ban')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(toasts(page)).toBeEmpty()
  await cell(page, 1, 'state').click()
  await page.keyboard.type('banish')
  const dialog = page.getByRole('dialog', { name: `Ban “${await nameIn(page, 1, 'nickname')}”` })
  await expect(dialog).toBeVisible()
  // When it ends may be proposed, as a date.
  for (const input of await dialog.locator('input:not([type=checkbox]):not([type=file]), textarea').all())
    await expect(input).not.toHaveValue(/[a-z]/)
  await expect(palette(page)).toHaveCount(0)
})

test('a small picture is enlarged where the pointer rests, and goes with it', async ({ signedIn }) => {
  const page = await signedIn('editor')
  await openList(page, '/movie-manage/series-list')
  const picture = cell(page, 1, 'title').locator('[data-picture] img')
  await picture.hover()
  const large = page.getByRole('tooltip').locator('img')
  await expect(large).toBeVisible()
  expect((await large.boundingBox())!.height).toBeGreaterThan(200)
  await cell(page, 4, 'state').hover()
  await expect(large).toHaveCount(0)
})

test('a text that ends in dots is told in full where the pointer rests', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/app-manage/bar-setting')
  const cut = page
    .locator('main li')
    .getByText(/^Clients Iron Player/)
    .first()
  await cut.hover()
  await expect(page.getByRole('tooltip')).toHaveText(await cut.innerText())
})

test('a form says what it makes, what is missing where, and shows its texts in two languages at once', async ({
  signedIn,
}) => {
  const page = await signedIn('editor')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/movie-manage/movie-add')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New movie')
  const titles = page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: /^Titles/ })
  await expect(titles).toContainText('2 to fill')
  const title = page.locator('[data-field=title]')
  await title.locator('[lang=en]').fill('Quiet harbour')
  await title.locator('[lang=zh-CN]').fill('静港')
  await expect(titles).toContainText('1 to fill')
  await expect(page.getByRole('button', { name: 'English 1/3' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('combobox', { name: 'Add a language' }).click()
  await page.getByRole('option', { name: 'Spanish' }).click()
  await expect(title.locator('[lang=es]')).toBeVisible()
  await expect(title.locator('[lang=zh-CN]')).toHaveCount(0)
})

test('a record tells who it is by what its fields are about, and its risk in a rail', async ({ signedIn }) => {
  const page = await signedIn('service')
  await page.setViewportSize({ width: 1440, height: 900 })
  await openList(page, userList)
  await press(page, 'Enter')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Identity' })).toBeVisible()
  const rail = page.getByRole('complementary', { name: 'At a glance' })
  await expect(rail).toContainText('Risk and checks')
  await rail.getByRole('button', { name: 'Devices' }).click()
  await expect(page.getByRole('tab', { name: 'Devices' })).toHaveAttribute('aria-selected', 'true')
})

test('lists of a record say how much they hold, and the empty ones come last', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/user-manage/user-detail/66')
  const tabs = page.locator('main').getByRole('tab')
  await expect(tabs.filter({ hasText: /^Devices\s*\d/ })).toHaveCount(1)
  const counts = (await tabs.allInnerTexts()).flatMap((text) => /\d+$/.exec(text)?.[0] ?? []).map(Number)
  expect(counts.length).toBeGreaterThan(8)
  expect(counts.lastIndexOf(Math.max(...counts))).toBeLessThan(counts.indexOf(0))
})

test('an address that names no record offers a choice of records', async ({ signedIn }) => {
  const page = await signedIn('operator')
  await page.goto('/service-manage/push-detail')
  await page.getByRole('button', { name: 'Choose a record' }).click()
  await expect(palette(page)).toBeVisible()
})

test('a phone shows what a page is for, how records stand, and what is filtered, each whole', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, '/activity-manage/probability-game')
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeInViewport({ ratio: 1 })
  // The column goes on to the right of what it says.
  await expect(cell(page, 0, 'state')).toBeInViewport({ ratio: 0.8 })
  await openList(page, '/movie-manage/glossary-list')
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeInViewport({ ratio: 1 })
  await openList(page, '/user-manage/user-list?state=normal')
  const bar = page.locator('[data-zone=filter]')
  await expect(bar.locator('[data-filter=state]')).toHaveText('StateNormal')
  await expect(bar.getByRole('button', { name: 'Remove filter State' })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'Clear filters' })).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await bar.getByRole('combobox').boundingBox())?.width).toBeGreaterThan(200)
})

test('on a phone what decides a case stands whole in one line, and the rest of it is within reach', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cash-out/cash-out-manage')
  const bar = page.getByRole('group', { name: 'Decide' })
  const buttons = bar.getByRole('button').filter({ visible: true })
  await expect(bar.getByRole('button', { name: 'More' })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole('button', { name: 'Skip' })).toBeInViewport({ ratio: 1 })
  expect(await buttons.count()).toBeGreaterThan(2)
  for (const button of await buttons.all()) {
    const { x, width } = (await button.boundingBox())!
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(390)
  }
})

test('on a phone a row is a card with its name, its state and its facts under their titles', async ({ signedIn }) => {
  const page = await signedIn('finance')
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, '/goods-and-order/order-itemized')
  const card = page.locator('[role=row][data-index="0"]')
  for (const column of ['orderNo', 'state', 'amount']) await expect(cell(page, 0, column)).toBeInViewport({ ratio: 1 })
  await expect(card.getByText('Amount paid')).toBeInViewport({ ratio: 1 })
  const sideways = await page
    .locator('[role=grid] [data-scroller]')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(sideways).toBe(0)
  // The titles of all columns stand in one line, for fingers and for keys.
  const heading = page.getByRole('columnheader', { name: 'Amount paid' })
  await heading.click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role=row][data-index="1"]')).toHaveAttribute('data-current', '')
})

test('a tap opens a card, a long press its menu', async ({ signedIn }) => {
  const page = await signedIn('operator')
  await page.setViewportSize({ width: 390, height: 844 })
  await openList(page, '/movie-manage/series-list')
  const byFinger = (type: string) =>
    cell(page, 1, 'state').evaluate(
      (element, name) =>
        element.dispatchEvent(new PointerEvent(name, { bubbles: true, cancelable: true, pointerType: 'touch' })),
      type,
    )
  await byFinger('contextmenu')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await byFinger('click')
  await expect(page).not.toHaveURL(/series-list/)
})

test('on a phone a new record begins in the language of its author', async ({ signedIn }) => {
  const page = await signedIn('operator')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/movie-manage/movie-add')
  const languages = page.getByRole('group', { name: 'Languages' })
  await expect(languages.getByRole('button', { name: /^English/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(languages.getByRole('button', { name: /^Chinese/ })).toHaveAttribute('aria-pressed', 'false')
})

test('a record beside its list shows lines as a table', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/vip-manage/vip-activity-config?kind=lottery')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Record' })
  await expect(panel.getByRole('columnheader', { name: 'Chance' })).toBeVisible()
})

test('a queue shows what waits, though taking the next is all that leads out of it', async ({ signedIn }) => {
  const page = await signedIn('live')
  await page.goto('/live-manage/live-patrol')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByText('Nothing is waiting')).toHaveCount(0)
  await page.getByRole('button', { name: 'Take next patrol task' }).click()
  // It is in hand at once.
  await expect(page.getByRole('button', { name: /^Pass/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('an arrangement of several orders opens at one of them, and shows all after its filters are cleared', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.goto('/community-manage/hot-list')
  await expect(page).toHaveURL(/list=\w+&area=\w+/)
  const filters = page.locator('[data-zone=filter]')
  await expect(filters.getByRole('button', { name: 'Remove filter List' })).toBeVisible()
  await filters.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/list=/)
  await expect(page.locator('li[data-id]').nth(1)).toBeVisible()
})

test('an amount in several currencies is sorted within each, and its heading says so', async ({ signedIn }) => {
  const page = await signedIn('finance')
  await openList(page, '/goods-and-order/order-itemized?sort=-amount')
  const heading = page.getByRole('columnheader', { name: 'Amount paid' })
  await expect(heading).toHaveAttribute('title', 'Amount paid, sorted within each currency')
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  const currencies = await Promise.all([0, 1, 2].map((index) => cell(page, index, 'currency').innerText()))
  expect(new Set(currencies).size).toBe(1)
})

test('a row without a name is read by what else it is known by', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/ugc/report-list')
  const names = page.locator('[role=row][data-index] [data-column=text]')
  await expect(names.filter({ hasText: /^#\d+$/ }).first()).toBeVisible()
  await expect(names.filter({ hasText: /^$/ })).toHaveCount(0)
})

test('the calendar of publishing opens at the days ahead, and the days behind are a click away', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await openList(page, '/app-manage/publish-calendar')
  await expect(page).toHaveURL(/at=next30d/)
  await page.locator('[data-zone=filter]').getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).not.toHaveURL(/at=/)
})

test('a case of a queue is called by what its page says is read first, with its number beside', async ({
  signedIn,
}) => {
  const page = await signedIn('reviewer')
  await page.goto('/review-manage/initial-review')
  const heading = page.getByRole('article').getByRole('heading', { level: 2 }).first()
  await expect(heading).toHaveText(/^\D.* RV\d+$/)
  const [title = '', number = ''] = (await heading.innerText()).split(/\s+(?=RV\d+$)/)
  const first = page.getByRole('complementary', { name: 'Waiting items' }).locator('[aria-current=true]')
  await expect(first.locator('span').first()).toHaveText(title)
  await expect(first).toContainText(number)
})
