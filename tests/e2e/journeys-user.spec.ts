import { expect, faultsOf, openList, press, test, type Page } from '../support/journey'

const events = (page: Page) => page.locator('[data-event]')

/** Opens a user who has been shut out: something has happened around them. */
async function openUser(page: Page): Promise<void> {
  await openList(page, '/user-manage/user-list?state=disabled')
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/user-detail\/\d+/)
  await events(page).first().waitFor()
}

test('a user’s page opens with what happened, and is gone through by keyboard alone', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openUser(page)
  await expect(page.getByRole('tab', { name: 'Timeline' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Bans in force')).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await press(page, 'j')
  await expect(events(page).first()).toBeFocused()
  await press(page, 'Enter')
  await expect(page.getByRole('complementary').last()).toContainText('ID')
  await press(page, 'Escape', 'f')
  await expect(page.getByRole('button', { name: 'All', exact: true })).toBeFocused()
  await page.getByRole('group', { name: 'Event types' }).getByRole('button', { name: 'Bans', exact: true }).click()
  await expect(page).toHaveURL(/kinds=ban/)
  await expect(page.locator('[data-event]:not([data-kind=ban])')).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
})

test('a user’s page tells why they are targeted and who they belong with', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openUser(page)
  await page.getByRole('tab', { name: 'Why targeted' }).click()
  await expect(page.getByRole('region', { name: 'Tag selections' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('tab', { name: 'Related accounts' }).click()
  await expect(
    page.getByRole('table', { name: /Related accounts/ }).or(page.getByText('No related accounts')),
  ).toBeVisible()
})

test('keys ban, note and message on a user’s page, and a ban takes its length by one key', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openUser(page)
  await press(page, 'm')
  await expect(page.getByRole('dialog')).toContainText('Send a message to “')
  await press(page, 'Escape', 'b')
  const lengths = page.getByRole('dialog').getByRole('group', { name: 'Length of the ban' })
  await lengths.getByRole('button', { name: /7 d/ }).click()
  await expect(lengths.getByRole('button', { name: /7 d/ })).toHaveAttribute('aria-pressed', 'true')
  await press(page, '4')
  await expect(lengths.getByRole('button', { name: /30 d/ })).toHaveAttribute('aria-pressed', 'true')
})

test('an appeal is read with the ban that it is against, and decided on by two digits', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/user-manage/user-black-list')
  await page.getByRole('link', { name: 'Appeals against bans' }).click()
  const about = page.getByRole('region', { name: 'What it is about' })
  await expect(about).toContainText('Scope')
  await expect(about).toContainText('Appeal text')
  const first = await page.getByRole('article').getAttribute('aria-label')
  await press(page, '2')
  await page.getByRole('radio', { name: 'Repeated violations' }).waitFor()
  await press(page, '2', 'Control+Enter')
  await expect(page.getByRole('article')).not.toHaveAccessibleName(first ?? '')
})
