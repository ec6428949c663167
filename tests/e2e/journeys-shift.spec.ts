import { ask, cell, expect, openList, press, test, type Page } from '../support/journey'

/** What somebody does by the dozen within a shift: each by keys alone in English, and by the mouse alone in Chinese. */

interface Line {
  readonly id: number
  readonly text: string
}

async function linesOf(page: Page, subtitle: number): Promise<readonly Line[]> {
  const { rows } = await ask<{ rows: readonly Line[] }>(page, 'POST /cms/backend/subtitleCue/page', {
    filters: { subtitle: { is: [subtitle] } },
    columns: ['text'],
    sort: 'start',
    size: 20,
  })
  return rows
}

/** A subtitle with twenty lines or more, opened. @param nth journeys take each their own */
async function openLines(page: Page, nth: number): Promise<number> {
  const { rows } = await ask<{ rows: readonly { readonly id: number }[] }>(page, 'POST /cms/backend/subtitle/page', {
    columns: ['episode'],
    sort: 'id',
    size: 40,
  })
  const long = await Promise.all(rows.map(async ({ id }) => ((await linesOf(page, id)).length < 20 ? [] : [id])))
  const id = long.flat().at(-1 - nth) ?? 0
  await openList(page, `/movie-manage/subtitle-edit?subtitle=${id}`)
  return id
}

async function endings(page: Page, subtitle: number): Promise<string> {
  return (await linesOf(page, subtitle)).map(({ text }) => text.at(-1)).join('')
}

/** The crawled stars that are matched and say other than ours. */
async function matched(page: Page): Promise<readonly number[]> {
  const { rows } = await ask<{ rows: readonly { readonly id: number }[] }>(
    page,
    'POST /crawler/backend/starInfo/page',
    { filters: { state: { is: ['matched'] } }, columns: ['names'], size: 100 },
  )
  const read = await Promise.all(
    rows.map(({ id }) =>
      ask<{ id: number; differences: readonly object[] | null }>(page, 'GET /crawler/backend/starInfo/detail', {
        id: String(id),
      }),
    ),
  )
  return read.filter(({ differences }) => (differences ?? []).length > 0).map(({ id }) => id)
}

const stateOf = async (page: Page, id: number) =>
  (await ask<{ state: string }>(page, 'GET /crawler/backend/starInfo/detail', { id: String(id) })).state
const sides = (page: Page) => page.locator('tr[data-field] input[value=newer]')

test('twenty lines are proofread by the keyboard alone, in English', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const subtitle = await openLines(page, 0)
  await press(page, 'ArrowRight')
  for (let line = 0; line < 20; line++) {
    await press(page, 'F2', 'End')
    await page.keyboard.insertText('~')
    await press(page, 'Control+Enter')
  }
  await expect.poll(() => endings(page, subtitle)).toBe('~'.repeat(20))
})

test('five crawled stars are taken over by the keyboard alone, in English', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const stars = (await matched(page)).slice(-5)
  expect(stars).toHaveLength(5)
  for (const id of stars) {
    await page.goto(`/crawler-manage/star-info?id=${id}`)
    await expect(sides(page).first()).toBeVisible()
    await press(page, '1', 'a', 'Control+Enter')
    await expect.poll(() => stateOf(page, id)).toBe('imported')
  }
})

test('five crawled stars are taken over by the mouse alone, in Chinese', async ({ signedIn }) => {
  const page = await signedIn('admin', { locale: 'zh-CN' })
  const stars = (await matched(page)).slice(-5)
  expect(stars).toHaveLength(5)
  for (const id of stars) {
    await page.goto(`/crawler-manage/star-info?id=${id}`)
    await sides(page).first().check()
    for (const each of await sides(page).all()) await each.check()
    await page.getByRole('article').getByRole('button', { name: '导入所选字段' }).first().click()
    await expect.poll(() => stateOf(page, id)).toBe('imported')
  }
})

test('a subtitle made by a machine is taken, watched, mended and let out, and the next is taken, by the mouse alone, in Chinese', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { locale: 'zh-CN', viewport: { width: 1440, height: 1200 } })
  const player = page.locator('main').getByRole('group', { name: '字幕' })
  const opened = /subtitle-edit\?subtitle=(\d+)/
  await page.goto('/movie-manage/movie-aiTranslateTask/short')
  await page.getByRole('button', { name: '领取下一条校对任务' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: '简体中文' }).click()
  await dialog.getByRole('button', { name: /^领取/ }).click()
  await page.waitForURL(opened)
  const subtitle = Number(opened.exec(page.url())?.[1])

  await player.getByRole('button', { name: '播放' }).click()
  await expect(page.locator('[role=row][aria-current="time"]')).toHaveAttribute('data-index', '0')
  await player.getByRole('button', { name: '暂停' }).click()
  const lines = Math.min((await linesOf(page, subtitle)).length, 20)
  expect(lines).toBeGreaterThan(14)
  for (let line = 0; line < lines; line++) {
    await cell(page, line, 'text').dblclick()
    await page.locator('[data-cell-editor=text]').getByRole('textbox').fill('Read and right~')
  }
  await cell(page, 0, 'start').click()
  await expect.poll(() => endings(page, subtitle)).toBe('~'.repeat(lines))

  await page.getByRole('button', { name: '发布并领取下一条校对任务' }).click()
  await expect(page).not.toHaveURL(new RegExp(`subtitle=${subtitle}$`))
  await expect(page).toHaveURL(opened)
  const { file } = await ask<{ file: string }>(page, 'GET /cms/backend/subtitle/detail', { id: subtitle })
  expect(file).toContain('/edited-')
})
