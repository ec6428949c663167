import { ask, expect, pauseToRead, press, test, type Page } from '../support/journey'

interface Inspection {
  readonly id: number
  readonly state: string
  readonly decision: string | null
}

const article = (page: Page) => page.getByRole('article')
const strip = (page: Page) => article(page).getByRole('form')
const dialog = (page: Page) => page.getByRole('dialog')

/** Takes the two most urgent of the streams that nobody has in hand. */
async function inHand(page: Page): Promise<readonly [Inspection, Inspection]> {
  const { rows } = await ask<{ rows: readonly [Inspection, Inspection] }>(page, 'POST /live/backend/inspection/page', {
    filters: { state: { is: ['open'] } },
    columns: ['decision'],
    size: 2,
  })
  const ids = rows.map(({ id }) => id)
  await ask(page, 'POST /live/backend/inspection/takeShown', { id: ids[0], ids })
  return rows
}

const decisionOn = async (page: Page, { id }: Inspection) =>
  (await ask<Inspection>(page, 'GET /live/backend/inspection/detail', { id })).decision

test('an anchor is warned, and a stream is cut, by the keyboard alone, in English', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const [warned, cut] = await inHand(page)
  await page.goto(`/live-manage/live-patrol?state=taken&id=${warned.id}`)
  await expect(article(page)).toBeVisible()
  await press(page, 'w')
  await expect(strip(page)).toBeVisible()
  await press(page, '8', 'Control+Enter')
  await expect.poll(() => decisionOn(page, warned)).toBe('warn')

  await page.goto(`/live-manage/live-patrol?state=taken&id=${cut.id}`)
  await expect(article(page)).toBeVisible()
  await press(page, 'd')
  await expect(dialog(page)).toContainText('Its state becomes “Decided”')
  await pauseToRead(page)
  await press(page, 'ArrowDown', 'ArrowDown', 'Enter')
  await press(page, 'Control+Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => decisionOn(page, cut)).toBe('cut')
})

test('an anchor is warned, and a stream is cut, by the mouse alone, in Chinese', async ({ signedIn }) => {
  const page = await signedIn('admin', { locale: 'zh-CN' })
  const [warned, cut] = await inHand(page)
  const decide = article(page).getByRole('group', { name: '处理' })
  await page.goto(`/live-manage/live-patrol?state=taken&id=${warned.id}`)
  await decide.getByRole('button', { name: /^警告主播/ }).click()
  await strip(page).getByRole('radio').nth(7).check()
  await strip(page).getByRole('button', { name: /^警告/ }).click()
  await expect.poll(() => decisionOn(page, warned)).toBe('warn')

  await page.goto(`/live-manage/live-patrol?state=taken&id=${cut.id}`)
  await decide.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: /^切断直播/ }).click()
  await expect(dialog(page)).toContainText('状态变为')
  await dialog(page).getByRole('combobox').first().selectOption({ index: 2 })
  await dialog(page).getByRole('button', { name: /^切断/ }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(() => decisionOn(page, cut)).toBe('cut')
})
