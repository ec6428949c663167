import { expect, openList, press, test, toasts, type Page } from '../support/journey'

/** The number of the case in hand, beside whose it is. */
const title = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first().locator('span')
const numberIn = (text: string) => text.match(/TSU\d+/)?.[0] ?? ''
const waiting = (page: Page) => page.getByRole('complementary', { name: 'Waiting items' }).getByRole('listitem')

test.describe('a queue', () => {
  const queue = '/task-center/task-list/audit?state=pending'

  test('is worked through by one key an item: the next one comes by itself', async ({ signedIn }) => {
    const page = await signedIn('admin')
    await page.goto(queue)
    const first = await title(page).innerText()
    const second = numberIn(await waiting(page).nth(1).innerText())
    await press(page, 'a')
    await expect(title(page)).toHaveText(second)
    await expect(waiting(page).filter({ hasText: first })).toHaveCount(0)
    await press(page, 'n')
    await expect(title(page)).not.toHaveText(second)
  })

  test('is worked through with the mouse, in the order that one likes', async ({ signedIn }) => {
    const page = await signedIn('admin')
    await page.goto(queue)
    const chosen = waiting(page).nth(2)
    const name = numberIn(await chosen.innerText())
    await chosen.click()
    await expect(title(page)).toHaveText(name)
    await page
      .locator('main')
      .getByRole('button', { name: /^Approve submission/ })
      .click()
    await expect(waiting(page).filter({ hasText: name })).toHaveCount(0)
    await expect(title(page)).not.toHaveText(name)
  })
})

test.describe('an arrangement', () => {
  const arrangement = '/live-config/banner-config'
  const items = (page: Page) => page.locator('main ol > li[data-id]')
  const idsOf = (page: Page) => items(page).evaluateAll((all) => all.slice(0, 4).map((item) => item.dataset.id))
  const moved = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/sort'))

  test('is changed by Alt and the arrows, and stays so', async ({ signedIn }) => {
    const page = await signedIn('admin')
    await page.goto(arrangement)
    await expect(items(page).first()).toBeFocused()
    const [first, second, third] = await idsOf(page)
    const saved = moved(page)
    await press(page, 'Alt+ArrowDown', 'Alt+ArrowDown')
    await expect(items(page).nth(2)).toBeFocused()
    await saved
    await page.reload()
    await expect(items(page).first()).toHaveAttribute('data-id', second!)
    expect((await idsOf(page)).slice(0, 3)).toEqual([second, third, first])
  })

  test('is changed by dragging, and stays so', async ({ signedIn }) => {
    const page = await signedIn('admin')
    await page.goto(arrangement)
    await items(page).nth(3).waitFor()
    const [first, second, third, fourth] = await idsOf(page)
    const saved = moved(page)
    await items(page).nth(3).dragTo(items(page).first())
    await saved
    await page.reload()
    await expect(items(page).first()).toHaveAttribute('data-id', fourth!)
    expect(await idsOf(page)).toEqual([fourth, first, second, third])
  })
})

test('a report shows another span and draws another figure', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/game-manage/report')
  const figures = page.getByRole('region', { name: 'Figures' })
  const opens = figures.getByRole('button', { name: /^Opens/ })
  const before = await opens.innerText()
  await page.getByRole('button', { name: /Day Last month \(30 days\)/ }).click()
  await page.locator('select:has(option[value="7d"])').selectOption('7d')
  await press(page, 'Escape')
  await expect(page).toHaveURL(/day=7d/)
  await expect(opens).not.toHaveText(before)
  const payers = figures.getByRole('button', { name: /^Payers/ })
  await payers.focus()
  await press(page, 'Enter')
  await expect(payers).toHaveAttribute('aria-pressed', 'true')
  await figures.getByText('As a table').click()
  await expect(figures.getByRole('columnheader', { name: 'Payers' })).toBeVisible()
})

test('a tool answers beside its form, by Ctrl+Enter', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/service-manage/content-see')
  const tool = page.getByRole('region', { name: 'Check all areas and clients' })
  await expect(tool).toContainText('The result appears here')
  await tool.getByRole('combobox').first().focus()
  await page.keyboard.type('a')
  await page.getByRole('option').first().waitFor()
  await press(page, 'ArrowDown', 'Enter', 'Control+Enter')
  await expect(tool).not.toContainText('The result appears here')
})

test.describe('the tabs of a page', () => {
  const goods = '/goods-and-order/goods-list'
  const tab = (page: Page, name: string) => page.locator('main nav').getByRole('link', { name })

  test('have addresses of their own, to which the browser goes back', async ({ signedIn }) => {
    const page = await signedIn('admin')
    await openList(page, goods)
    await tab(page, 'Dresses').click()
    await expect(page).toHaveURL(/goods-list\/dresses/)
    await expect(tab(page, 'Dresses')).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(tab(page, 'Gifts')).toHaveAttribute('aria-current', 'page')
  })

  test('are walked with the arrows', async ({ signedIn }) => {
    const page = await signedIn('admin')
    await openList(page, `${goods}/dresses`)
    await tab(page, 'Dresses').focus()
    await press(page, 'ArrowRight', 'Enter')
    await expect(page).toHaveURL(/goods-list\/props/)
  })
})

test.describe('settings', () => {
  const settings = '/task-center/setting'
  const input = (page: Page, name: string) => page.locator(`[data-field=${name}] input`).first()
  const tiers = (page: Page) => page.locator('[data-field=withdrawSteps]')
  const points = (page: Page, row: number) =>
    tiers(page)
      .getByRole('textbox', { name: /Points/ })
      .nth(row)
  /** Adds a tier below the others by key. @returns its points */
  const addTier = async (page: Page) => {
    await tiers(page).waitFor()
    const count = await tiers(page)
      .getByRole('textbox', { name: /Points/ })
      .count()
    const more = String(Number(await points(page, count - 1).inputValue()) + 100)
    await points(page, count - 1).focus()
    await press(page, 'Alt+Enter')
    await expect(points(page, count)).toBeFocused()
    await page.keyboard.type(more)
    await press(page, 'Tab')
    await page.keyboard.type('9')
    return { row: count, more }
  }

  test('are saved by Ctrl+S, and are there after a reload', async ({ signedIn }) => {
    const page = await signedIn('admin')
    await page.goto(settings)
    await input(page, 'validMonths').fill('18')
    await press(page, 'Control+s')
    await expect(toasts(page)).toContainText('saved')
    await page.reload()
    await expect(input(page, 'validMonths')).toHaveValue('18')
  })

  test('that two people decide on are submitted as they stand in the form, with a further row', async ({
    signedIn,
  }) => {
    const page = await signedIn('admin')
    await page.goto(settings)
    const { row, more } = await addTier(page)
    await press(page, 'Control+s')
    await expect(page.getByRole('alert').first()).toContainText('a second person')
    await expect(points(page, row)).toHaveValue(more)
    await page.getByRole('button', { name: 'Submit change' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Points per currency unit')).toBeVisible()
    // What the form has need not be entered again.
    await expect(dialog.getByLabel('Withdrawal tiers')).toHaveCount(0)
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('smaller sums are asked for')
    await dialog.getByRole('button', { name: 'Submit change' }).click()
    await expect(toasts(page)).toContainText('second person')
  })

  test('are saved with the mouse, where a row was added and taken out again', async ({ signedIn }) => {
    const page = await signedIn('admin')
    await page.goto(settings)
    await tiers(page).waitFor()
    await tiers(page).getByRole('button', { name: 'Add a row: Withdrawal tiers' }).click()
    const count = await tiers(page)
      .getByRole('textbox', { name: /Points/ })
      .count()
    await tiers(page)
      .getByRole('button', { name: /Remove/ })
      .last()
      .click()
    await expect(tiers(page).getByRole('textbox', { name: /Points/ })).toHaveCount(count - 1)
    await input(page, 'validMonths').fill('24')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toasts(page)).toContainText('saved')
    await page.reload()
    await expect(input(page, 'validMonths')).toHaveValue('24')
  })
})
