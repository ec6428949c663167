import type { Page } from '@playwright/test'

export interface PaletteTimes {
  /** From the key that opens the palette to its rows painted, ms. */
  readonly open: readonly number[]
  /** From each letter typed to its rows painted, ms. */
  readonly keys: readonly number[]
  /** DOM elements in the open palette. */
  readonly elements: number
}

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

/** Opens the palette and types into it, `runs` times over; the page must show the palette's harness. */
export async function measurePalette(page: Page, runs: number): Promise<PaletteTimes> {
  const open: number[] = []
  const keys: number[] = []
  let elements = 0
  await page.keyboard.press('Control+K')
  await page.keyboard.press('Escape')
  for (let run = 0; run < runs; run++) {
    for (const query of QUERIES) {
      open.push(await timed(page, 'Control+K'))
      for (const letter of query) keys.push(await timed(page, letter === ' ' ? 'Space' : letter))
      elements = await page.evaluate(() => document.querySelectorAll('[role=dialog] *').length)
      await page.keyboard.press('Escape')
    }
  }
  return { open, keys, elements }
}

async function timed(page: Page, key: string): Promise<number> {
  await page.evaluate(() => window.palette.startTimer())
  await page.keyboard.press(key)
  return (await page.evaluate(() => window.palette.readTimer())).painted
}
