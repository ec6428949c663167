import { expect, test as base, type Page } from '@playwright/test'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { allSpecifiedCalls } from '../../src/schema/specified-calls'
import { press } from '../support/journey'
import { startPlainHost, type PlainHost } from '../support/plain-host'
import { startServerProcess } from '../support/server-process'

interface OnceForAll {
  readonly host: PlainHost
  readonly consoleUrl: string
}

/** The console as a server with API_HOST serves it, with a host that answers the calls of the specification alone. */
const test = base.extend<{ readonly there: Page }, OnceForAll>({
  host: [
    async ({}, use) => {
      const host = await startPlainHost()
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  consoleUrl: [
    async ({ host }, use) => {
      mkdirSync('.cache', { recursive: true })
      const data = mkdtempSync(join('.cache', 'other-host-'))
      const server = await startServerProcess({ API_HOST: host.address, DATA_DIR: data, DEMO: '0', HOST: '127.0.0.1' })
      await use(server.address)
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  there: async ({ page, host, consoleUrl }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.context().addCookies([
      { name: 'Admin-Token', value: 'host-token', url: consoleUrl },
      { name: 'host-session', value: 'open', url: host.address },
    ])
    await page.goto(`${consoleUrl}/staff-manage/role-list`)
    await expect(page.getByRole('row', { name: /Editors/ })).toBeVisible()
    await use(page)
    expect(faults).toEqual([])
  },
})

/** Goes on inside the console, as by its menu. */
const goTo = (page: Page, url: string) => page.evaluate((to) => history.pushState(null, '', to), url)
const notices = (page: Page) => page.locator('[data-zone=toasts]')
const bare = (call: string) => call.replace(/\?.*$/, '').replace('{id}', '1')
const isSpecified = (call: string) => allSpecifiedCalls.some((each) => bare(each) === call.replace(/\d+$/, '1'))

test('signing in, the menu and the shell are the host’s; what it has not got is asked for once and quietly absent', async ({
  page,
  host,
  consoleUrl,
}) => {
  await page.goto(`${consoleUrl}/login`)
  await page.getByLabel('Username').fill(' anna ')
  await page.getByLabel('Password', { exact: true }).fill('there')
  await press(page, 'Enter')
  const menu = page.getByRole('tree')
  await expect(menu).toContainText('Staff and access')
  await expect(menu).toContainText('Wiki there')
  await expect(menu).not.toContainText('Short dramas')
  await expect(page.getByText('does not offer this').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Anna There' })).toBeVisible()
  await expect(notices(page)).toBeEmpty()

  const [signIn] = host.heardOf('POST /auth/backend/account/login')
  expect(signIn?.body).toEqual({ username: 'anna', password: 'there' })
  const [info] = host.heardOf('GET /auth/backend/account/info')
  expect(info).toMatchObject({ hasCookie: true, headers: { token: 'host-token' } })
  expect(host.heard.map(({ call }) => call).filter((call) => !isSpecified(call))).toEqual([
    'GET /auth/backend/staffPreference/mine',
  ])
})

test('the pages whose records the calls of the specification list show them', async ({ there, host }) => {
  for (const [path, text] of [
    ['/staff-manage/account-list', 'Anna There'],
    ['/staff-manage/menu-tree', 'Tools'],
    ['/develop-manage/region-list', 'Islands'],
    ['/develop-manage/country-list', 'Timor-Leste'],
    ['/develop-manage/language-list', 'English'],
    ['/app-manage/application-channel-group', '130 rows'],
    ['/movie-manage/tags-list', 'Drama'],
    ['/user-manage/user-label', 'Big spenders'],
    ['/user-manage/user-labelSystem', 'Regulars'],
    ['/user-manage/user-indicator', 'Active days'],
    ['/user-manage/user-list', 'Filter by Display ID'],
    ['/user-manage/user-list?displayId=7654321', 'Bo'],
    ['/user-manage/user-detail/77', 'Bo'],
    ['/staff-manage/role-permission/2', 'Permission'],
  ] as const) {
    await goTo(there, path)
    await expect(there.locator('main').getByText(text).first(), path).toBeVisible()
  }
  const [window] = host.heardOf('GET /config/manage/client/group/page')
  expect(window?.query).toMatchObject({ pageNum: '1', pageSize: '100' })
  await expect(notices(there)).toBeEmpty()
})

test('a record is found, changed and deleted by calls that anybody knows', async ({ there, host }) => {
  const row = (name: RegExp) => there.getByRole('row', { name })
  await there.getByRole('columnheader', { name: 'Name' }).click()
  await row(/Guests/).click()
  await press(there, 'e')
  const form = there.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name' }).fill('Visitors')
  await press(there, 'Control+s')
  await expect(row(/Visitors/)).toBeVisible()
  const [edit] = host.heardOf('POST /auth/backend/role/addOrEditRole')
  expect(edit).toMatchObject({ body: { roleId: 3, name: { en: 'Visitors', zh_CN: '访客' } }, hasCookie: true })
  expect(edit?.body).not.toHaveProperty('version')
  expect(edit?.headers).not.toHaveProperty('x-command')

  await row(/Visitors/).click()
  await press(there, '#')
  await there
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .click()
  await expect(row(/Visitors/)).toHaveCount(0)
  expect(host.heardOf('POST /auth/backend/role/delRole').map(({ body }) => body)).toEqual([{ roleId: 3 }])
})

test('Calls marked customize return the raw body: an export is the file that the host answers', async ({
  there,
  host,
}) => {
  await there.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    there.waitForEvent('download'),
    there
      .getByRole('dialog')
      .getByRole('button', { name: /Export/ })
      .click(),
  ])
  expect(readFileSync(await download.path(), 'utf8')).toBe('name,code\nEditors,editors\n')
  expect(host.heardOf('POST /excel/common/export')[0]?.body).toMatchObject({ exportType: 'roles' })
})

test('a page that the host has not got says so, and the shell stands', async ({ there }) => {
  await goTo(there, '/movie-manage/series-list')
  await expect(there.getByRole('heading', { name: 'Not available here' })).toBeVisible()
  await expect(there.getByText(/The admin API at http:\/\/127.0.0.1:\d+ does not offer this/)).toBeVisible()
  await expect(there.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await goTo(there, '/staff-manage/role-list')
  await expect(there.getByRole('row', { name: /Editors/ })).toBeVisible()
  await expect(notices(there)).toBeEmpty()
})
