import { ask, expect, press, test, toasts, type Page } from '../support/journey'

interface Post {
  readonly id: number
  readonly state: string
}

const post = 'POST /ugc/backend/post/page'
const wall = (page: Page) => page.locator('[data-wall]')
const tiles = (page: Page) => wall(page).getByRole('gridcell')
const tile = (page: Page, at: number) => tiles(page).nth(at)
const foot = (page: Page, name: string) => page.getByRole('group', { name })
const dialog = (page: Page) => page.getByRole('dialog')

/** A post that waits: its page has the wall of all that do. */
async function someWaiting(page: Page): Promise<number> {
  const { rows } = await ask<{ rows: readonly Post[] }>(page, post, {
    page: 'ugc.audit-list',
    filters: { state: { is: ['pending'] }, riskLevel: { is: ['low'] } },
    columns: ['state'],
    size: 1,
  })
  return rows[0]?.id ?? 0
}

/** How many posts are in each of these states. */
async function countOf(page: Page, states: readonly string[]): Promise<number> {
  const { total } = await ask<{ total: number }>(page, 'POST /ugc/backend/post/count', {
    page: 'ugc.audit-list',
    filters: { state: { is: states } },
  })
  return total
}

// Decisions on 24 posts are made and taken back one by one, each with its entry in the log.
test.slow()

const isDrawn = (page: Page) =>
  wall(page)
    .locator('img')
    .evaluateAll((pictures) => pictures.every((each) => each instanceof HTMLImageElement && each.naturalWidth > 0))

test('24 posts are judged on the wall by the keyboard alone, in Chinese, and taken back', async ({ signedIn }) => {
  const page = await signedIn('admin', { locale: 'zh-CN' })
  await page.goto(`/ugc/audit-op/${await someWaiting(page)}`)
  await expect(page.getByRole('article')).toBeVisible()
  await press(page, 'Shift+W')
  await expect(tiles(page)).toHaveCount(16)
  await expect(tile(page, 0)).toBeFocused()
  await press(page, '-')
  await expect(tiles(page)).toHaveCount(24)
  await expect.poll(() => isDrawn(page)).toBe(true)
  const rejected = await countOf(page, ['rejected'])

  await expect(tile(page, 0)).toBeFocused()
  await press(page, 'ArrowRight', '1')
  await expect(tile(page, 1)).toHaveAttribute('aria-selected', 'true')
  await press(page, 'ArrowDown')
  await expect(tile(page, 7)).toBeFocused()
  await press(page, '2', '3')
  await press(page, 'End', 'Space')
  await expect(tile(page, 11)).toHaveAttribute('aria-selected', 'true')

  // A mark without a reason is asked for one before anything is decided.
  await press(page, 'Home', 'Control+Enter')
  await expect(toasts(page)).toContainText('还没有原因')
  await expect(tile(page, 11)).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
  await press(page, '4')
  const firstLeft = await tile(page, 0).getAttribute('aria-label')

  await press(page, 'Control+Enter')
  await expect(dialog(page)).toContainText('处理 24 条')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(4)
  await expect(dialog(page)).toContainText('21')
  await expect(dialog(page).getByRole('button', { name: /确认处理 24 条/ })).toBeVisible()
  await press(page, 'Control+Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(toasts(page)).toContainText('24 条')
  expect(await countOf(page, ['rejected'])).toBe(rejected + 3)
  await expect(tile(page, 0)).toBeFocused()
  await expect(tile(page, 0)).not.toHaveAttribute('aria-label', firstLeft ?? '')

  await press(page, 'u')
  await expect.poll(() => countOf(page, ['rejected'])).toBe(rejected)
  await expect(tile(page, 0)).toHaveAttribute('aria-label', firstLeft ?? '')
})

test('24 posts are judged on the wall by the mouse alone, in English', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto(`/ugc/audit-op/${await someWaiting(page)}`)
  await page.getByRole('radio', { name: 'Wall' }).check()
  await page.getByRole('radio', { name: '6×4' }).check()
  await expect(tiles(page)).toHaveCount(24)
  await expect.poll(() => isDrawn(page)).toBe(true)
  const rejected = await countOf(page, ['rejected'])

  const reasons = foot(page, 'Reason for the tile in focus').getByRole('button')
  for (const [at, reason] of [
    [2, 0],
    [9, 1],
    [20, 2],
  ] as const) {
    await tile(page, at).click()
    await reasons.nth(reason).click()
    await expect(tile(page, at)).toHaveAttribute('aria-selected', 'true')
  }
  // A mark is taken away as it is made.
  await tile(page, 5).getByRole('checkbox').click()
  await tile(page, 5).getByRole('checkbox').click()
  await expect(tile(page, 5)).toHaveAttribute('aria-selected', 'false')

  await page.getByRole('button', { name: /^Refuse 3, pass 21/ }).click()
  await dialog(page)
    .getByRole('button', { name: /^Decide on 24/ })
    .click()
  await expect(toasts(page)).toContainText('Decided on 24')
  expect(await countOf(page, ['rejected'])).toBe(rejected + 3)

  await page.getByRole('button', { name: /^Take back(?! my)/ }).click()
  await expect.poll(() => countOf(page, ['rejected'])).toBe(rejected)

  await tile(page, 3).hover()
  await tile(page, 3).getByRole('button', { name: 'Enlarge' }).click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('button', { name: /^Back to the wall/ }).click()
  await expect(tile(page, 3)).toBeFocused()
  await page.getByRole('radio', { name: 'Queue' }).check()
  await expect(page.getByRole('article')).toBeVisible()
})

test('a room is enlarged on the wall of the patrol, taken in hand and warned', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/live-manage/live-patrol')
  await expect(page.getByRole('article')).toBeVisible()
  await press(page, 'Shift+W')
  await expect(tile(page, 0)).toBeFocused()
  await expect(wall(page).locator('video').first()).toBeVisible()
  const count = await tiles(page).count()

  await press(page, 'Enter')
  await expect(page.getByRole('article')).toBeVisible()
  await press(page, 'p')
  await expect(tile(page, 0)).toBeFocused()

  await tiles(page).filter({ hasText: 'Open' }).last().focus()
  await press(page, 'p')
  await page.getByRole('button', { name: /^Take in hand/ }).click()
  await expect(page.getByRole('article')).toContainText('Taken')
  await press(page, 'w')
  await expect(page.getByRole('article').getByRole('form')).toBeVisible()
  await press(page, '8', 'Control+Enter')
  await expect(toasts(page)).toContainText(/warned/)
  await expect(tiles(page)).toHaveCount(count)
  await expect(wall(page).locator('[data-settled]')).toHaveCount(1)

  // All others pass at once; whoever had them not in hand takes them first.
  await press(page, 'Control+Enter')
  await expect(dialog(page)).toContainText('Take')
  await press(page, 'Escape')
  await expect(dialog(page)).toHaveCount(0)
})
