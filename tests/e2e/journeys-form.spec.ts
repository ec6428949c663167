import { ask, cell, expect, faultsOf, nameIn, openList, press, test, toasts, type Page } from '../support/journey'

const seriesList = '/movie-manage/series-list?sort=id'

const field = (page: Page, name: string) => page.locator(`[data-field=${name}] :is(input, textarea)`).first()
const form = (page: Page) => page.getByRole('dialog')

/** Opens the form of the row at an index of the list, by key. */
async function edit(page: Page, index: number): Promise<void> {
  await openList(page, seriesList)
  await press(page, ...Array<string>(index).fill('j'), 'e')
  await field(page, 'originalTitle').waitFor()
}

test('what is wrong is listed on top, and the first such field has the focus', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, seriesList)
  await press(page, 'c')
  await field(page, 'originalTitle').waitFor()
  await press(page, 'Control+s')
  await expect(form(page).getByRole('alert').first()).toContainText('Original title')
  await expect(page.locator('[data-field=title] :focus')).toHaveCount(1)
  await press(page, 'Control+ArrowDown')
  await expect(page.locator('[data-field=originalTitle] :focus')).toHaveCount(1)
})

test('a draft outlives a reload, is offered back, and can be thrown away', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await edit(page, 4)
  const before = await field(page, 'originalTitle').inputValue()
  await field(page, 'originalTitle').fill('Half a title')
  page.on('dialog', (dialog) => dialog.accept())
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('.draft.')))
  await edit(page, 4)
  await expect(form(page)).toContainText(/Draft of \d\d:\d\d restored/)
  await expect(field(page, 'originalTitle')).toHaveValue('Half a title')
  await form(page).getByRole('button', { name: 'Discard' }).click()
  await expect(field(page, 'originalTitle')).toHaveValue(before)
})

test('what was typed stays while the network is gone, says so, and is sent once it is back', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await edit(page, 2)
  await field(page, 'originalTitle').fill('Typed on the train')
  await page.context().setOffline(true)
  await press(page, 'Control+s')
  await expect(form(page).getByRole('alert').first()).toContainText('we cannot tell whether it was saved')
  await expect(field(page, 'originalTitle')).toHaveValue('Typed on the train')
  await page.context().setOffline(false)
  await press(page, 'Control+s')
  await expect(toasts(page)).toContainText('Series saved')
  await edit(page, 2)
  await expect(field(page, 'originalTitle')).toHaveValue('Typed on the train')
})

test('two people who change one record choose between their values', async ({ signedIn }) => {
  const [mine, theirs] = [await signedIn('admin'), await signedIn('operator')]
  await edit(mine, 6)
  await edit(theirs, 6)
  await field(mine, 'originalTitle').fill('As I have it')
  await field(theirs, 'originalTitle').fill('As they have it')
  await press(theirs, 'Control+s')
  await expect(toasts(theirs)).toContainText('Series saved')
  await press(mine, 'Control+s')
  const merge = mine.getByRole('dialog', { name: 'Somebody else has saved this record' })
  await merge.getByRole('radio', { name: 'As I have it' }).check()
  await merge.getByRole('button', { name: 'Save the merged record' }).click()
  await expect(toasts(mine)).toContainText('Series saved')
  await edit(theirs, 6)
  await expect(field(theirs, 'originalTitle')).toHaveValue('As I have it')
})

test('a changed form asks before it is left, and an unchanged one does not', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await edit(page, 8)
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(form(page)).toHaveCount(0)
  await edit(page, 8)
  await field(page, 'originalTitle').fill('Never saved')
  await press(page, 'Escape', 'Escape')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Discard what you typed?')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(page, 'originalTitle')).toHaveValue('Never saved')
  await form(page).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(form(page)).toHaveCount(0)
})

test('] and [ walk from record to record through the list it was opened from', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/user-manage/user-list?sort=displayId')
  const names = await Promise.all([0, 1].map((index) => nameIn(page, index, 'nickname')))
  await press(page, 'Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '')
  await press(page, ']')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '')
  await press(page, '[')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '')
})

test('a tab of a record lists what belongs to it, filtered by address like any list', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/user-manage/user-detail/5?tab=signIns')
  await cell(page, 0).first().waitFor()
  const all = await page.locator('[data-zone=filter] output').innerText()
  await page.goto('/user-manage/user-detail/5?tab=signIns&result=wrongPassword')
  await expect(page.locator('[data-zone=filter] output')).not.toHaveText(all)
  await expect(page.locator('[data-filter=result]')).toContainText('Wrong password')
})

test('a list is kept as a view and comes back with it', async ({ signedIn }) => {
  const page = await signedIn('operator')
  await openList(page, '/user-manage/user-list?state=disabled&sort=-displayId')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as a view…' }).click()
  await field(page, 'name').fill('Disabled ones')
  await press(page, 'Control+s')
  await expect(page).toHaveURL(/view=\d+/)
  const view = new URL(page.url()).searchParams.get('view')
  await openList(page, `/user-manage/user-list?view=${view}`)
  await expect(page).toHaveURL(/state=disabled/)
  await expect(page.getByRole('button', { name: 'Disabled ones', exact: true })).toBeVisible()
})

const goToUsers = (page: Page) => page.locator('[data-shortcut="shell.go.user-manage.user-list"]')

/** Opens the tab of the shortcuts, or loads it again. */
async function openShortcuts(page: Page): Promise<void> {
  await page.goto('/profile/index?tab=shortcuts')
  await goToUsers(page).waitFor()
}

/** Gives "Go to users" other keys, on the tab of the shortcuts. */
async function changeKeys(page: Page, ...keys: readonly string[]): Promise<void> {
  const button = goToUsers(page).getByRole('button', { name: 'Change the keys of Go to users' })
  await button.click()
  // It listens from when it has the focus, and shows keys before it has taken them.
  await expect(goToUsers(page).getByRole('button', { name: 'Press the keys' })).toBeFocused()
  await press(page, ...keys)
  await button.waitFor()
}

test('a shortcut is changed by pressing other keys, refused where they are taken, and stands after a reload at once', async ({
  signedIn,
}) => {
  const page = await signedIn('analyst')
  await openShortcuts(page)
  await changeKeys(page, 'g', 'd')
  await expect(toasts(page)).toContainText('Go to dashboard')
  await changeKeys(page, 'g', 'x')
  await expect(goToUsers(page)).toContainText('X')
  await openShortcuts(page)
  await expect(goToUsers(page)).toContainText('X')
  await page.locator('h1').click()
  await press(page, 'g', 'x')
  await expect(page).toHaveURL(/user-list/)
  await openShortcuts(page)
  await goToUsers(page).getByRole('button', { name: 'Restore the keys of Go to users' }).click()
  await expect(goToUsers(page)).toContainText('U')
})

test('a setting that the server could not be told is told when the page comes back, and follows to the next browser', async ({
  signedIn,
}) => {
  const page = await signedIn('operator')
  await openShortcuts(page)
  await page.route('**/staffPreference/mine', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await changeKeys(page, 'g', 'y')
  await openShortcuts(page)
  await expect(goToUsers(page)).toContainText('Y')
  await page.unroute('**/staffPreference/mine')
  await openShortcuts(page)
  const preference = () => ask<{ keymap: object }>(page, 'GET /auth/backend/staffPreference/mine')
  await expect.poll(preference).toMatchObject({ keymap: { 'shell.go.user-manage.user-list': 'g y' } })
  const elsewhere = await signedIn('operator')
  await openShortcuts(elsewhere)
  await expect(goToUsers(elsewhere)).toContainText('Y')
  await goToUsers(elsewhere).getByRole('button', { name: 'Restore the keys of Go to users' }).click()
  await expect(goToUsers(elsewhere)).toContainText('U')
})

test('the dashboard leads to what waits, by number', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/dashboard')
  await page.locator('[data-queue]').first().waitFor()
  await press(page, '1')
  await expect(page).toHaveURL(/\/review-manage\/initial-review\?state=waiting/)
})

const pages = [
  ['/dashboard', '[data-tile=hours] svg'],
  ['/profile/index', '[role=tabpanel]'],
  ['/user-manage/user-detail/5', 'dl'],
  ['/service-manage/create-push', 'form'],
  ['/404?wanted=/x', 'h1'],
] as const

for (const [path, drawn] of pages)
  test(`${path} can be used with assistive technology`, async ({ signedIn }) => {
    const page = await signedIn('admin')
    await page.goto(path)
    await page.locator(drawn).first().waitFor()
    expect(await faultsOf(page)).toEqual([])
  })
