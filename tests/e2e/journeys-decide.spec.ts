import type { Route } from '@playwright/test'
import { expect, press, test, toasts, type Page } from '../support/journey'

const submissions = '/task-center/task-list/audit?state=pending'

const article = (page: Page) => page.getByRole('article')
/** The number of the case in hand, beside whose it is. */
const title = (page: Page) => article(page).getByRole('heading', { level: 2 }).first().locator('span')
const strip = (page: Page) => article(page).getByRole('form')
const waiting = (page: Page) => page.getByRole('complementary').getByRole('listitem')
const nameOf = async (page: Page, place: number) =>
  (await waiting(page).nth(place).innerText()).match(/TSU\d+/)?.[0] ?? ''

test('a case is decided on and taken back by the keyboard alone', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto(submissions)
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)]
  await expect(title(page)).toHaveText(first)

  // With nothing asked it decides nothing.
  await press(page, 'Control+Enter')
  await expect(title(page)).toHaveText(first)
  await expect(toasts(page)).not.toContainText(first)

  await press(page, 'd')
  await expect(strip(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press(page, 'Control+Enter')
  await expect(strip(page).getByRole('alert')).toBeVisible()
  await press(page, '3')
  await expect(strip(page).getByRole('radio', { name: /Duplicate/ })).toBeChecked()
  await press(page, '2')
  await expect(strip(page).getByRole('radio', { name: /Wrong screenshot/ })).toBeChecked()
  await expect(strip(page).getByRole('radio', { name: /Duplicate/ })).not.toBeChecked()
  await press(page, 'Tab')
  const note = strip(page).getByRole('textbox', { name: 'Decision note' })
  await expect(note).toBeFocused()
  await page.keyboard.type('Screen 3 is of another app')
  await expect(note).toHaveValue('Screen 3 is of another app')
  await expect(strip(page).getByRole('radio', { name: /Wrong screenshot/ })).toBeChecked()

  await press(page, 'Escape')
  await expect(strip(page)).toHaveCount(0)
  await expect(title(page)).toHaveText(first)

  await press(page, 'd')
  await expect(strip(page)).toBeVisible()
  await press(page, '2', 'Control+Enter')
  await expect(title(page)).toHaveText(second)
  await expect(strip(page)).toHaveCount(0)
  await expect(waiting(page).filter({ hasText: first })).toHaveCount(0)

  await press(page, 'u')
  await expect(title(page)).toHaveText(first)
  await expect(article(page)).toContainText('Pending')
})

test('a case is decided on and taken back by the mouse alone, in Chinese', async ({ signedIn }) => {
  const page = await signedIn('admin', { locale: 'zh-CN' })
  await page.goto(submissions)
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)]
  const reject = article(page)
    .getByRole('group', { name: '处理' })
    .getByRole('button', { name: /^驳回提交/ })
  await reject.click()
  await strip(page).getByRole('button', { name: /^取消/ }).click()
  await expect(strip(page)).toHaveCount(0)
  await expect(reject).toBeFocused()

  await reject.click()
  await strip(page).getByText('重复提交').click()
  await expect(strip(page).getByRole('radio', { name: /重复提交/ })).toBeChecked()
  await strip(page).getByRole('textbox', { name: '处理说明' }).fill('与上一张相同')
  await strip(page).getByRole('button', { name: /^驳回/ }).click()
  await expect(title(page)).toHaveText(second)

  await article(page).getByRole('button', { name: /^撤回/ }).click()
  await expect(title(page)).toHaveText(first)
})

test('several reasons are picked and left out by their digits, and who has a case is named', async ({ signedIn }) => {
  const page = await signedIn('reviewer')
  await page.goto('/review-manage/initial-review?state=assigned')
  await expect(waiting(page).first()).toContainText(/with \S/)
  await page.getByRole('button', { name: /^Propose rejection/ }).click()
  const reasons = strip(page).getByRole('checkbox')
  await expect(reasons.first()).toBeFocused()
  await press(page, '1', '2')
  await expect(reasons.nth(1)).toBeChecked()
  await press(page, '1')
  await expect(reasons.nth(0)).not.toBeChecked()
  await expect(reasons.nth(1)).toBeChecked()
  await press(page, 'Escape')
  await expect(strip(page)).toHaveCount(0)
})

test('the next case is there before a decision that asks nothing is answered, and one that is refused comes back', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.goto(submissions)
  const [first, second, third] = [await nameOf(page, 0), await nameOf(page, 1), await nameOf(page, 2)]
  await expect(title(page)).toHaveText(first)
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  // One handler throughout: a call that is made while handlers are exchanged may be held for good.
  let end = (route: Route) => route.continue()
  await page.route(/\/batchApprove|\/approve/, async (route) => {
    await answered
    await end(route)
  })
  await press(page, 'a')
  await expect(title(page)).toHaveText(second)
  await expect(waiting(page).filter({ hasText: first })).toHaveCount(0)
  answer()
  await expect(toasts(page)).toContainText(first)

  end = (route) => route.abort()
  await press(page, 'a')
  await expect(title(page)).toHaveText(second)
  await expect(waiting(page).filter({ hasText: second })).toHaveCount(1)
  await expect(waiting(page).filter({ hasText: third })).toHaveCount(1)
})

test('what is too long for a line of the waiting list goes on in a second one', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto(submissions)
  await waiting(page).first().waitFor()
  const cut = await waiting(page)
    .locator('button > span')
    .evaluateAll((lines) => lines.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent))
  expect(cut).toEqual([])
})
