import { ask, expect, press, test, toasts, type Page } from '../support/journey'

const lines = (page: Page) => page.locator('[data-wall]').getByRole('gridcell')
const dialog = (page: Page) => page.getByRole('dialog')

/** How many invitations are in a state. */
async function countOf(page: Page, state: string): Promise<number> {
  const { total } = await ask<{ total: number }>(page, 'POST /activity/backend/fission/invitation/count', {
    page: 'activity-manage.invite-user-page',
    filters: { state: { is: [state] } },
  })
  return total
}

test('invitations stand in lines: two are marked by their digits, the others pass with them, and all are taken back', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  // What somebody else has in hand is left out, and told of by itself.
  await page.goto('/activity-manage/invite-user-page?assignee=null')
  await expect(page.getByRole('article')).toBeVisible()
  await press(page, 'Shift+W')
  await expect(lines(page).first()).toBeFocused()
  const shown = await lines(page).count()
  expect(shown).toBeGreaterThan(2)
  const invalid = await countOf(page, 'invalid')
  await press(page, 'ArrowDown', '2', 'ArrowDown', '3')
  await expect(lines(page).nth(2)).toHaveAttribute('aria-selected', 'true')
  await press(page, 'Control+Enter')
  await expect(dialog(page).getByRole('button', { name: new RegExp(`Decide on ${shown}\\b`) })).toBeVisible()
  await press(page, 'Control+Enter')
  await expect(toasts(page)).toContainText('Decided on')
  expect(await countOf(page, 'invalid')).toBe(invalid + 2)
  await page.getByRole('button', { name: /^Take back/ }).click()
  await expect.poll(() => countOf(page, 'invalid')).toBe(invalid)
})
