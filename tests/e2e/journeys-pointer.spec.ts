import { cell, expect, openList, test, toasts } from '../support/journey'

const userList = '/user-manage/user-list'

test('a user is banned from the menu of its row, through the dialog, and it is undone from the message', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await openList(page, `${userList}?state=normal&sort=displayId`)
  const bans = cell(page, 4, 'activeBans')
  await expect(bans).toHaveText(/\d/)
  const before = await bans.innerText()
  await cell(page, 4, 'nickname').click({ button: 'right' })
  await page.getByRole('menuitem', { name: /Ban user/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Ban “/ })
  await dialog.getByLabel('Scope').click()
  await dialog.getByRole('option', { name: 'Posting' }).click()
  await dialog.getByLabel('Reason type').selectOption({ label: 'Spam' })
  await dialog.getByRole('textbox', { name: 'Reason', exact: true }).fill('Advertising in every post')
  await dialog.getByRole('button', { name: /^Ban “/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(bans).not.toHaveText(before)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(bans).toHaveText(before)
})

test('what was typed stays while the server cannot be reached, and can be sent again', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, `${userList}?state=normal&sort=displayId`)
  await cell(page, 5, 'nickname').click({ button: 'right' })
  await page.getByRole('menuitem', { name: /Ban user/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Ban “/ })
  await dialog.getByLabel('Scope').selectOption({ label: 'Going live' })
  await dialog.getByLabel('Reason type').selectOption({ label: 'Abuse' })
  await dialog.getByRole('textbox', { name: 'Reason', exact: true }).fill('Insults on the air')
  await page.route('**/blacklist/save', (route) => route.abort())
  await dialog.getByRole('button', { name: /^Ban “/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('we cannot tell whether it was saved')
  await expect(dialog.getByRole('textbox', { name: 'Reason', exact: true })).toHaveValue('Insults on the air')
  await page.unroute('**/blacklist/save')
  await dialog.getByRole('button', { name: /^Ban “/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(toasts(page)).toContainText(/“.+” banned/)
})

test('a filter chip narrows the list and is taken away again', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'State', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Disabled' }).check()
  await expect(page).toHaveURL(/state=disabled/)
  await expect(cell(page, 0, 'state')).toHaveText('Disabled')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove filter State' }).click()
  await expect(page).not.toHaveURL(/state=/)
})

test('a click on a heading sorts, and dragging its edge widens the column', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  const heading = page.getByRole('columnheader', { name: 'Nickname' })
  await heading.click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  const box = (await heading.boundingBox())!
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width + 58, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await heading.boundingBox())!.width).toBeGreaterThan(box.width + 40)
})

test('a tab is closed by its cross', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  await page.getByRole('tree').getByText('Blacklist', { exact: true }).click()
  await expect(page).toHaveURL(/user-black-list/)
  await page.getByRole('tab', { name: 'Blacklist' }).getByTitle('Close').click()
  await expect(page.getByRole('tab', { name: 'Blacklist' })).toHaveCount(0)
  await expect(page).toHaveURL(/user-list/)
})

test('context menu (width 105): refresh, close, close others, close all', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  const tabs = page.getByRole('tablist', { name: 'Visited pages' }).getByRole('tab')
  // The dashboard is pinned, though nobody has been there.
  await expect(tabs.first()).toHaveText('Dashboard')
  await tabs.nth(1).click({ button: 'right' })
  await expect(page.getByRole('menuitem')).toHaveText(['Refresh', 'Close', 'Close others', 'Close all'])
})

test('the palette opens by its button, and finds what is typed then', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  await page.locator('button[aria-keyshortcuts="Control+K Meta+K"]').click()
  await page.keyboard.type('export users')
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Export')
})

test('a list comes back as it was left, scroll included', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  const rows = page.locator('[role=grid] [data-index]')
  const last = () => rows.evaluateAll((all) => Math.max(...all.map((row) => Number(row.getAttribute('data-index')))))
  await rows.first().hover()
  await page.mouse.wheel(0, 6_000)
  await expect.poll(last).toBeGreaterThan(150)
  const before = await last()
  await page.getByRole('tree').getByText('Blacklist', { exact: true }).click()
  await expect(page).toHaveURL(/user-black-list/)
  await page.getByRole('tab', { name: 'Users' }).click()
  await expect(page).toHaveURL(/user-list/)
  await expect.poll(last).toBe(before)
})
