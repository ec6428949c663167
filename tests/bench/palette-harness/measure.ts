import type { Page } from '@playwright/test'

const QUERIES = [
  'disable account',
  'export us',
  'tgl full',
  'unban user',
  'fengjinzhanghao',
  'yhlb',
  'mrge tags',
  'push approve',
]

/** Opens a palette so often. @returns from each key to its rows painted, ms */
export async function measurePaletteOpen(page: Page, times: number): Promise<number[]> {
  const taken: number[] = []
  await close(page)
  for (let time = 0; time < times; time++) {
    taken.push(await timed(page, 'Control+K'))
    await close(page)
  }
  return taken
}

/** Types each query into a palette, letter by letter. @returns from each letter to its rows painted, ms */
export async function measurePaletteKeys(page: Page): Promise<number[]> {
  const taken: number[] = []
  await close(page)
  for (const query of QUERIES) {
    await timed(page, 'Control+K')
    for (const letter of query) taken.push(await timed(page, letter === ' ' ? 'Space' : letter))
    await close(page)
  }
  return taken
}

/** What was typed before may be cleared by the first Escape. */
async function close(page: Page): Promise<void> {
  const list = page.getByRole('listbox')
  while ((await list.count()) > 0) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(200)
  }
}

async function timed(page: Page, key: string): Promise<number> {
  await page.evaluate(() => window.keyTimer.start())
  await page.keyboard.press(key)
  return page.evaluate(() => window.keyTimer.read())
}
