import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { serveFieldsHarness } from '../../support/fields-harness'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

let harness: Awaited<ReturnType<typeof serveFieldsHarness>>

test.beforeAll(async () => {
  harness = await serveFieldsHarness()
})

test.afterAll(() => harness.close())

test.beforeEach(async ({ page }) => {
  await page.goto(harness.url)
  await page.locator('#nickname').waitFor()
})

const value = (page: Page, name: string) => expect(page.getByTestId(name))

test('money is typed in majors and held in the minor units of its currency', async ({ page }) => {
  await page.locator('#price').fill('1,234.5')
  await value(page, 'price').toHaveText('1234500')
  await expect(page.locator('#price')).toHaveValue('1,234.5')
  await page.locator('#price').fill('1.2345')
  await value(page, 'price').toHaveText('"1.2345"')
})

test('a point that is being typed is not taken away', async ({ page }) => {
  await page.locator('#age').pressSequentially('12.')
  await expect(page.locator('#age')).toHaveValue('12.')
  await page.locator('#age').pressSequentially('50')
  await expect(page.locator('#age')).toHaveValue('12.50')
  await value(page, 'age').toHaveText('12.5')
})

test('a moment is entered in the reader’s zone and held in UTC', async ({ page }) => {
  await page.locator('#startsAt').fill('2026-07-01T08:00:00')
  await value(page, 'startsAt').toHaveText('"2026-07-01T12:00:00.000Z"')
  await expect(page.getByRole('region', { name: 'startsAt' })).toContainText('UTC-4')
})

test('a number is taken for an id only when the search knows no better', async ({ page }) => {
  await page.evaluate(() => {
    window.heldSearch = new Promise((resolve) => {
      window.answerSearch = resolve
    })
  })
  await page.locator('#user').focus()
  await page.keyboard.type('99076612')
  await page.keyboard.press('Enter')
  await value(page, 'user').toHaveText('null')
  await page.evaluate(() => window.answerSearch?.())
  await expect(page.getByRole('option', { name: '#99076612' })).toBeVisible()
  await page.keyboard.press('Enter')
  await value(page, 'user').toContainText('99076612')
})

test('a record is found, chosen and cleared by keys alone', async ({ page }) => {
  const user = page.locator('#user')
  await user.pressSequentially('an')
  const found = page.getByRole('listbox').getByRole('option')
  await expect(found).toHaveCount(2)
  await expect(found.nth(0)).toHaveAccessibleName('Ann #1')
  await expect(found.nth(1)).toHaveAccessibleName('Anton #2')
  await user.press('ArrowDown')
  await user.press('Enter')
  await value(page, 'user').toHaveText('2')
  await expect(user).toHaveValue('Anton')
  await expect(user).toBeFocused()
  await user.press('Backspace')
  await value(page, 'user').toHaveText('null')
})

test('Escape closes the found records and leaves the value', async ({ page }) => {
  await page.locator('#user').pressSequentially('bo')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.locator('#user').press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await value(page, 'user').toHaveText('null')
})

test('records are chosen one after the other, with the pointer too', async ({ page }) => {
  await page.locator('#users').pressSequentially('an')
  await page.getByRole('listbox').getByRole('option', { name: 'Ann #1' }).click()
  await page.locator('#users').pressSequentially('4')
  await page.getByRole('option', { name: '#4' }).waitFor()
  await page.locator('#users').press('Enter')
  await value(page, 'users').toHaveText('[1,4]')
  await expect(page.getByRole('region', { name: 'users' }).getByRole('listitem')).toContainText(['Ann', '小明'])
})

test('pictures are moved and removed by keys', async ({ page }) => {
  await page.getByRole('listitem', { name: 'Picture 1 of 3' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await value(page, 'pictures').toHaveText('["b.png","a.png","c.png"]')
  await page.keyboard.press('Delete')
  await value(page, 'pictures').toHaveText('["b.png","c.png"]')
})

test('several pictures are sent in one go, and what cannot be used is told', async ({ page }) => {
  const section = page.getByRole('region', { name: 'pictures' })
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('x') })
  await section.locator('input[type=file]').setInputFiles([picture('d.png'), picture('e.webp'), picture('f.png')])
  await value(page, 'pictures').toHaveText('["a.png","b.png","c.png","uploads/d.png","uploads/f.png"]')
  await expect(section.getByRole('alert')).toContainText('webp')
})

test('One upload of many that fails neither stops nor hides the others', async ({ page }) => {
  const section = page.getByRole('region', { name: 'pictures' })
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('x') })
  const chosen = ['d.png', 'broken.png', 'e.webp', 'f.png', 'g.png', 'h.png', 'i.png'].map(picture)
  await section.locator('input[type=file]').setInputFiles(chosen)
  const others = '"uploads/d.png","uploads/f.png","uploads/g.png","uploads/h.png","uploads/i.png"'
  await value(page, 'pictures').toHaveText(`["a.png","b.png","c.png",${others}]`)
  await expect(section.getByRole('alert')).toContainText('broken.png: Lost')
  await expect(section.getByRole('alert')).toContainText('e.webp: Files of type webp cannot be used here.')
  await section.getByRole('button', { name: /^Send .* again$/ }).press('Enter')
  await value(page, 'pictures').toHaveText(`["a.png","b.png","c.png",${others},"uploads/broken.png"]`)
  await expect(section.getByText('broken.png: Lost')).toHaveCount(0)
})

test('a long file name ends within its column, with what removes it, and is there in full for the pointer', async ({
  page,
}) => {
  const section = page.getByRole('region', { name: 'cover' })
  const name = `${'chronicle-of-the-eastern-palace'.repeat(4)}.png`
  await section.locator('input[type=file]').setInputFiles([{ name, mimeType: 'image/png', buffer: Buffer.from('x') }])
  const { x, width } = (await section.boundingBox())!
  for (const part of [section.getByTitle(name), section.getByRole('button', { name: `Remove ${name}` })]) {
    const box = (await part.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(x + width)
  }
})

test('what a field is to be filled with is as easy to read as other second texts', async ({ page }) => {
  const placeholder = await page.locator('#user').evaluate((field) => {
    const { opacity, color } = getComputedStyle(field, '::placeholder')
    const second = document.createElement('span')
    second.style.color = 'var(--text-secondary)'
    document.body.append(second)
    return { opacity, isSecondary: color === getComputedStyle(second).color }
  })
  expect(placeholder).toEqual({ opacity: '1', isSecondary: true })
})

test('webp is listed as unsupported where files are chosen', async ({ page }) => {
  const section = page.getByRole('region', { name: 'pictures' })
  await expect(section).toContainText('Not supported: webp')
  await expect(section.locator('input[type=file]')).toHaveAttribute('accept', '.png,.jpg,.jpeg,.gif,.bmp')
})

test('captions are written a language at a time', async ({ page }) => {
  const section = page.getByRole('region', { name: 'title' })
  await page.locator('#title').fill('New series')
  await section.getByRole('button', { name: 'Chinese (China) *' }).click()
  await page.locator('#title').fill('新剧')
  await section.getByRole('combobox', { name: 'Add a language' }).selectOption('es')
  await page.locator('#title').fill('Serie nueva')
  await value(page, 'title').toHaveText('{"en":"New series","zh_CN":"新剧","es":"Serie nueva"}')
})

test('a deep link asks for its type, then for what fits it', async ({ page }) => {
  await page.locator('#link').selectOption('MOVIE')
  await page.locator('#link-target').pressSequentially('ann')
  await page.getByRole('listbox').getByRole('option', { name: 'Ann #1' }).click()
  await value(page, 'link').toHaveText('{"type":"MOVIE","target":"1"}')
  await page.locator('#link').selectOption('OUTER_URL')
  await page.locator('#link-target').fill('https://example.com')
  await value(page, 'link').toHaveText('{"type":"OUTER_URL","target":"https://example.com"}')
})

test('a filter of codes is inverted as a whole', async ({ page }) => {
  const section = page.getByRole('region', { name: 'scope', exact: true })
  await section.getByRole('checkbox', { name: 'login' }).check()
  await value(page, 'scope-filter').toHaveText('{"is":["login"]}')
  await section.getByRole('checkbox', { name: 'Is none of' }).check()
  await value(page, 'scope-filter').toHaveText('{"not":["login"]}')
})

test('a pasted column of ids becomes one filter', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('3\n1\n77'))
  await page.locator('#user-filter').click()
  await page.keyboard.press('Control+V')
  await value(page, 'user-filter').toHaveText('{"is":[3,1,77]}')
})

test('an object is filled member by member, and is nothing when the last is emptied', async ({ page }) => {
  await page.locator('#minutes').fill('10')
  await page.locator('#minutes-fee').fill('1.25')
  await value(page, 'minutes').toHaveText('{"critical":10,"fee":1250}')
  await page.locator('#minutes-fee').fill('')
  await page.locator('#minutes').fill('')
  await value(page, 'minutes').toHaveText('null')
})

test('rows are added, moved and removed by keys, and the focus goes along', async ({ page }) => {
  await page.locator('#ladder').press('Enter')
  await page.keyboard.type('5')
  await page.keyboard.press('Alt+Enter')
  await page.keyboard.type('9')
  await value(page, 'ladder').toHaveText('[{"measure":"warn","points":5},{"measure":"warn","points":9}]')
  await page.keyboard.press('Alt+ArrowUp')
  await value(page, 'ladder').toHaveText('[{"measure":"warn","points":9},{"measure":"warn","points":5}]')
  await expect(page.locator('#ladder-0')).toBeFocused()
  await page.keyboard.press('Alt+Backspace')
  await value(page, 'ladder').toHaveText('[{"measure":"warn","points":5}]')
  await page.keyboard.press('Alt+Backspace')
  await value(page, 'ladder').toHaveText('null')
  await expect(page.locator('#ladder')).toBeFocused()
})

test('rows are moved and removed with the pointer, and no more are taken than fit', async ({ page }) => {
  const section = page.getByRole('region', { name: 'ladder' })
  for (const points of ['1', '2', '3', '4']) {
    await page.locator('#ladder').click()
    await page.keyboard.type(points)
  }
  await expect(page.locator('#ladder')).toBeDisabled()
  await section.getByRole('button', { name: 'Move row down 1' }).click()
  await section.getByRole('button', { name: 'Remove row 4' }).click()
  await value(page, 'ladder').toContainText('[{"measure":"warn","points":2},{"measure":"warn","points":1}')
  await expect(page.locator('#ladder')).toBeEnabled()
})

test('no input or filter breaks a rule of accessibility', async ({ page }) => {
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') }
    const { violations: found } = await checker.run(document.body, { rules: { region: { enabled: false } } })
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  })
  expect(violations).toEqual([])
})
