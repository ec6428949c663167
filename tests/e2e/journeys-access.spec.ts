import {
  answer,
  ask,
  expect,
  faultsOf,
  findCommand,
  openList,
  palette,
  press,
  test,
  titleOnline,
  type Page,
} from '../support/journey'

test('a newcomer’s menu and palette hold nothing that a newcomer may not do', async ({ signedIn }) => {
  const page = await signedIn('newcomer')
  await page.goto('/dashboard')
  await page.getByRole('tree').waitFor()
  await expect(page.getByRole('tree')).not.toContainText('Blacklist')
  await press(page, 'Control+k')
  await page.keyboard.type('ban from a function')
  await expect(palette(page).getByRole('option', { name: /Ban user/ })).toHaveCount(0)
})

test('a page that is not permitted leads to /401, an unknown one to /404', async ({ signedIn }) => {
  const page = await signedIn('newcomer')
  await page.goto('/user-manage/user-black-list')
  await expect(page).toHaveURL(/\/401\?/)
  await page.goto('/no-such-page')
  await expect(page).toHaveURL(/\/404\?/)
})

/** Waits until the server keeps what is changed meanwhile. */
async function kept(page: Page, change: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/staffPreference/mine') && response.request().method() === 'POST',
  )
  await change()
  await answered
}

test('the language is switched by mouse and by keyboard, and headings, the palette and the account’s next browser follow', async ({
  signedIn,
}) => {
  const page = await signedIn('reviewer')
  await openList(page, '/user-manage/user-list')
  await kept(page, async () => {
    await page.getByRole('button', { name: 'Language', exact: true }).click()
    await page
      .getByRole('menuitemradio', { name: '中文' })
      .or(page.getByRole('menuitem', { name: '中文' }))
      .click()
  })
  await expect(page.getByRole('columnheader', { name: '昵称' })).toBeVisible()
  await press(page, 'Control+k')
  await page.keyboard.type('fengjin')
  await expect(palette(page).getByRole('option').first()).toContainText('封禁')
  await press(page, 'Escape')

  const elsewhere = await signedIn('reviewer')
  await openList(elsewhere, '/user-manage/user-list')
  await expect(elsewhere.getByRole('columnheader', { name: '昵称' })).toBeVisible()
  await kept(elsewhere, async () => {
    await findCommand(elsewhere, 'qiehuan yuyan', '切换语言')
    await press(elsewhere, 'Enter')
    await answer(elsewhere, /语言/, 'English')
  })
  await expect(elsewhere.getByRole('columnheader', { name: 'Nickname' })).toBeVisible()
  // Who opens the console as this account next is spoken to in the browser's language again.
  await ask(elsewhere, 'POST /auth/backend/staffPreference/mine', { language: null })
})

const lists = [
  '/report-center/index',
  '/report-center/jobs',
  '/service-manage/push-list',
  '/movie-manage/series-list',
  '/movie-manage/series-resources?content=',
]

for (const path of lists)
  test(`${path} breaks no rule of accessibility in Chinese, in the dark, with a row chosen`, async ({ signedIn }) => {
    const page = await signedIn('admin', { locale: 'zh-CN', colorScheme: 'dark' })
    await openList(page, path.replace(/content=$/, `content=${await titleOnline(page)}`))
    await press(page, 'x')
    await expect(page.locator('[role=row][aria-selected=true]')).toHaveCount(1)
    expect(await faultsOf(page)).toEqual([])
  })

for (const locale of ['en-US', 'zh-CN'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const looks = { locale, colorScheme }

    test(`signing in breaks no rule of accessibility, ${locale}, ${colorScheme}`, async ({ browser }) => {
      const page = await browser.newPage(looks)
      await page.goto('/login')
      await page.locator('form').waitFor()
      expect(await faultsOf(page)).toEqual([])
      await page.close()
    })

    test(`list, palette and dialog break no rule of accessibility, ${locale}, ${colorScheme}`, async ({ signedIn }) => {
      const page = await signedIn('admin', looks)
      await openList(page, '/user-manage/user-list?state=normal')
      expect(await faultsOf(page)).toEqual([])
      await press(page, 'Control+k')
      await palette(page).getByRole('option').first().waitFor()
      expect(await faultsOf(page)).toEqual([])
      await press(page, 'Escape', 'b')
      await page.getByRole('dialog').getByRole('combobox').first().waitFor()
      expect(await faultsOf(page)).toEqual([])
    })
  }
}

test('thousands of rights scroll inside their page, and what stands around them stays', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/staff-manage/role-permission/2')
  const tree = page.locator('main').getByRole('tree')
  await tree.focus()
  await press(page, 'End')
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
})
