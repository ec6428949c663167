import { ask, expect, press, test, toasts, type Page } from '../support/journey'

interface Crawled {
  readonly id: number
  readonly star: { readonly id: number }
  /** Null where nothing was compared. */
  readonly differences: readonly { readonly field: string; readonly kind: string }[] | null
}

/** Crawled stars that are matched and say other than ours in several fields. */
async function matched(page: Page): Promise<readonly Crawled[]> {
  const { rows } = await ask<{ rows: readonly { readonly id: number }[] }>(
    page,
    'POST /crawler/backend/starInfo/page',
    {
      filters: { state: { is: ['matched'] } },
      columns: ['names'],
      size: 100,
    },
  )
  const read = await Promise.all(
    rows.map(({ id }) => ask<Crawled>(page, 'GET /crawler/backend/starInfo/detail', { id: String(id) })),
  )
  return read.filter(({ differences }) => (differences ?? []).length > 1)
}

const comparison = (page: Page) => page.getByRole('group', { name: 'Compare field by field' })
const chosen = (page: Page, side: 'older' | 'newer') => comparison(page).locator(`input[value=${side}]:checked`)

test('a crawled star is laid beside ours, and taken over field by field by keys alone', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const [crawled] = await matched(page)
  await page.goto(`/crawler-manage/star-info?id=${crawled?.id}`)
  await expect(comparison(page)).toBeVisible()
  const fields = comparison(page).locator('tr[data-field]:has(input)')
  const count = await fields.count()
  expect(count).toBeGreaterThan(1)
  await press(page, '1')
  await expect(fields.first().getByRole('radio', { checked: true })).toBeFocused()
  await press(page, 'a')
  await expect(chosen(page, 'newer')).toHaveCount(count)
  await press(page, 'ArrowLeft')
  await expect(chosen(page, 'older')).toHaveCount(1)
  await press(page, 'ArrowDown')
  await expect(fields.nth(1).getByRole('radio', { checked: true })).toBeFocused()
  await press(page, '1')
  await press(page, 'ArrowRight')
  await expect(chosen(page, 'newer')).toHaveCount(count - 1)
  await press(page, 'Control+Enter')
  await expect(toasts(page)).toContainText('done')
  const after = await ask<{ state: string; imported: { after: object } }>(
    page,
    'GET /crawler/backend/starInfo/detail',
    { id: String(crawled?.id) },
  )
  expect(after.state).toBe('imported')
  expect(Object.keys(after.imported.after)).toHaveLength(count - 1)
})

test('sides are taken by the mouse, and what nobody took stays ours', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const [, crawled] = await matched(page)
  await page.goto(`/crawler-manage/star-info?id=${crawled?.id}`)
  const fields = comparison(page).locator('tr[data-field]:has(input)')
  const count = await fields.count()
  for (let at = 0; at < count; at++) await fields.nth(at).locator('input[value=older]').check()
  const button = comparison(page).locator('xpath=..').getByRole('button')
  await button.click()
  const nothingTaken = page.getByText('Nothing is taken yet')
  await expect(nothingTaken).toBeVisible()
  await fields.first().locator('input[value=newer]').check()
  await expect(nothingTaken).toHaveCount(0)
  await button.click()
  await expect(toasts(page)).toContainText('done')
})
