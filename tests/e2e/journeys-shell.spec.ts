import { ask, expect, openList, press, test, toasts } from '../support/journey'
import type { Page } from '../support/journey'

const userList = '/user-manage/user-list'
const tabs = (page: Page) => page.getByRole('tablist', { name: 'Visited pages' }).getByRole('tab')

test('Top bar has a breadcrumb of the translated section and page, whose links lead there', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/user-manage/user-black-list')
  const crumbs = page.getByRole('navigation', { name: 'Where you are' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Users', 'Blacklist'])
  await crumbs.getByRole('link', { name: 'Users' }).click()
  await expect(page).toHaveURL(userList)
})

test('who is here, what they may do and the dictionaries are one answer, there before the first page asks for its records', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openList(page, userList)
  const inTurn =
    /\/(account\/start|account\/info|authorize_resource|staffPreference\/mine|enum\/list|user\/backend\/page)$/
  expect(asked.flatMap((path) => inTurn.exec(path)?.[1] ?? [])).toEqual(['account/start', 'user/backend/page'])
})

test('/dashboard is pinned: it stands first without a cross, where a link was opened first', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  await expect(tabs(page)).toHaveText(['Dashboard', 'Users'])
  await expect(tabs(page).first().getByTitle('Close')).toHaveCount(0)
  await expect(tabs(page).last().getByTitle('Close')).toHaveCount(1)
})

test('The drawer can be shown, hidden and dragged, and stands where it was left', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  const open = page.getByRole('button', { name: 'Settings', exact: true })
  const drawer = page.getByRole('dialog', { name: 'Settings' })
  const left = async () => (await drawer.boundingBox())!.x
  await open.click()
  const before = await left()
  const handle = (await drawer.getByRole('button', { name: 'Move' }).boundingBox())!
  await page.mouse.move(handle.x + 5, handle.y + 5)
  await page.mouse.down()
  await page.mouse.move(handle.x - 295, handle.y + 5, { steps: 4 })
  await page.mouse.up()
  expect(await left()).toBeCloseTo(before - 300, -1)
  await press(page, 'Escape')
  await expect(drawer).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  expect(await left()).toBeCloseTo(before - 300, -1)
})

test('External links (prefixes http, https, mailto, tel) open in a new tab', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const urls = ['http://a.example/', 'https://b.example/', 'mailto:help@example.com', 'tel:+18005550100']
  const made: number[] = []
  for (const [index, url] of urls.entries()) {
    const menu = {
      code: `outside${index}`,
      title: { en: `Outside ${index}`, zh_CN: `外链 ${index}` },
      url,
      kind: 'external',
    }
    made.push((await ask<{ id: number }>(page, 'POST /auth/backend/menu/addOrEdit', menu)).id)
  }
  await openList(page, userList)
  for (const [index, url] of urls.entries()) {
    const link = page.getByRole('tree').locator(`a[href="${url}"]`)
    await expect(link).toContainText(`Outside ${index}`)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  for (const id of made) await ask(page, 'DELETE /auth/backend/menu/delMenu', { id })
})

test('Device mode is desktop or mobile: below 992 pixels it is mobile', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  const device = page.locator('html')
  await expect(device).toHaveAttribute('data-device', 'desktop')
  await page.setViewportSize({ width: 991, height: 900 })
  await expect(device).toHaveAttribute('data-device', 'mobile')
  await page.setViewportSize({ width: 992, height: 900 })
  await expect(device).toHaveAttribute('data-device', 'desktop')
})

test('code B01: rejected with the message, no toast', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, `${userList}?state=normal`)
  await page.route('**/user/backend/monitor/account/disabled', (route) =>
    route.fulfill({ json: { code: 'B01', msg: 'This user was just deleted.', data: null } }),
  )
  await press(page, 'j', 'd')
  const dialog = page.getByRole('dialog', { name: /^Disable “/ })
  await dialog.getByRole('combobox', { name: 'Reason type' }).selectOption('Spam')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sells accounts')
  await press(page, 'Control+Enter')
  await expect(dialog.getByRole('alert')).toHaveText('This user was just deleted.')
  await expect(toasts(page)).toHaveText('')
})

test("Re-Login clears the token and reloads the page, with 'Confirm logout' asked before", async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await page.route('**/user/backend/blacklist/page', (route) =>
    route.fulfill({ json: { code: 'A0230', msg: 'Signed out', data: null } }),
  )
  await page.getByRole('tree').getByText('Blacklist', { exact: true }).click()
  const asked = page.getByRole('alertdialog', { name: 'Confirm logout' })
  await expect(asked).toContainText('You have been logged out, you can cancel to stay on this page, or login again')
  await asked.getByRole('button', { name: 'Re-Login' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(await page.evaluate(() => 'isOld' in window)).toBe(false)
  expect((await page.context().cookies()).some(({ name }) => name === 'Admin-Token')).toBe(false)
})

test("Loading overlay text '正在努力加载中...'", async ({ signedIn }) => {
  const page = await signedIn('admin', { locale: 'zh-CN' })
  await openList(page, '/develop-manage/region-list')
  await press(page, 'e')
  await page.getByRole('textbox', { name: '备注' }).fill('每季度核对一次')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/config/manage/area/config/save', async (route) => {
    await held
    await route.continue()
  })
  await press(page, 'Control+s')
  await expect(page.getByText('正在努力加载中...')).toBeVisible()
  letGo()
  await expect(page.getByText('正在努力加载中...')).toBeHidden()
})

test("After submit the user is logged out and sent to /login, where '密码修改成功' is read", async ({ signedIn }) => {
  const page = await signedIn('admin', { locale: 'zh-CN' })
  await openList(page, userList)
  // The account of the other journeys keeps its password and its session.
  await page.route(/account\/(updatePwd|logout)$/, (route) =>
    route.fulfill({ json: { code: '00000', msg: '', data: {} } }),
  )
  await page.getByRole('button', { name: /admin/i }).click()
  await page.getByRole('menuitem', { name: '修改密码' }).click()
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  expect((await dialog.boundingBox())?.width).toBe(700)
  await dialog.locator('[name=oldPassWord]').fill('Password#1')
  await dialog.locator('[name=newPassWordFirst]').fill('Password#2')
  await dialog.locator('[name=newPassWord]').fill('Password#2')
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('status')).toContainText('密码修改成功')
})
