import { calls, enter, expect, focused, press, rowAt, test, type Page } from '../../support/grid-page'

test.describe('a cell', () => {
  const editor = (page: Page) => page.locator('[data-cell-editor]')
  const input = (page: Page) => editor(page).getByRole('textbox')

  test('is edited by F2, saved by Enter, and the cursor goes down', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'ArrowRight', 'ArrowRight', 'F2')
    await expect(input(page)).toBeFocused()
    await expect(page.getByLabel('Name', { exact: true })).toHaveCount(2)
    await page.keyboard.type('Mona')
    await press(page, 'Enter')
    await expect(editor(page)).toHaveCount(0)
    await expect(rowAt(page, 0)).toContainText('Mona')
    await expect(focused(page)).toHaveAttribute('data-column', 'name')
    await expect.poll(() => page.evaluate(() => window.harness.grid?.cursor().rowIndex)).toBe(1)
    expect(await calls(page)).toEqual(['save 1000001 name Mona'])
  })

  test('is left as it was by Escape', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'ArrowRight', 'ArrowRight', 'Enter')
    await page.keyboard.type('Nobody')
    await press(page, 'Escape')
    await expect(editor(page)).toHaveCount(0)
    await expect(focused(page)).toHaveAttribute('data-column', 'name')
    expect(await calls(page)).toEqual([])
  })

  test('is saved by Tab, which goes on to the next that can be edited', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'ArrowRight', 'ArrowRight', 'F2')
    await page.keyboard.type('Mona')
    await press(page, 'Tab')
    await expect(editor(page)).toHaveAttribute('data-cell-editor', 'country')
    await page.keyboard.type('FR')
    await press(page, 'Tab')
    await expect(focused(page)).toHaveAttribute('data-column', 'country')
    await expect(rowAt(page, 0)).toContainText('Mona')
    expect(await calls(page)).toEqual(['save 1000001 name Mona', 'save 1000001 country FR'])
  })

  test('is begun by a digit, which is the first of what is typed', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'ArrowRight', 'ArrowRight')
    await page.keyboard.type('7 lives')
    await expect(input(page)).toHaveValue('7 lives')
    await press(page, 'Shift+Enter')
    expect(await calls(page)).toEqual(['save 1000001 name 7 lives'])
  })

  test('takes an input method from its first key on', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'ArrowRight', 'ArrowRight')
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key: 'Process' })
    await session.send('Input.imeSetComposition', { text: 'mo', selectionStart: 2, selectionEnd: 2 })
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, key: 'Process' })
    await session.send('Input.insertText', { text: '莫娜' })
    await expect(input(page)).toHaveValue('莫娜')
    await press(page, 'Enter')
    expect(await calls(page)).toEqual(['save 1000001 name 莫娜'])
  })

  test('stays open with what is wrong until it is mended', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'ArrowRight', 'ArrowRight', 'F2', 'Delete', 'Enter')
    await expect(editor(page).getByRole('alert')).toHaveText('Write a name.')
    await expect(input(page)).toBeFocused()
    await page.keyboard.type('Mona')
    await press(page, 'Enter')
    expect(await calls(page)).toEqual(['save 1000001 name Mona'])
  })

  test('is saved by a click elsewhere', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'ArrowRight', 'ArrowRight', 'F2')
    await page.keyboard.type('Mona')
    await rowAt(page, 4).locator('[data-column=state]').click()
    await expect(editor(page)).toHaveCount(0)
    expect(await calls(page)).toEqual(['save 1000001 name Mona'])
    await expect(focused(page)).toHaveAttribute('data-column', 'state')
  })

  test('keeps what is typed while its row is scrolled away and while rows arrive', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'ArrowRight', 'ArrowRight', 'F2')
    await page.keyboard.type('Mona')
    await page.locator('[data-scroller]').evaluate((scroller) => scroller.scrollTo({ top: 500_000 }))
    await expect(rowAt(page, 0)).toHaveCount(0)
    await page.evaluate(() => window.harness.source.reload())
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveValue('Mona')
  })

  test('that cannot be edited says why', async ({ open }) => {
    const page = await open()
    await enter(page)
    await press(page, 'ArrowRight', '5')
    await expect(page.locator('[aria-live=polite]')).toHaveText('id cannot be edited')
    await expect(editor(page)).toHaveCount(0)
  })
})

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)

test('cells are pasted from the cursor on, or fill the range', async ({ open }) => {
  const page = await open()
  await enter(page)
  await press(page, 'ArrowRight', 'ArrowRight')
  await paste(page, 'Ana\tok\r\nBo\t"a ""b"""\r\n')
  await press(page, 'Shift+ArrowDown')
  await paste(page, 'Zoe')
  expect(await calls(page)).toEqual([
    'paste 1000001 name=Ana, 1000001 state=ok, 1000002 name=Bo, 1000002 state=a "b"',
    'paste 1000001 name=Zoe, 1000002 name=Zoe',
  ])
})

test('rows are copied as a spreadsheet takes them', async ({ open }) => {
  const page = await open()
  await enter(page)
  await press(page, 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown')
  const text = await page.evaluate(() => {
    const data = new DataTransfer()
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    return data.getData('text/plain')
  })
  expect(text).toBe('1000001\tBao 8933\r\n1000002\tHadi 3617')
})
