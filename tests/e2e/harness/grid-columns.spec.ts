import { calls, enter, expect, focused, press, rowAt, test, type Page } from '../../support/grid-page'

test.describe('columns', () => {
  const widthOf = (page: Page, name: string) =>
    page.getByRole('columnheader', { name }).evaluate((header) => header.getBoundingClientRect().width)
  const titles = (page: Page) =>
    page.locator('[role=columnheader][data-column]').evaluateAll((headers) =>
      headers
        .sort((left, right) => left.getBoundingClientRect().left - right.getBoundingClientRect().left)
        .map((header) => header.textContent)
        .slice(0, 4),
    )

  test('are sized, moved, pinned and hidden by key', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'ArrowUp', 'ArrowRight', '=', '=', '-')
    await expect.poll(() => widthOf(page, 'Name')).toBe(168)
    await press(page, 'Shift+ArrowRight')
    await expect.poll(() => titles(page)).toEqual(['Id', 'State', 'Name', 'Country'])
    await press(page, '<')
    await expect.poll(() => titles(page)).toEqual(['Id', 'Name', 'State', 'Country'])
    await expect(focused(page)).toHaveText('Name')
    await press(page, 'h')
    await expect.poll(() => titles(page)).toEqual(['Id', 'State', 'Country', 'Coins'])
    await expect(focused(page)).toHaveText('State')
  })

  test('are sized and moved by pointer', async ({ open }) => {
    const page = await open()
    const name = page.getByRole('columnheader', { name: 'Name' })
    const box = await name.boundingBox()
    const right = (box?.x ?? 0) + (box?.width ?? 0)
    const y = (box?.y ?? 0) + 16
    await page.mouse.move(right - 3, y)
    await page.mouse.down()
    await page.mouse.move(right + 37, y, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => widthOf(page, 'Name')).toBe(200)
    await expect(name).toHaveAttribute('aria-sort', 'none')
    await page.getByRole('columnheader', { name: 'Country' }).dragTo(name)
    await expect.poll(() => titles(page)).toEqual(['Id', 'Country', 'Name', 'State'])
  })

  test('are chosen from a list, and focus comes back', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'j', 'Shift+H', 'ArrowDown', 'ArrowDown', 'Space', 'Escape')
    await expect(page.getByRole('columnheader', { name: 'State' })).toHaveCount(0)
    await expect(focused(page)).toHaveAttribute('data-index', '1')
  })

  test('out of sight are drawn when the cursor comes to them', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'ArrowRight', 'End')
    await expect(focused(page)).toHaveAttribute('data-column', 'note')
    await expect(focused(page)).toBeInViewport({ ratio: 0.99 })
    await press(page, 'Home')
    await expect(focused(page)).toHaveAttribute('data-column', 'id')
  })
})

test.describe('the menu of a column', () => {
  const menu = (page: Page) => page.getByRole('menu')
  const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })

  test('opens by key, sorts, and gives the focus back', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'ArrowUp', 'ArrowRight', 'Alt+ArrowDown')
    await expect(menu(page).getByRole('menuitemradio', { name: 'Sort ascending' })).toBeFocused()
    await press(page, 'ArrowDown')
    await expect(menu(page).getByRole('menuitemradio', { name: 'Sort descending' })).toBeFocused()
    await press(page, 'Enter')
    await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'descending')
    await expect(header(page, 'Name')).toBeFocused()
    await press(page, 'm')
    await expect(menu(page).getByRole('menuitemradio', { name: 'Sort descending' })).toBeChecked()
    await menu(page).getByRole('menuitemradio', { name: 'Clear sorting' }).press('Enter')
    await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'none')
    await press(page, 'Alt+ArrowDown', 'Escape')
    await expect(header(page, 'Name')).toBeFocused()
  })

  test('opens from a cell in the middle of the list, which keeps the focus', async ({ open }) => {
    const page = await open()
    await page.evaluate(() => window.harness.grid?.goToRow(500_000))
    await rowAt(page, 500_000).locator('[data-column=state]').click()
    await press(page, 'Alt+ArrowDown')
    await menu(page).getByRole('menuitemradio', { name: 'Pin on the left' }).press('Enter')
    await expect(header(page, 'State')).toHaveAttribute('aria-colindex', '3')
    await expect(focused(page)).toHaveAttribute('data-column', 'state')
    await press(page, 'Alt+ArrowDown')
    await menu(page).getByRole('menuitem', { name: 'Hide column' }).press('Enter')
    await expect(header(page, 'State')).toHaveCount(0)
    await expect(focused(page)).toHaveAttribute('data-column', 'name')
  })

  test('opens by its button and by the second button of the pointer, without sorting', async ({ open }) => {
    const page = await open()
    await header(page, 'Name').hover()
    const button = page.getByRole('button', { name: 'Menu of column Name' })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'none')
    await menu(page).getByRole('menuitem', { name: 'Move right' }).click()
    await expect(header(page, 'Name')).toHaveAttribute('aria-colindex', '4')
    await header(page, 'Name').click({ button: 'right' })
    await menu(page).getByRole('menuitem', { name: 'Filter by this column…' }).click()
    await expect(menu(page)).toHaveCount(0)
    expect(await calls(page)).toEqual(['filter column name'])
    await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'none')
  })

  test('fits a column to its contents and gives it back its width', async ({ open }) => {
    const page = await open()
    const width = () => header(page, 'Name').evaluate((element) => element.getBoundingClientRect().width)
    await header(page, 'Name').click({ button: 'right' })
    await menu(page).getByRole('menuitem', { name: 'Fit to contents' }).click()
    await expect.poll(width).not.toBe(160)
    await header(page, 'Name').click({ button: 'right' })
    await menu(page).getByRole('menuitem', { name: 'Reset width to default' }).click()
    await expect.poll(width).toBe(160)
  })
})

test('all cells of a column are selected by Ctrl+Space, and copied under its title', async ({ open }) => {
  const page = await open('rows=30')
  await page.evaluate(() => {
    const write = (items: ClipboardItem[]) =>
      items[0]
        ?.getType('text/plain')
        .then((blob) => blob.text())
        .then((text) => void window.harness.calls.push(text))
    Object.defineProperty(navigator, 'clipboard', { value: { write } })
  })
  await enter(page)
  await press(page, 'ArrowRight', 'ArrowRight', 'Control+Space')
  await expect(rowAt(page, 7).locator('[data-column=name]')).toHaveAttribute('data-range', '')
  await expect(rowAt(page, 7).locator('[data-column=state]')).not.toHaveAttribute('data-range', '')
  await press(page, 'Shift+Y')
  await expect.poll(async () => (await calls(page))[0]?.split('\r\n').length).toBe(31)
  expect((await calls(page))[0]?.split('\r\n').slice(0, 2)).toEqual(['Name', 'Bao 8933'])
  await press(page, 'Escape')
  await expect(rowAt(page, 7).locator('[data-column=name]')).not.toHaveAttribute('data-range', '')
})

test('a colon leads to a column by its name', async ({ open }) => {
  const page = await open()
  await enter(page)
  await press(page, 'j', ':')
  await page.keyboard.type('note')
  await press(page, 'Enter')
  await expect(focused(page)).toHaveAttribute('data-column', 'note')
  await expect(focused(page)).toContainText('Joined')
})
