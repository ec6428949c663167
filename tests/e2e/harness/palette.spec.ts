import axe from 'axe-core'
import { expect, test as base } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '../../support/chromium'
import { servePalettePage } from '../../support/palette-page'
import type { Harness } from '../../support/serve-page'

/** The page is built once a worker; each test gets it fresh, with the focus in a text field. */
const test = base.extend<{ palette: Page }, { harness: Harness; chromium: Browser }>({
  harness: [
    async ({}, use) => {
      const harness = await servePalettePage()
      await use(harness)
      await harness.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  chromium: [
    async ({}, use) => {
      const browser = await launchChromium()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  palette: async ({ harness, chromium }, use) => {
    const context = await chromium.newContext({ viewport: { width: 1440, height: 900 } })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    await page.goto(harness.url)
    await page.locator('body[data-ready]').waitFor()
    await page.focus('#before')
    await page.keyboard.press('Control+K')
    await page.getByRole('dialog').waitFor()
    await use(page)
    await context.close()
  },
})

const rows = (page: Page) => page.getByRole('option')
const highlighted = (page: Page) => page.locator('[role=option][aria-selected=true]')
const calls = (page: Page) => page.evaluate(() => window.palette.host.calls)

test('it opens over a text field, takes the focus, and gives it back', async ({ palette }) => {
  await expect(palette.getByRole('combobox')).toBeFocused()
  await palette.keyboard.press('Escape')
  await expect(palette.getByRole('dialog')).toHaveCount(0)
  await expect(palette.locator('#before')).toBeFocused()
})

test('the key that opens it closes it', async ({ palette }) => {
  await palette.keyboard.press('Control+K')
  await expect(palette.getByRole('dialog')).toHaveCount(0)
})

test('keys of the page below do nothing while it is open', async ({ palette }) => {
  await palette.keyboard.type('b')
  await palette.keyboard.press('Escape')
  expect(await calls(palette)).toEqual([])
})

test('a command is run by its words and Enter alone', async ({ palette }) => {
  await palette.keyboard.type('switch lang')
  await expect(highlighted(palette)).toContainText('Switch language')
  await palette.keyboard.press('Enter')
  await expect(palette.getByRole('dialog')).toHaveCount(0)
  expect(await calls(palette)).toEqual(['run system.profile-index.switchLanguage {}'])
})

test('typing and Enter without a pause take what was typed to its end', async ({ palette }) => {
  await palette.keyboard.insertText('switch language')
  await palette.keyboard.press('Enter')
  expect(await calls(palette)).toEqual(['run system.profile-index.switchLanguage {}'])
})

test('arguments are collected by keys, and a dangerous end is confirmed on purpose', async ({ palette }) => {
  await palette.keyboard.type('disable account')
  await palette.keyboard.press('Enter')
  await expect(rows(palette)).toHaveText([/Ann/, /Anton/, /Bea/])
  await palette.keyboard.type('be')
  await expect(rows(palette)).toHaveText([/Bea/])
  await palette.keyboard.press('Tab')
  await palette.keyboard.type('spam')
  await palette.keyboard.press('Enter')
  await palette.keyboard.press('Enter')
  await expect(palette.getByText('12 of 15 can be disabled, 3 are already.')).toBeVisible()
  await expect(highlighted(palette)).toHaveText('Cancel')
  await palette.keyboard.press('ArrowDown')
  await palette.keyboard.press('Enter')
  expect(await calls(palette)).toEqual(['run user-manage.user-list.disable {"user":3,"reason":"spam"}'])
})

test('Enter before the search has answered takes nothing', async ({ palette }) => {
  await palette.keyboard.type('disable account')
  await palette.keyboard.press('Enter')
  await expect(rows(palette)).toHaveCount(3)
  await palette.evaluate(() => (window.palette.host.delay = 400))
  await palette.keyboard.type('be')
  await palette.keyboard.press('Enter')
  await expect(rows(palette)).toHaveText([/Bea/])
  await expect(palette.getByRole('combobox')).toHaveValue('be')
})

test('Backspace on nothing goes back a step with what was given, Escape to the commands with what was typed', async ({
  palette,
}) => {
  await palette.keyboard.type('disable account')
  await palette.keyboard.press('Enter')
  await expect(rows(palette)).toHaveCount(3)
  await palette.keyboard.press('Backspace')
  await expect(palette.getByRole('combobox')).toHaveValue('disable account')
})

test('what an input method composes is not searched, and the Enter that commits it runs nothing', async ({
  palette,
}) => {
  const session = await palette.context().newCDPSession(palette)
  await session.send('Input.imeSetComposition', { text: 'qiehuan', selectionStart: 7, selectionEnd: 7 })
  await expect(palette.locator('[data-row="system.profile-index.switchLanguage"]')).toHaveCount(0)
  await palette.getByRole('combobox').dispatchEvent('keydown', { key: 'Enter', keyCode: 229 })
  expect(await calls(palette)).toEqual([])
  await session.send('Input.insertText', { text: '切换语言' })
  await expect(highlighted(palette)).toContainText('Switch language')
  await palette.keyboard.press('Enter')
  expect(await calls(palette)).toEqual(['run system.profile-index.switchLanguage {}'])
})

test('the first row is the one that Enter takes; a dangerous one begins to ask, and runs nothing', async ({
  palette,
}) => {
  await palette.keyboard.type('tingyongzhanghao')
  await expect(highlighted(palette)).toContainText('Disable account')
  await palette.keyboard.press('Enter')
  await expect(rows(palette)).toHaveText([/Ann/, /Anton/, /Bea/])
  expect(await calls(palette)).toEqual([])
})

test('the highlight follows the rows when they change', async ({ palette }) => {
  await palette.keyboard.type('e')
  for (let press = 0; press < 5; press++) await palette.keyboard.press('ArrowDown')
  await palette.keyboard.type('xport audit log')
  await expect(highlighted(palette)).toHaveCount(1)
  await expect(highlighted(palette)).toHaveText(/Export Audit log/)
  await palette.keyboard.press('Home')
  await palette.keyboard.press('ArrowUp')
  await expect(highlighted(palette)).toHaveCount(1)
})

test('the highlighted row is told to assistive technology', async ({ palette }) => {
  const pointed = () => palette.getByRole('combobox').getAttribute('aria-activedescendant')
  await palette.keyboard.type('export users')
  await expect.poll(pointed).toBe(await highlighted(palette).getAttribute('id'))
  await palette.keyboard.press('ArrowDown')
  await expect.poll(pointed).toBe(await highlighted(palette).getAttribute('id'))
})

test('it holds at most 50 rows', async ({ palette }) => {
  await palette.keyboard.type('e')
  await expect(rows(palette)).toHaveCount(50)
})

test('a key goes to the last row while those below the ones in sight are not drawn yet', async ({ palette }) => {
  await palette.keyboard.type('e')
  await palette.keyboard.press('ArrowUp')
  await expect(rows(palette).nth(49)).toHaveAttribute('aria-selected', 'true')
  await expect(highlighted(palette)).toHaveCount(1)
  await expect(highlighted(palette)).toBeInViewport()
})

test('the list that is scrolled at once is that of what is typed', async ({ palette }) => {
  await palette.keyboard.type('user')
  await rows(palette).first().hover()
  await palette.mouse.wheel(0, 5000)
  await expect(rows(palette).nth(49)).toBeInViewport()
  await expect(rows(palette).nth(49)).toContainText(/user/i)
})

test('Ctrl+C copies the link of the highlighted command', async ({ palette }) => {
  await palette.keyboard.type('switch language')
  await palette.keyboard.press('Control+C')
  await expect
    .poll(() => palette.evaluate(() => navigator.clipboard.readText()))
    .toContain('cmd=system.profile-index.switchLanguage')
})

test('a greyed command says why', async ({ palette }) => {
  await palette.keyboard.type('restore account')
  await expect(rows(palette).first()).toContainText('Not disabled.')
  await palette.keyboard.press('Enter')
  await expect(palette.locator('footer')).toHaveText('Not disabled.')
})

test('the pointer chooses by moving and takes by clicking; rows under a resting pointer are not chosen', async ({
  palette,
}) => {
  await palette.keyboard.type('switch')
  const second = rows(palette).nth(1)
  const value = await second.getAttribute('data-row')
  await second.hover()
  await second.hover({ position: { x: 20, y: 8 } })
  await expect(highlighted(palette)).toHaveAttribute('data-row', value!)
  await palette.keyboard.type(' lang')
  await expect(highlighted(palette)).toContainText('Switch language')
  await highlighted(palette).click()
  expect(await calls(palette)).toEqual(['run system.profile-index.switchLanguage {}'])
})

const actions = (page: Page) => page.getByRole('listbox', { name: 'Actions' }).getByRole('option')

test('Alt+Enter opens what else can be done with the highlighted result, by keys alone', async ({ palette }) => {
  await palette.keyboard.type('switch language')
  await palette.keyboard.press('Alt+Enter')
  await expect(actions(palette)).toHaveText([/Run/, /Prepare in a new tab/, /Copy link/, /Copy ID/, /Pin/])
  for (let press = 0; press < 3; press++) await palette.keyboard.press('ArrowDown')
  await expect(palette.getByRole('combobox')).toHaveAttribute(
    'aria-activedescendant',
    (await actions(palette).nth(3).getAttribute('id')) ?? '',
  )
  await palette.keyboard.press('Enter')
  await expect(palette.locator('footer')).toHaveText('ID copied')
  expect(await palette.evaluate(() => navigator.clipboard.readText())).toBe('system.profile-index.switchLanguage')
  await palette.keyboard.press('Escape')
  await expect(palette.getByRole('dialog')).toHaveCount(0)
})

test('the same by the pointer: a pinned command stands at hand when nothing is typed', async ({ palette }) => {
  await palette.keyboard.type('switch language')
  await highlighted(palette).click({ button: 'right' })
  await actions(palette).filter({ hasText: 'Pin' }).click()
  await palette.getByRole('combobox').fill('')
  await expect(palette.getByText('Pinned', { exact: true })).toBeVisible()
  await palette.getByRole('button', { name: 'commands' }).click()
  await expect(palette.getByRole('combobox')).toHaveValue('>')
})

test('it has no accessibility faults', async ({ palette }) => {
  await palette.keyboard.type('export')
  await palette.evaluate(axe.source)
  const faults = await palette.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    const { violations } = await checker.run('[role=dialog]')
    return violations.map(({ id, help }) => `${id}: ${help}`)
  })
  expect(faults).toEqual([])
})
