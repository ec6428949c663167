import { readFileSync } from 'node:fs'
import { cell, expect, palette, pauseToRead, press, test, type Page } from '../support/journey'

/** Where each step of the README's tour leads. */
const arrivals: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'A series on its way to release': async (page) => {
    await expect(page).toHaveURL(/series-resources\?content=\d+/)
    await expect(page.locator('main')).toContainText(/Scheduled\s*\d+ of \d+ episodes/)
  },
  'A refund in dispute': async (page) => {
    await expect(page).toHaveURL(/order-refund\?.*state=disputed/)
    const cases = page.getByRole('complementary', { name: 'Waiting items' }).getByRole('listitem')
    await expect(cases.first()).toBeVisible()
  },
  'An anchor before settlement': async (page) => {
    await expect(page).toHaveURL(/settlement-detail/)
    await expect(page.locator('main')).toContainText('Computed')
    await expect(page.getByRole('tab', { name: /^Lines by anchor \d/ })).toBeVisible()
  },
  'A campaign in its second week': async (page) => {
    await expect(page).toHaveURL(/vip-activity-config\?.*state=live/)
    await expect(page.getByRole('grid')).toContainText("Members' draw")
    await expect(cell(page, 0, 'state')).toHaveText('Live')
  },
  'A ban and its way back': async (page) => {
    await expect(page).toHaveURL(/user-list/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[role=grid] :focus')).toHaveCount(1)
  },
  'A list to take along': async (page) => {
    await expect(palette(page).getByRole('combobox')).toHaveAttribute('placeholder', /Format/)
  },
}

const keys: Readonly<Record<string, string>> = {
  'Ctrl+K': 'Control+k',
  Enter: 'Enter',
  Esc: 'Escape',
  B: 'b',
  '/': '/',
}

/** What the palette asks for; null while it is closed. */
async function questionOf(page: Page): Promise<string | null> {
  return (await palette(page).count()) === 0 ? null : palette(page).getByRole('combobox').getAttribute('placeholder')
}

/** Presses a key once what it works on is there, or types a text and waits until it is found. */
async function follow(page: Page, token: string): Promise<void> {
  const key = keys[token]
  if (key === undefined) {
    await page.keyboard.type(token)
    const last = token.split(' ').at(-1) ?? ''
    return expect(page.getByRole('option', { selected: true })).toContainText(new RegExp(last, 'i'))
  }
  // A dialog's own lists have a selected option as well.
  const isChoosing = key === 'Enter' && (await page.getByRole('option', { selected: true }).count()) > 0
  if (key === '/') await page.locator('[data-zone=filter]').waitFor()
  if (key === 'b' || (key === 'Enter' && !isChoosing))
    await expect(page.locator('[role=row][data-index]:focus, [role=row][data-index] :focus')).toHaveCount(1)
  await pauseToRead(page)
  const [address, question] = [page.url(), await questionOf(page)]
  await press(page, key)
  // What was chosen leads to another page, sets another filter, or asks for more.
  if (isChoosing)
    await expect
      .poll(async () => page.url() !== address || ![question, null].includes(await questionOf(page)))
      .toBe(true)
  if (key === 'b') await expect(page.getByRole('dialog', { name: /^Ban “/ })).toBeVisible()
}

test('the README’s tour is walked by its own keys, and arrives where it says', async ({ signedIn }) => {
  const tour = /## Ten minutes by keyboard\n(.*?)\n## /s.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
  const steps = [...tour.matchAll(/^\d\. \*\*(.+?)\.\*\*(.*?)(?=^\d\. |^!|$(?![\s\S]))/gms)].map(
    ([, heading = '', text = '']) => ({
      heading,
      tokens: [...text.matchAll(/`(.+?)`/g)].map(([, token = '']) => token),
    }),
  )
  expect(steps.map(({ heading }) => heading)).toEqual(Object.keys(arrivals))
  const page = await signedIn('admin')
  await page.goto('/dashboard')
  await page.locator('main').waitFor()
  for (const { heading, tokens } of steps)
    await test.step(heading, async () => {
      for (const token of tokens) await follow(page, token)
      await arrivals[heading]?.(page)
    })
})
