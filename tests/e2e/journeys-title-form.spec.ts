import { ask, expect, palette, press, test, toasts, type Page } from '../support/journey'

const form = '/movie-manage/series-add?id='
const field = (page: Page, name: string) => page.locator(`[data-field=${name}] :is(input, textarea)`).first()

/** The id of a draft, the one at an index. */
async function draft(page: Page, index: number): Promise<number> {
  const { rows } = await ask<{ rows: { id: number }[] }>(page, 'POST /cms/backend/drama/page', {
    filters: { state: { is: ['draft'] } },
    columns: ['title'],
    sort: 'id',
    size: 5,
  })
  return rows[index]?.id ?? 0
}

async function stateOf(page: Page, id: number): Promise<string> {
  const { state } = await ask<{ state: string }>(page, 'GET /cms/backend/drama/detail', { id })
  return state
}

test('one key saves a draft from inside its form and submits it', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const id = await draft(page, 0)
  await page.goto(`${form}${id}`)
  await field(page, 'originalTitle').fill(`Submitted ${id}`)
  await press(page, 'Control+Enter')
  await expect(toasts(page)).toContainText('Series saved')
  await expect.poll(() => stateOf(page, id)).toBe('inReview')
})

test('a draft that cannot be saved is not submitted, and its fault has the focus', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const id = await draft(page, 1)
  await page.goto(`${form}${id}`)
  await field(page, 'originalTitle').fill('')
  await page.getByRole('button', { name: 'Save and submit' }).click()
  await expect(page.locator('[data-field=originalTitle] :focus')).toHaveCount(1)
  expect(await stateOf(page, id)).toBe('draft')
})

test('the palette saves a form and goes to its files', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const id = await draft(page, 1)
  await page.goto(`${form}${id}`)
  await field(page, 'originalTitle').fill(`With files ${id}`)
  await press(page, 'Control+k')
  await palette(page).waitFor()
  await page.keyboard.type('save and go to files')
  await expect(palette(page).locator('[role=option][aria-selected=true]')).toContainText('Save and go to files')
  await press(page, 'Enter')
  await expect(page).toHaveURL(new RegExp(`/movie-manage/series-resources\\?content=${id}`))
})
