import { cell, expect, openList, press, test, toasts, type Page } from '../support/journey'

const seriesList = '/movie-manage/series-list?sort=id'

const editor = (page: Page) => page.locator('[data-cell-editor]')
const menu = (page: Page) => page.getByRole('menu')
const views = (page: Page) => page.locator('[data-zone=views]')

/** Puts the cursor into a cell by clicking it. */
async function goTo(page: Page, index: number, column: string): Promise<void> {
  await cell(page, index, column).click()
  await expect(page.locator('[role=grid] :focus')).toHaveAttribute('data-column', column)
}

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

const undo = '/auditEntry/undo'

/** Has a call be answered half a second late. @returns which calls of it and of undoing have ended, in their order */
async function answeredLate(page: Page, call: string): Promise<() => readonly string[]> {
  const ended: string[] = []
  page.on('response', (response) => {
    ended.push(...[call, undo].filter((each) => new URL(response.url()).pathname.endsWith(each)))
  })
  await page.route(`**${call}`, async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fulfill({ response })
  })
  return () => ended
}

test('a cell is changed in place by key, and the change is undone by z', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, seriesList)
  const season = cell(page, 2, 'season')
  const before = await season.innerText()
  await goTo(page, 2, 'season')
  await press(page, 'F2')
  await page.keyboard.type('17')
  await press(page, 'Enter')
  await expect(season).toHaveText('17')
  await expect(toasts(page)).toContainText('Series saved')
  await expect(page.locator('[role=grid] :focus')).toHaveAttribute('data-column', 'season')
  await press(page, 'z')
  await expect(season).toHaveText(before)
})

test('a change of a cell that is still being saved is the one that is taken back', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, seriesList)
  const [first, second] = [cell(page, 5, 'season'), cell(page, 6, 'season')]
  const before = await second.innerText()
  await goTo(page, 5, 'season')
  await press(page, 'F2')
  await page.keyboard.type('18')
  await press(page, 'Enter')
  await expect(toasts(page)).toContainText('Series saved')
  const ended = await answeredLate(page, '/drama/save')
  await goTo(page, 6, 'season')
  await press(page, 'F2')
  await page.keyboard.type('19')
  await press(page, 'Enter', 'z')
  await expect.poll(ended).toEqual(['/drama/save', undo])
  await expect(second).toHaveText(before)
  await expect(first).toHaveText('18')
})

test('two cells of a row are changed one after the other with Tab, without a conflict', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, seriesList)
  await goTo(page, 3, 'season')
  await press(page, '4')
  await press(page, 'Tab')
  await expect(editor(page)).toHaveAttribute('data-cell-editor', 'totalEpisodes')
  const field = editor(page).getByRole('textbox')
  const episodes = String(Number(await field.inputValue()) + 1)
  await field.fill(episodes)
  // The row shows what was typed before it is saved.
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('"totalEpisodes":') ?? false)
  await press(page, 'Enter')
  await expect(cell(page, 3, 'season')).toHaveText('4')
  await expect(cell(page, 3, 'totalEpisodes')).toHaveText(episodes)
  await saved
  await page.reload()
  await expect(cell(page, 3, 'season')).toHaveText('4')
  await expect(cell(page, 3, 'totalEpisodes')).toHaveText(episodes)
})

test('a value that its field does not allow stays in the editor with the reason', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, seriesList)
  await goTo(page, 4, 'season')
  const before = await cell(page, 4, 'season').innerText()
  await press(page, 'Enter')
  await page.keyboard.type('400')
  await press(page, 'Enter')
  await expect(editor(page).getByRole('alert')).toBeVisible()
  await press(page, 'Escape')
  await expect(editor(page)).toHaveCount(0)
  await expect(cell(page, 4, 'season')).toHaveText(before)
})

test('a cell that somebody else has changed meanwhile is chosen between', async ({ signedIn }) => {
  const [mine, theirs] = [await signedIn('admin'), await signedIn('operator')]
  await openList(mine, seriesList)
  // Without the news of others' changes, which would bring the newer version by itself.
  await mine.route('**/page', (route) => route.abort())
  await openList(theirs, seriesList)
  await goTo(theirs, 5, 'season')
  await press(theirs, '8', 'Enter')
  await expect(toasts(theirs)).toContainText('Series saved')
  await goTo(mine, 5, 'season')
  await press(mine, '9', 'Enter')
  const merge = mine.getByRole('dialog', { name: 'Somebody else has saved this record' })
  await merge.getByRole('radio', { name: '9' }).check()
  await mine.unroute('**/page')
  await merge.getByRole('button', { name: 'Save the merged record' }).click()
  await expect(toasts(mine)).toContainText('Series saved')
  await expect(cell(mine, 5, 'season')).toHaveText('9')
})

test('a refused save puts back what was there and says why', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, seriesList)
  const before = await cell(page, 6, 'season').innerText()
  await goTo(page, 6, 'season')
  await page.route('**/drama/save', (route) => route.abort())
  // What is there already would not be sent at all.
  await press(page, before === '7' ? '8' : '7', 'Enter')
  await expect(toasts(page)).toContainText('was not saved')
  await expect(cell(page, 6, 'season')).toHaveText(before)
})

test('a cell of a list whose records one may not edit opens its row', async ({ signedIn }) => {
  const page = await signedIn('analyst')
  await openList(page, '/user-manage/user-list')
  await goTo(page, 0, 'nickname')
  await press(page, 'F2')
  await expect(editor(page)).toHaveCount(0)
  await expect(page).toHaveURL(/user-detail/)
})

test('pasted cells are shown before they are saved, and are undone together', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, seriesList)
  const before = await cell(page, 9, 'season').innerText()
  await goTo(page, 8, 'season')
  await paste(page, '21\t1\n22\t2\n')
  const dialog = page.getByRole('dialog', { name: 'Paste into cells' })
  await expect(dialog.getByRole('status')).toContainText('Cells to be changed: 2, in rows: 2.')
  await expect(dialog).toContainText('Cells refused: 2')
  await expect(dialog).toContainText('“Released episodes” cannot be edited.')
  await dialog.getByRole('button', { name: 'Save rows: 2' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cell(page, 8, 'season')).toHaveText('21')
  await expect(cell(page, 9, 'season')).toHaveText('22')
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, 9, 'season')).toHaveText(before)
})

test('a name in several languages is typed at once, and the row’s menu gives the focus back', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, seriesList)
  await goTo(page, 10, 'title')
  await press(page, 'F2')
  await expect(editor(page).getByRole('textbox')).toBeFocused()
  await press(page, 'Escape', 'm')
  await menu(page).waitFor()
  await press(page, 'Escape')
  await expect(page.locator('[role=grid] :focus')).toHaveAttribute('data-column', 'title')
})

test('a command by its key brings its row: nothing is read again for it, nor when its event comes', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await openList(page, '/app-manage/common-popup')
  const running = page.getByRole('row').filter({ has: page.locator('[data-column=state]', { hasText: 'Running' }) })
  await running.first().locator('[data-column=state]').click()
  const place = await running.first().getAttribute('data-index')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.keyboard.press('o')
  await expect(page.locator(`[data-index="${place}"] [data-column=state]`)).toHaveText('Paused')
  // The server gathers what has changed for a quarter of a second.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)))
  expect(asked.filter((path) => path.startsWith('/cms/'))).toEqual(['/cms/backend/popup/pause'])
})

test('what is taken back while its answer is on the way is that command, and none before it', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/app-manage/common-popup')
  const running = page.getByRole('row').filter({ has: page.locator('[data-column=state]', { hasText: 'Running' }) })
  const places = await running.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-index')))
  const state = (at: number) => page.locator(`[data-index="${places[at]}"] [data-column=state]`)
  await state(0).click()
  await page.keyboard.press('o')
  await expect(state(0)).toHaveText('Paused')
  const ended = await answeredLate(page, '/popup/pause')
  await state(1).click()
  await page.keyboard.press('o')
  await page.keyboard.press('z')
  await expect.poll(ended).toEqual(['/popup/pause', undo])
  await expect(state(1)).toHaveText('Running')
  await expect(state(0)).toHaveText('Paused')
})

test('a column’s menu opens its filter', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/user-manage/user-list')
  await goTo(page, 0, 'level')
  await press(page, 'Alt+ArrowDown')
  await menu(page).getByRole('menuitem', { name: 'Filter by this column…' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Level' })).toBeVisible()
  await press(page, 'Escape', 'w', '3')
})

test('a sequence goes through where its second key is one of the grid', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/user-manage/user-list')
  await press(page, 'g', 's')
  await expect(page).toHaveURL(/series-list/)
})

test('a key of the grid is given other keys, which work at once', async ({ signedIn }) => {
  const page = await signedIn('operator')
  await page.goto('/profile/index?tab=shortcuts')
  const line = page.locator('[data-shortcut="grid.toggle"]')
  await line.getByRole('button', { name: 'Change the keys of Select or deselect the row' }).click()
  await press(page, 'b')
  await expect(toasts(page)).toContainText('already has these keys')
  await line.getByRole('button', { name: 'Change the keys of Select or deselect the row' }).click()
  await press(page, 'Shift+T')
  const restore = line.getByRole('button', { name: 'Restore the keys of Select or deselect the row' })
  await expect(restore).toBeVisible()
  await openList(page, '/user-manage/user-list')
  await press(page, 'Shift+T')
  await expect(page.locator('[role=row][data-index="0"]')).toHaveAttribute('aria-selected', 'true')
  await press(page, 'x')
  await expect(page.locator('[role=row][data-index="0"]')).toHaveAttribute('aria-selected', 'true')
  await page.goto('/profile/index?tab=shortcuts')
  await restore.click()
  await expect(restore).toHaveCount(0)
})

test('a view is kept, renamed, shared, made the first one and deleted, all by key', async ({ signedIn }, { retry }) => {
  // A second try finds what the first one left.
  const [first, second] = [`Oldest first ${retry}`, `From the oldest on ${retry}`]
  const page = await signedIn('operator')
  const name = page.locator('[data-field=name] input')
  await openList(page, '/user-manage/user-black-list?sort=id')
  await press(page, 'v')
  await menu(page).getByRole('menuitem', { name: 'Save as a view…' }).press('Enter')
  await name.fill(first)
  await press(page, 'Control+s')
  await expect(views(page).getByRole('button', { name: first })).toBeVisible()
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1)

  await press(page, 'v')
  await menu(page).getByRole('menuitem', { name: 'Name and sharing…' }).press('Enter')
  await name.fill(second)
  await page.locator('[data-field=default] input').press('Space')
  const roles = page.locator('[data-field=roles] input')
  await roles.fill('Reviewer')
  await page.getByRole('option').first().waitFor()
  await roles.press('Enter')
  await press(page, 'Control+s')
  await expect(views(page).getByRole('button', { name: second })).toBeVisible()

  await openList(page, '/user-manage/user-black-list')
  await expect(page).toHaveURL(/sort=id/)

  const other = await signedIn('reviewer')
  await openList(other, '/user-manage/user-black-list')
  await press(other, 'v')
  await menu(other).getByRole('menuitemradio', { name: second }).press('Enter')
  await expect(other).toHaveURL(/sort=id/)
  await press(other, 'v')
  await expect(menu(other).getByRole('menuitem', { name: 'Delete view' })).toHaveCount(0)

  await press(page, 'v')
  await menu(page).getByRole('menuitem', { name: 'Delete view' }).press('Enter')
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText('Others use it too')
  await sure.getByRole('button', { name: 'Delete view' }).press('Enter')
  await expect(views(page).getByRole('button', { name: 'Views' })).toBeVisible()
  await expect(page).not.toHaveURL(/view=/)
})

test('rows too far down a long list are refused with what to narrow, and the rows above stay', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const msg = 'Row 20,000 is too far down. Add a filter, or sort the other way round.'
  await page.route('**/user/backend/page', async (route) => {
    const { offset = 0 } = route.request().postDataJSON() as { offset?: number }
    const refusal = { status: 409, json: { code: 'B01', msg, data: { reason: 'dear' } } }
    await (offset < 1_000 ? route.fallback() : route.fulfill(refusal))
  })
  await openList(page, '/user-manage/user-list')
  await press(page, 'Control+End')
  const notice = page.getByRole('status').filter({ hasText: msg })
  await expect(notice).toBeVisible()
  await expect(notice.getByRole('button')).toHaveCount(0)
  await press(page, 'Control+Home')
  await expect(notice).toHaveCount(0)
  await expect(cell(page, 0, 'nickname')).toBeVisible()
})
