import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { readFile } from 'node:fs/promises'
import { answer, ask, cell, expect, findCommand, openList, press, test, toasts } from '../support/journey'
import type { Page } from '../support/journey'

type Lines = readonly (readonly string[])[]

const asTexts = (rows: readonly (readonly unknown[])[]): Lines => rows.map((row) => row.map(String))

const readers = {
  csv: async (path: string) => asTexts(parseCsv((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''))),
  xlsx: async (path: string) => asTexts((await readXlsx(await readFile(path))).sheets[0]?.rows ?? []),
} as const

/** The columns that stay, with their headings; they say the same in a file as over the wire. */
const shown = {
  id: 'ID',
  season: 'Season',
  releasedEpisodes: 'Released episodes',
  totalEpisodes: 'Total episodes',
  plays30d: 'Plays, 30 days',
}
const hidden = [
  'Title',
  'Type',
  'Airing status',
  'Copyright tag',
  'Areas',
  'Viewing access',
  'Subtitles',
  'Licence ends',
  'State',
  'Updated',
]

/** What the list's own call answers, in windows of 200, as lines of a sheet. */
async function answered(page: Page, query: Readonly<Record<string, unknown>>): Promise<Lines> {
  const columns = Object.keys(shown)
  const lines: string[][] = []
  for (let isWhole = false; !isWhole;) {
    const { rows } = await ask<{ rows: Record<string, unknown>[] }>(page, 'POST /cms/backend/drama/page', {
      ...query,
      columns,
      offset: lines.length,
      size: 200,
    })
    lines.push(...rows.map((row) => columns.map((name) => String(row[name]))))
    isWhole = rows.length < 200
  }
  return lines
}

for (const format of ['csv', 'xlsx'] as const)
  test(`a list is exported as it stands, followed, and downloaded as ${format}: row for row what it shows`, async ({
    signedIn,
  }) => {
    const page = await signedIn('analyst')
    await openList(page, '/movie-manage/series-list?state=published&sort=-plays30d')
    await press(page, 'Shift+H')
    for (const name of hidden) await page.getByRole('checkbox', { name, exact: true }).press('Space')
    await press(page, 'Escape')
    await expect(page.locator('[role=columnheader][data-column]')).toHaveCount(Object.keys(shown).length)

    await findCommand(page, 'export series', 'Export Series')
    await press(page, 'Enter')
    await answer(page, /Format/, format)
    await expect(toasts(page)).toContainText('The export task was submitted')
    await press(page, 'g', 'r')
    await expect(page).toHaveURL(/report-center\/index/)
    await expect(cell(page, 0, 'format')).toHaveText(format.toUpperCase())
    await expect(cell(page, 0, 'state')).toHaveText('Done', { timeout: 20_000 })
    await expect(page.locator('[role=grid] :focus')).toHaveCount(1)
    const downloading = page.waitForEvent('download')
    await press(page, 'd')
    const [head, ...lines] = await readers[format](await (await downloading).path())

    expect(head).toEqual(Object.values(shown))
    expect(lines.length).toBeGreaterThan(50)
    expect(lines).toEqual(await answered(page, { filters: { state: { is: ['published'] } }, sort: '-plays30d' }))
  })
