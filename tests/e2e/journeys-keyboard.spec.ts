import {
  answer,
  ask,
  cell,
  expect,
  findCommand,
  nameIn,
  openList,
  palette,
  passwordOf,
  press,
  test,
  toasts,
} from '../support/journey'
import type { Page } from '../support/journey'

const userList = '/user-manage/user-list'

/** Answers what "Ban user" asks for, on whatever it acts. */
async function banFromCommenting(page: Page): Promise<void> {
  await findCommand(page, 'ban user', 'Ban user')
  await press(page, 'Enter')
  await answer(page, /Scope/, 'comment')
  await answer(page, /Reason type/, 'spam')
  await answer(page, /Reason/, 'The same advertisement under forty episodes')
  await answer(page, /Expires/)
  await answer(page, /Evidence/)
}

test('a visitor is sent to sign in and comes back with query and hash', async ({ page }) => {
  await page.goto(`${userList}?sort=displayId#third`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByLabel('Username').waitFor()
  await page.keyboard.type('admin')
  await press(page, 'Tab')
  await page.keyboard.type(passwordOf('admin'))
  await press(page, 'Enter')
  await expect(page).toHaveURL(/\/user-manage\/user-list\?sort=displayId#third$/)
  await cell(page, 0).first().waitFor()
})

test('the palette bans the user under the cursor with its arguments, and z takes it back', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, `${userList}?state=normal&sort=displayId`)
  await press(page, 'j', 'j')
  const before = await cell(page, 2, 'activeBans').innerText()
  const nickname = await nameIn(page, 2, 'nickname')
  await banFromCommenting(page)
  await expect(toasts(page)).toContainText(`“${nickname}” banned`)
  await expect(cell(page, 2, 'activeBans')).not.toHaveText(before)
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1)
  await press(page, 'z')
  await expect(toasts(page)).toContainText('Undone')
  await expect(cell(page, 2, 'activeBans')).toHaveText(before)
})

test('a command acts on the row that the arrow has just reached', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, `${userList}?state=normal&sort=displayId`)
  const nickname = await nameIn(page, 1, 'nickname')
  await press(page, 'j', 'b')
  await expect(page.getByRole('dialog', { name: `Ban “${nickname}”` })).toBeVisible()
})

test('several users selected with x are banned together', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, `${userList}?state=normal&sort=-displayId`)
  const before = await cell(page, 2, 'activeBans').innerText()
  await press(page, 'x', 'j', 'x', 'j', 'x')
  await banFromCommenting(page)
  await expect(palette(page)).toContainText('All 3 can be done')
  await expect(palette(page)).toContainText('Ban 3 users')
  await press(page, 'Enter')
  await expect(toasts(page)).toContainText('3 users banned')
  await expect(cell(page, 2, 'activeBans')).not.toHaveText(before)
  await press(page, 'z')
  await expect(toasts(page)).toContainText('Undone')
})

test('the palette opens in an input too, and Esc goes one level at a time', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  const menu = page.getByPlaceholder('Filter menu')
  await menu.focus()
  await findCommand(page, 'ban user', 'Ban user')
  await press(page, 'Enter')
  await expect(palette(page).getByRole('combobox')).toHaveAttribute('placeholder', /Scope/)
  await press(page, 'Escape')
  await expect(palette(page).getByRole('combobox')).toHaveValue('ban user')
  await press(page, 'Escape', 'Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('an Enter that commits an input method’s candidate runs nothing', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  await findCommand(page, 'go to series', 'Series')
  await palette(page)
    .getByRole('combobox')
    .evaluate((input) => {
      const enter = { key: 'Enter', bubbles: true, cancelable: true }
      input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
      input.dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }))
      input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
      input.dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }))
    })
  await expect(palette(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(userList))
})

test('an Enter that is held down answers one step, not two', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  await findCommand(page, 'ban user', 'Ban user')
  await page.keyboard.down('Enter')
  await expect(palette(page).getByRole('combobox')).toHaveAttribute('placeholder', /Scope/)
  for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(palette(page).getByRole('combobox')).toHaveAttribute('placeholder', /Scope/)
})

test('a link to a command fills it in and never runs it', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  const args = encodeURIComponent(JSON.stringify({ scope: 'comment', reasonCode: 'spam', reason: 'Advertising' }))
  await page.goto(`${userList}?sort=displayId&cmd=user-manage.user-list.ban&args=${args}`)
  await expect(palette(page)).toContainText('Ban user')
  await cell(page, 0).first().waitFor()
  await palette(page).getByRole('option').first().waitFor()
  await answer(page, /User/)
  await expect(palette(page)).toContainText('Advertising')
  expect(calls.filter((url) => url.includes('/blacklist/save'))).toEqual([])
})

test('filters and sort live in the address: they survive a reload and Back', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, `${userList}?state=normal`)
  await press(page, 'ArrowRight', 's')
  await expect(page).toHaveURL(/sort=nickname/)
  await page.reload()
  await cell(page, 0).first().waitFor()
  await expect(page.getByRole('columnheader', { name: 'Nickname' })).toHaveAttribute('aria-sort', 'ascending')
  await press(page, 'g', 'b')
  await expect(page).toHaveURL(/user-black-list/)
  await page.goBack()
  await expect(page).toHaveURL(/state=normal.*sort=nickname/)
  await expect(page.getByRole('columnheader', { name: 'Nickname' })).toHaveAttribute('aria-sort', 'ascending')
})

test('? lists the keys that work here, and the focus returns from it', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  await press(page, 'j', '?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Ban user')
  await expect(help).toContainText('Go to series')
  await press(page, 'Escape')
  await expect(help).toHaveCount(0)
  await expect(page.locator('[role=grid] :focus')).toHaveAttribute('data-index', '1')
})

test('Escape closes a list of choices first, then the dialog around it', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, `${userList}?state=normal`)
  await press(page, 'b')
  const dialog = page.getByRole('dialog', { name: /^Ban “/ })
  const scope = dialog.getByLabel('Scope')
  await scope.focus()
  await press(page, 'ArrowDown')
  await expect(dialog.getByRole('option', { name: 'Posting' })).toBeVisible()
  await press(page, 'Escape')
  await expect(dialog.getByRole('option', { name: 'Posting' })).toBeHidden()
  await press(page, 'p')
  await expect(scope).toHaveValue('post')
  await press(page, 'Escape')
  await expect(dialog).toHaveCount(0)
})

test('the focus returns to the row from a command’s dialog', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, `${userList}?state=normal`)
  await press(page, 'j', 'd')
  await expect(page.getByRole('dialog', { name: /^Disable “/ })).toBeVisible()
  await press(page, 'Escape')
  await expect(page.locator('[role=grid] :focus')).toHaveAttribute('data-index', '1')
})

test('tabs are walked and closed by keys', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, userList)
  await press(page, 'g', 'b')
  await expect(page).toHaveURL(/user-black-list/)
  await press(page, 'g', 'h')
  await expect(page).toHaveURL(/user-list/)
  await press(page, 'g', 'n')
  await expect(page).toHaveURL(/user-black-list/)
  await page.getByRole('tab', { selected: true }).focus()
  await press(page, 'ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Users' })).toBeFocused()
  await press(page, 'ArrowRight', 'Delete')
  await expect(page.getByRole('tab', { name: 'Blacklist' })).toHaveCount(0)
  await expect(page).toHaveURL(/user-list/)
})

test('a list is exported as it stands, by its key', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, `${userList}?state=disabled&sort=displayId`)
  const asked = page.waitForRequest('**/report/backend/exportTask/save')
  await press(page, 'Shift+E')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Export/ })
    .press('Enter')
  const { paramJson } = (await asked).postDataJSON() as { paramJson: string }
  expect(JSON.parse(paramJson)).toMatchObject({ filters: { state: { is: ['disabled'] } }, sort: 'displayId' })
  await expect(toasts(page)).toContainText('The export task was submitted')
})

/** Gives the operators a right, or takes it from them, as the page of their role does. */
async function setRight(admin: Page, code: string, isHeld: boolean): Promise<void> {
  const { role, held, elements } = await ask<{
    role: { version: number }
    held: { menus: number[]; elements: number[] }
    elements: { id: number; code: string }[]
  }>(admin, 'GET /auth/backend/role/menu', { roleId: 2 })
  const { id } = elements.find((element) => element.code === code)!
  const others = held.elements.filter((element) => element !== id)
  await ask(admin, 'POST /auth/backend/role/addRoleMenu', {
    id: 2,
    of: role.version,
    menus: held.menus,
    elements: isHeld ? [...others, id] : others,
    reason: 'Rights are live in open pages',
  })
}

test('Rights are live in open pages: status bar, keys, dialog and palette follow, and a notice names them', async ({
  signedIn,
}) => {
  const admin = await signedIn('admin')
  await setRight(admin, 'UserManage:userList.addLabel', true)
  const page = await signedIn('operator')
  await openList(page, `${userList}?state=normal&sort=displayId`)
  const bar = page.getByRole('contentinfo')
  await expect(bar).toContainText('Add label')
  await press(page, 'l')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Label')
  await setRight(admin, 'UserManage:userList.addLabel', false)
  await expect(toasts(page)).toContainText('You no longer have the right to “Add label”')
  await expect(dialog).toContainText('You no longer have the right to do this')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar).not.toContainText('Add label')
  await press(page, 'l')
  await expect(toasts(page)).toContainText('Add label: your roles do not include this right')
  await findCommand(page, 'add label', 'label')
  await expect(palette(page).getByRole('option', { name: /Add label\W+Users/ })).toHaveCount(0)
  await press(page, 'Escape', 'Escape')
  await setRight(admin, 'UserManage:userList.addLabel', true)
  await expect(bar).toContainText('Add label')
})

test('/ on a queue finds a case by its number, and Enter opens it', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const { rows } = await ask<{ rows: { number: string }[] }>(page, 'POST /service/backend/feedback/page', {
    filters: { state: { is: ['closed'] } },
    columns: ['number'],
    sort: 'id',
    size: 1,
  })
  const { number } = rows[0]!
  await page.goto('/service-manage/feedback-list')
  await page.getByRole('article').waitFor()
  await press(page, '/')
  await page.keyboard.type(number)
  await press(page, 'Enter')
  await expect(page.getByRole('article', { name: number })).toBeVisible()
  await press(page, 'j')
  await expect(page.getByRole('article', { name: number })).toHaveCount(0)
})

test('a role’s rights are searched, walked and ticked by keys, with one stop of Tab for all boxes', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.goto('/staff-manage/role-permission/2')
  const tree = page.locator('main').getByRole('tree')
  await expect(tree).toBeFocused()
  await press(page, '/')
  await page.keyboard.type('ban user')
  await expect(tree.getByRole('treeitem').first()).toHaveText('Users')
  await expect(tree.getByRole('treeitem', { name: 'Honours' })).toHaveCount(0)
  await press(page, 'Enter')
  await expect(tree).toBeFocused()
  await press(page, 'Enter')
  const boxes = page.locator('[data-zone=rights-elements]').getByRole('checkbox')
  await expect(boxes.first()).toBeFocused()
  await press(page, 'ArrowDown')
  await expect(boxes.nth(1)).toBeFocused()
  await expect(page.locator('[data-zone=rights-elements] [role=checkbox][tabindex="0"]')).toHaveCount(1)
  const before = await boxes.nth(1).getAttribute('aria-checked')
  await press(page, 'Space')
  await expect(boxes.nth(1)).not.toHaveAttribute('aria-checked', before ?? '')
  await press(page, 'Space', 'Escape')
  await expect(tree).toBeFocused()
})

test('the focus never falls out of the page: after a message’s button, a dialog, a page', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const row = page.locator('[role=grid] [data-index="1"]')
  await openList(page, `${userList}?state=normal&sort=displayId`)
  await press(page, 'j', 'n')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('Called back')
  await press(page, 'Control+Enter')
  await expect(row).toBeFocused()
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(page)).toContainText('Undone')
  await expect(row).toBeFocused()
  await press(page, 'e')
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await press(page, 'Escape', 'Escape')
  await expect(row).toBeFocused()
  await page.goto('/service-manage/create-push')
  await expect(page.locator('main form :focus')).toHaveCount(1)
  await findCommand(page, 'go to dashboard', 'Dashboard')
  await press(page, 'Enter')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect(page.locator('body:focus')).toHaveCount(0)
})

test('h shows how a row came to be as it is, and Enter reverts a price', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const products = '/commodity/backend/vip/product'
  const read = async () => {
    const { rows } = await ask<{ rows: { id: number; version: number; basePrice: number }[] }>(
      page,
      `POST ${products}/page`,
      { columns: ['basePrice'], sort: 'id', size: 1 },
    )
    return rows[0]!
  }
  const { id, version, basePrice } = await read()
  await ask(page, `POST ${products}/save`, { id, version, basePrice: basePrice + 100 })
  await openList(page, `/vip-manage/vip-product?sort=id`)
  await press(page, 'h')
  const panel = page.getByRole('complementary', { name: 'Record' })
  await expect(panel).toContainText('Base price')
  const revert = panel.getByRole('button', { name: 'Revert this change' }).first()
  await expect(revert).toBeFocused()
  await press(page, 'Enter')
  await expect(toasts(page)).toContainText('Undone')
  expect((await read()).basePrice).toBe(basePrice)
  await expect(page.locator('body:focus')).toHaveCount(0)
  await press(page, 'Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.locator('[role=grid] :focus')).toHaveCount(1)
})
