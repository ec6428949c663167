import { ask, cell, expect, openList, press, test, toasts, type Page } from '../support/journey'

interface Line {
  readonly id: number
  readonly start: number
  readonly end: number
  readonly text: string
}

const film = (page: Page) => page.locator('main video')
const player = (page: Page) => page.locator('main').getByRole('group', { name: 'Subtitle' })
const timeOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const isReady = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.readyState > 1)

/** The lines of a subtitle, in the order of the film. */
async function linesOf(page: Page, subtitle: number): Promise<readonly [Line, Line, Line, ...Line[]]> {
  const { rows } = await ask<{ rows: readonly [Line, Line, Line, ...Line[]] }>(
    page,
    'POST /cms/backend/subtitleCue/page',
    { filters: { subtitle: { is: [subtitle] } }, columns: ['start', 'end', 'text'], sort: 'start', size: 50 },
  )
  return rows
}

/** A subtitle that has lines and a film, opened with it beside them. @param nth journeys take each their own */
async function openSubtitle(page: Page, nth: number): Promise<number> {
  const { rows } = await ask<{ rows: readonly { readonly id: number }[] }>(page, 'POST /cms/backend/subtitle/page', {
    columns: ['episode'],
    sort: 'id',
    size: 30,
  })
  const found = await Promise.all(
    rows.map(async ({ id }) => {
      const film = await ask<object | null>(page, 'GET /cms/backend/subtitleCue/filmBeside', { of: id })
      return film !== null && (await linesOf(page, id)).length > 2 ? [id] : []
    }),
  )
  const id = found.flat()[nth] ?? 0
  await openList(page, `/movie-manage/subtitle-edit?subtitle=${id}`)
  await expect.poll(() => isReady(page)).toBe(true)
  return id
}

test('a line is timed to the film by keys alone, and the change is undone by z', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const subtitle = await openSubtitle(page, 0)
  const [, second] = await linesOf(page, subtitle)
  await expect(cell(page, 0, 'start')).toHaveText(/^0:01\.\d{3}$/)
  await press(page, 'ArrowDown')
  await expect.poll(() => timeOf(page)).toBeCloseTo(second.start / 1000, 1)
  await expect(player(page).locator('p')).toContainText(second.text)
  await press(page, 'F4')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(second.start / 1000 + 0.3)
  await press(page, ']')
  await press(page, 'F4')
  await expect(toasts(page)).toContainText('End where the film stands')
  const timed = await linesOf(page, subtitle)
  expect(timed[1].end).toBeLessThan(second.end)
  expect(timed[1].end).toBeGreaterThan(second.start)
  await press(page, 'z')
  await expect.poll(async () => (await linesOf(page, subtitle))[1].end).toBe(second.end)
  await press(page, 'Alt+Shift+ArrowRight')
  await expect.poll(async () => (await linesOf(page, subtitle))[1].start).toBe(second.start + 100)
  await press(page, 'z')
  await expect.poll(async () => (await linesOf(page, subtitle))[1].start).toBe(second.start)
})

test('a line is found on the film and timed to it by the mouse alone', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const subtitle = await openSubtitle(page, 1)
  const [, , third] = await linesOf(page, subtitle)
  await player(page).locator('button[tabindex="-1"]').nth(2).click()
  await expect.poll(() => timeOf(page)).toBeCloseTo(third.start / 1000, 1)
  await cell(page, 2, 'text').click()
  await player(page).getByRole('button', { name: 'Play' }).click()
  await expect(page.locator('[role=row][aria-current="time"]')).toHaveAttribute('data-index', '2')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(third.start / 1000 + 0.3)
  await player(page).getByRole('button', { name: 'Pause' }).click()
  await cell(page, 2, 'text').click({ button: 'right' })
  await page.getByRole('menuitem', { name: /^End where the film stands/ }).click()
  await expect(toasts(page)).toContainText('End where the film stands')
  const timed = await linesOf(page, subtitle)
  expect(timed[2].end).not.toBe(third.end)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await linesOf(page, subtitle))[2].end).toBe(third.end)
})

test('the end of a line is dragged on the film, and put back by z', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const subtitle = await openSubtitle(page, 2)
  const [first] = await linesOf(page, subtitle)
  const shown = player(page).locator('button[tabindex="-1"]').first()
  await expect(shown).toBeVisible()
  const box = (await shown.boundingBox())!
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + box.width - 2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - box.width / 3, y, { steps: 4 })
  await page.mouse.up()
  await expect(toasts(page)).toContainText('End where the film stands')
  const dragged = (await linesOf(page, subtitle))[0]
  expect(dragged.start).toBe(first.start)
  expect(dragged.end).toBeLessThan(first.end)
  await page.getByRole('grid').focus()
  await press(page, 'z')
  await expect.poll(async () => (await linesOf(page, subtitle))[0].end).toBe(first.end)
  await page.mouse.move(box.x + box.width - 2, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, y, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect((await linesOf(page, subtitle))[0].end).toBe(first.end)
})

test('on a phone the film stands above its lines, and both are in sight', async ({ signedIn }) => {
  const page = await signedIn('admin', { viewport: { width: 390, height: 844 } })
  await openSubtitle(page, 0)
  const above = await film(page).boundingBox()
  const lines = await page.getByRole('grid').boundingBox()
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(lines?.y ?? 0)
  expect(lines?.height).toBeGreaterThan(100)
  expect((lines?.y ?? 0) + (lines?.height ?? 0)).toBeLessThanOrEqual(844)
})

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /Your draft of|草稿，共/ })

test('what is typed and not saved comes back after a reload, and is saved by keys alone', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const subtitle = await openSubtitle(page, 2)
  const [first] = await linesOf(page, subtitle)
  await press(page, 'ArrowRight', 'F2')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/subtitleCue/drafts') && answer.ok())
  await page.keyboard.insertText(' and more')
  await kept
  await page.reload()
  await expect(notice(page)).toContainText('in 1 cell')
  await expect(cell(page, 0, 'text')).toContainText('and more')
  expect((await linesOf(page, subtitle))[0].text).toBe(first.text)
  await press(page, 'Control+s')
  await expect(notice(page)).toHaveCount(0)
  await expect.poll(async () => (await linesOf(page, subtitle))[0].text).toContain('and more')
})

test('a draft on another machine says what was saved since, and gives way by the mouse alone, in Chinese', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  const subtitle = await openSubtitle(page, 3)
  const [first] = await linesOf(page, subtitle)
  await press(page, 'ArrowRight', 'F2')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/subtitleCue/drafts') && answer.ok())
  await page.keyboard.insertText(' unsaved')
  await kept
  const { version } = await ask<{ version: number }>(page, 'GET /cms/backend/subtitleCue/detail', { id: first.id })
  await ask(page, 'POST /cms/backend/subtitleCue/save', { id: first.id, version, text: 'Said otherwise' })
  const other = await signedIn('admin', { locale: 'zh-CN' })
  await openList(other, `/movie-manage/subtitle-edit?subtitle=${subtitle}`)
  await expect(notice(other)).toContainText('之后已有他人保存的内容')
  await expect(cell(other, 0, 'text')).toContainText('unsaved')
  await notice(other).getByRole('button', { name: '改用已保存的内容' }).click()
  await expect(cell(other, 0, 'text')).toContainText('Said otherwise')
  await expect(notice(other)).toHaveCount(0)
})

test('a line that lacks a term shows the right word, which one key puts in and z takes out again', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  const { rows } = await ask<{ rows: readonly { readonly id: number }[] }>(page, 'POST /cms/backend/subtitleCue/page', {
    filters: { missingTerms: { contains: '躺平' } },
    columns: ['missingTerms'],
    size: 1,
  })
  const { subtitle } = await ask<{ subtitle: { readonly id: number } }>(page, 'GET /cms/backend/subtitleCue/detail', {
    id: rows[0]?.id ?? 0,
  })
  await openList(
    page,
    `/movie-manage/subtitle-edit?subtitle=${subtitle.id}&missingTerms=${encodeURIComponent('~躺平')}`,
  )
  await expect(cell(page, 0, 'missingTerms')).toHaveText('躺平 → to opt out')
  const before = await cell(page, 0, 'text').innerText()
  await press(page, 'i')
  await expect(toasts(page)).toContainText('Missing terms put into')
  const put = await ask<{ text: string; missingTerms: string | null }>(page, 'GET /cms/backend/subtitleCue/detail', {
    id: rows[0]?.id ?? 0,
  })
  expect([put.text, put.missingTerms]).toEqual([`${before} to opt out`, null])
  await press(page, 'z')
  await expect(cell(page, 0, 'text')).toHaveText(before)
})
