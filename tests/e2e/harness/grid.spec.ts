import { launchChromium } from '../../support/chromium'
import { calls, enter, expect, focused, press, rowAt, test } from '../../support/grid-page'

test.describe('focus', () => {
  test('the grid is one tab stop', async ({ open }) => {
    const page = await open()
    await enter(page)
    await expect(focused(page)).toHaveAttribute('data-index', '0')
    await press(page, 'Tab')
    await expect(page.locator('#after')).toBeFocused()
    await press(page, 'Shift+Tab')
    await expect(focused(page)).toHaveAttribute('data-index', '0')
  })

  test('arrows move it by rows, then by cells, and Escape leads back', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'j', 'ArrowDown', 'ArrowRight', 'ArrowRight')
    await expect(focused(page)).toHaveAttribute('data-column', 'name')
    await expect(focused(page)).toHaveText(/Lina/)
    await press(page, 'Escape')
    await expect(focused(page)).toHaveAttribute('data-index', '2')
  })

  test('it survives that its row is scrolled away, and an arrow brings the row back', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'j', 'j')
    await expect(focused(page)).toHaveAttribute('data-index', '2')
    await page.locator('[data-scroller]').evaluate((scroller) => scroller.scrollTo({ top: 500_000 }))
    await expect(rowAt(page, 2)).toHaveCount(0)
    await expect(page.getByRole('grid')).toBeFocused()
    await press(page, 'ArrowDown')
    await expect(focused(page)).toHaveAttribute('data-index', '3')
    await expect(focused(page)).toBeInViewport()
  })

  test('it follows its row when the rows are sorted anew', async ({ open }) => {
    const page = await open('rows=50')
    await enter(page)
    await press(page, 'j', 'j', 'ArrowRight', 's')
    await expect(page.getByRole('columnheader', { name: 'Id' })).toHaveAttribute('aria-sort', 'ascending')
    await press(page, 's')
    await expect(page.getByRole('columnheader', { name: 'Id' })).toHaveAttribute('aria-sort', 'descending')
    await expect(focused(page)).toHaveText('1000003')
    await expect.poll(() => page.evaluate(() => window.harness.grid?.cursor().rowIndex)).toBe(47)
  })

  test('it follows a row of a million to where the server says it now stands', async ({ open }) => {
    const page = await open('delay=20')
    await enter(page)
    await press(page, 'j', 'j', 's', 's')
    await expect(focused(page)).toHaveAttribute('data-index', '999997')
    await expect(focused(page)).toContainText('1000003')
  })

  test('a held key moves one row a press, however fast', async ({ open }) => {
    const page = await open()
    await enter(page)
    await page.evaluate(() => {
      const target = document.activeElement
      for (let count = 0; count < 60; count += 1) {
        target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, repeat: count > 0 }))
      }
    })
    await expect(focused(page)).toHaveAttribute('data-index', '60')
  })

  test('keys of an input method do nothing', async ({ open }) => {
    const page = await open()
    await enter(page)
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'j', bubbles: true, isComposing: true }),
      ),
    )
    await press(page, 'j')
    await expect(focused(page)).toHaveAttribute('data-index', '1')
  })
})

test.describe('what a screen reader is told', () => {
  test('how many rows and columns there are and where it stands', async ({ open }) => {
    const page = await open()
    const grid = page.getByRole('grid', { name: 'People' })
    await expect(grid).toHaveAttribute('aria-rowcount', '1000001')
    await expect(grid).toHaveAttribute('aria-colcount', '16')
    await page.evaluate(() => window.harness.grid?.goToRow(999_999))
    await expect(rowAt(page, 999_999)).toHaveAttribute('aria-rowindex', '1000001')
    await expect(rowAt(page, 999_999).locator('[data-column=name]')).toHaveAttribute('aria-colindex', '3')
  })

  test('that the number is unknown until the server has answered', async ({ open }) => {
    const page = await open('delay=60000')
    await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1')
    await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect(rowAt(page, 5)).toHaveText('')
  })

  test('what is selected, politely', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'x', 'Shift+ArrowDown', 'Shift+ArrowDown')
    await expect(page.locator('[aria-live=polite]')).toHaveText('3 selected')
    await expect(rowAt(page, 2)).toHaveAttribute('aria-selected', 'true')
    await press(page, 'Shift+ArrowUp')
    await expect(rowAt(page, 2)).toHaveAttribute('aria-selected', 'false')
    await press(page, 'Control+a', 'Control+a')
    await expect(page.locator('[aria-live=polite]')).toHaveText('All 1,000,000 matching rows selected')
    await press(page, 'Escape')
    await expect(page.locator('[aria-live=polite]')).toHaveText('0 selected')
  })
})

test('a range over rows never loaded is selected by place', async ({ open }) => {
  const page = await open()
  await enter(page)
  await press(page, 'j', 'Shift+End')
  await expect(focused(page)).toHaveAttribute('data-index', '999999')
  await expect(focused(page)).toHaveAttribute('aria-selected', 'true')
  const selection = await page.evaluate(() => window.harness.selection.get())
  expect(selection).toMatchObject({ ranges: [{ from: 1, to: 999_999 }] })
})

test('keys run what the page offers for the row', async ({ open }) => {
  const page = await open()
  await enter(page)
  await press(page, 'j', 'Enter', 'Control+Enter', 'p', 'e', 'm', 'ArrowRight', 'Shift+F', 'F2')
  expect(await calls(page)).toEqual([
    'open 1000002',
    'open 1000002 newTab',
    'peek 1000002',
    'edit 1000002 null',
    'menu 1000002',
    'filter 1000002 id true',
    'edit 1000002 id',
  ])
})

test('a colon leads to a row by number and to a record by id', async ({ open }) => {
  const page = await open()
  await enter(page)
  await press(page, ':')
  await page.keyboard.type('700,000')
  await press(page, 'Enter')
  await expect(focused(page)).toHaveAttribute('data-index', '699999')
  await press(page, ':')
  await page.keyboard.type('#1000042')
  await press(page, 'Enter')
  await expect(focused(page)).toHaveAttribute('data-index', '41')
})

test('an empty list says so, and keys do no harm', async ({ harness, chromium }) => {
  const page = await chromium.newPage()
  await page.goto(`${harness.url}?rows=0`)
  await expect(page.getByText('No rows match.')).toBeVisible()
  await enter(page)
  await press(page, 'ArrowDown', 'PageDown', 'End', 'x', 'Control+a', 'Enter')
  expect(await calls(page)).toEqual([])
  await page.close()
})

test('a list that could not be loaded offers to try again', async ({ harness, chromium }) => {
  const page = await chromium.newPage()
  await page.goto(`${harness.url}?failing`)
  await expect(page.getByText('The rows could not be loaded.')).toBeVisible()
  await page.evaluate(() => (window.harness.server.failing = false))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rowAt(page, 0)).toContainText('1000001')
  await page.close()
})

test('density changes the height of rows and keeps the place', async ({ open }) => {
  const page = await open()
  await page.evaluate(() => window.harness.grid?.goToRow(500_000))
  await expect(rowAt(page, 500_000)).toContainText('1500001')
  await page.evaluate(() => window.harness.setDensity('default'))
  await expect.poll(() => rowAt(page, 500_000).evaluate((row) => row.getBoundingClientRect().height)).toBe(40)
  await expect(rowAt(page, 500_000)).toBeInViewport()
})

test.describe('the exact last row of a million', () => {
  for (const ratio of [1, 1.25, 2]) {
    test(`is reached by key, by wheel and by thumb at ${ratio} device pixels a pixel`, async ({ harness }) => {
      const browser = await launchChromium(`--force-device-scale-factor=${ratio}`)
      const context = await browser.newContext({ viewport: null })
      const page = await context.newPage()
      await page.goto(harness.url)
      await rowAt(page, 0).waitFor()
      expect(await page.evaluate(() => window.devicePixelRatio)).toBe(ratio)
      const last = rowAt(page, 999_999)
      const isWhole = () =>
        last.evaluate((row) => {
          const box = row.getBoundingClientRect()
          const clip = document.querySelector('[data-scroller]')?.getBoundingClientRect()
          return Math.abs((clip?.bottom ?? 0) - box.bottom) < 20 && box.bottom <= (clip?.bottom ?? 0) + 1
        })
      await enter(page)
      await press(page, 'End')
      await expect(last).toContainText('2000000')
      expect(await isWhole()).toBe(true)
      await press(page, 'Home')
      await expect(rowAt(page, 0)).toContainText('1000001')
      await page
        .locator('[data-scroller]')
        .evaluate((scroller) => scroller.scrollTo({ top: scroller.scrollHeight - scroller.clientHeight - 900 }))
      await page.locator('[data-scroller]').hover()
      for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 120)
      await expect(last).toContainText('2000000')
      await expect.poll(isWhole).toBe(true)
      await press(page, 'Home')
      await expect(rowAt(page, 0)).toContainText('1000001')
      await page.locator('[data-scroller]').evaluate((scroller) => scroller.scrollTo({ top: scroller.scrollHeight }))
      await expect(last).toContainText('2000000')
      await expect.poll(isWhole).toBe(true)
      await browser.close()
    })
  }
})
