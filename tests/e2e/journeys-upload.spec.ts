import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, expect, pauseToRead, press, test, toasts, type Page } from '../support/journey'

const srt = '1\n00:00:01,000 --> 00:00:03,000\nHello\n\n2\n00:00:04,000 --> 00:00:06,000\nWorld\n'

/** A folder of six small files, one of which says nothing of its episode. */
function folderOfFiles(): string {
  const folder = mkdtempSync(join(tmpdir(), 'city-'))
  for (const name of ['City.S01E01.720p.mp4', 'City EP02.mp4', '第3集.mp4', 'extra 1080p.mp4'])
    writeFileSync(join(folder, name), `film of ${name}`)
  for (const name of ['City.E01.en.srt', 'City.E02.zh-CN.srt']) writeFileSync(join(folder, name), srt)
  return folder
}

/** A series with room for five episodes. @param nth journeys take each their own */
async function seriesOf(page: Page, nth: number): Promise<number> {
  const { rows } = await ask<{ rows: { id: number }[] }>(page, 'POST /cms/backend/drama/page', {
    filters: { totalEpisodes: { from: 5 }, releasedEpisodes: { from: 3 }, season: { is: [1] } },
    columns: ['title'],
    sort: 'id',
    size: 20,
  })
  return rows[nth]?.id ?? 0
}

const line = (page: Page, file: string) => page.locator(`[role=row][data-file="${file}"]`)
const lines = (page: Page) => page.locator('[role=row][data-file]')

/** How many sources the episodes of a title have by the names of these files. */
async function sourcesOf(page: Page, content: number, names: readonly string[]): Promise<string[]> {
  const { rows } = await ask<{ rows: { originalFilename: string }[] }>(page, 'POST /media/backend/resource/page', {
    filters: { 'episode.content': { is: [content] }, role: { is: ['source'] } },
    columns: ['originalFilename'],
    sort: '-id',
    size: 50,
  })
  return rows.map(({ originalFilename }) => originalFilename).filter((name) => names.includes(name))
}

/**
 * The browser's own window for folders cannot be reached from here: the page asks by an input, as others do. Whoever listens from the
 * beginning gets its question even where the key comes at once.
 */
const withoutFolders = (page: Page) => {
  page.on('filechooser', () => undefined)
  return page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'))
}

/** Parts wait on their way until they are let go. */
async function holdParts(page: Page): Promise<() => Promise<void>> {
  await page.route('**/third/upload/part*', () => undefined)
  return () => page.unroute('**/third/upload/part*')
}

async function chooseByKey(page: Page, folder: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'o')
  await (await chooser).setFiles(folder)
  await expect(lines(page)).toHaveCount(6)
}

test('a folder is matched, corrected, paused and gone on with in another tab by keys alone', async ({ signedIn }) => {
  const first = await signedIn('admin', { locale: 'zh-CN' })
  const content = await seriesOf(first, 0)
  const folder = folderOfFiles()
  await withoutFolders(first)
  await first.goto(`/movie-manage/series-resources?content=${content}`)
  await expect(first.locator('[role=grid] :focus')).toHaveCount(1)
  await press(first, 'u')
  await expect(first.getByRole('heading', { name: '按文件名上传' })).toBeVisible()
  await pauseToRead(first)
  await chooseByKey(first, folder)

  await expect(line(first, 'City.S01E01.720p.mp4')).toContainText('第 1 集')
  await expect(line(first, '第3集.mp4')).toContainText('第 3 集')
  await expect(line(first, 'City.E02.zh-CN.srt')).toContainText('第 2 集')
  await expect(line(first, 'extra 1080p.mp4')).toContainText('未认出是哪一集')
  await press(first, 'Home')
  await expect(line(first, 'extra 1080p.mp4')).toHaveAttribute('aria-selected', 'true')
  await press(first, '4')
  await expect(line(first, 'extra 1080p.mp4')).toContainText('第 4 集')

  await holdParts(first)
  // The server knows of an upload whose first part is on its way.
  const begun = first.waitForRequest('**/third/upload/part*')
  await press(first, 'Enter')
  await begun
  await expect(line(first, 'City.S01E01.720p.mp4').or(line(first, 'extra 1080p.mp4')).first()).toContainText('上传中')
  await press(first, 'p')
  await expect(lines(first).filter({ hasText: '上传中' })).toHaveCount(0)
  await expect(lines(first).filter({ hasText: '已暂停' }).first()).toBeVisible()
  const context = first.context()
  await first.close()

  const page = await context.newPage()
  await withoutFolders(page)
  await page.goto(`/movie-manage/series-resources?content=${content}`)
  await expect(page.getByText('个文件没有传完')).toBeVisible()
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1)
  await press(page, 'u')
  await expect(lines(page).filter({ hasText: '请再次选择此文件' }).first()).toBeVisible()
  await chooseByKey(page, folder)
  await expect(line(page, 'extra 1080p.mp4')).toContainText('第 4 集')
  await press(page, 'Enter')
  await expect(lines(page).filter({ hasText: '已归入分集' })).toHaveCount(6)
  const names = ['City.S01E01.720p.mp4', 'City EP02.mp4', '第3集.mp4', 'E04 extra 1080p.mp4']
  expect((await sourcesOf(page, content, names)).sort()).toEqual([...names].sort())
  await press(page, 'Escape')
  await expect(page.getByRole('heading', { name: '按文件名上传' })).toHaveCount(0)
})

test('a folder is sent by the mouse alone, and one file of it is paused', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const content = await seriesOf(page, 1)
  await withoutFolders(page)
  await page.goto(`/movie-manage/series-resources?content=${content}`)
  await page.getByRole('button', { name: 'Upload video files' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a folder' }).first().click()
  await (await chooser).setFiles(folderOfFiles())
  await expect(lines(page)).toHaveCount(6)
  await page.getByRole('combobox', { name: 'Episode of extra 1080p.mp4' }).click()
  await page.getByRole('option', { name: 'Episode 5', exact: true }).click()
  await expect(line(page, 'extra 1080p.mp4')).toContainText('Episode 5')
  const letGo = await holdParts(page)
  await page.getByRole('button', { name: 'Send 6 files' }).click()
  const sending = lines(page).filter({ hasText: 'Sending' })
  await expect(sending.first()).toBeVisible()
  await sending.first().getByRole('button', { name: 'Pause' }).click()
  const paused = lines(page).filter({ hasText: 'Paused' })
  await expect(paused).toHaveCount(1)
  await page.getByRole('button', { name: 'Pause all' }).click()
  await letGo()
  await page.getByRole('button', { name: /^Send \d files$/ }).click()
  await expect(lines(page).filter({ hasText: 'With its episode' })).toHaveCount(6)
  await expect(toasts(page)).toContainText(/upload/i)
  expect(await sourcesOf(page, content, ['E05 extra 1080p.mp4'])).toHaveLength(1)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})
