import { ask, expect, pauseToRead, press, test, type Page } from '../support/journey'

const held = '/cash-out/cash-out-manage?state=onHold'

interface CashOut {
  readonly id: number
  readonly state: string
}

const article = (page: Page) => page.getByRole('article')
const title = (page: Page) => article(page).getByRole('heading', { level: 2 }).first()
const waiting = (page: Page) => page.getByRole('complementary').getByRole('listitem')
const dialog = (page: Page) => page.getByRole('dialog')

/** The ids of the cash-outs in a state, in the order in which they wait. */
async function inState(page: Page, state: string): Promise<number[]> {
  const { rows } = await ask<{ rows: readonly CashOut[] }>(page, 'POST /pay/backend/cashOut/page', {
    filters: { state: { is: [state] } },
    sort: 'dueAt',
    columns: ['cashOutNo', 'state'],
    size: 100,
  })
  return rows.map(({ id }) => id)
}

/** Puts so many more on hold, or as many as the day has. @returns how many are then */
async function holdMore(page: Page, count: number): Promise<number> {
  const open = [...(await inState(page, 'pending')), ...(await inState(page, 'firstApproved'))]
  const ids = open.slice(0, count)
  await ask(page, 'POST /pay/backend/cashOut/hold', { id: ids[0], ids, reason: 'Papers are missing' })
  return (await inState(page, 'onHold')).length
}

/** Of how many the open dialog says that they change their state. */
async function told(page: Page, pattern: RegExp): Promise<number> {
  await expect(dialog(page)).toContainText(pattern)
  return Number(pattern.exec(await dialog(page).innerText())?.[1])
}

test('a day’s cash-outs on hold are released together and one is refused by the keyboard alone, in Chinese', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { locale: 'zh-CN' })
  const many = Math.min((await holdMore(page, 20)) - 1, 20)
  expect(many).toBeGreaterThan(12)
  await page.goto(held)
  await expect(waiting(page).nth(many)).toBeVisible()
  const before = await inState(page, 'onHold')
  let keys = 0
  const hit = async (...pressed: readonly string[]) => {
    keys += pressed.length
    await press(page, ...pressed)
  }
  await hit('x', ...Array.from({ length: many }, () => 'Shift+ArrowDown'))
  await expect(page.getByRole('complementary').getByRole('status')).toContainText(`已选 ${many + 1} 项`)
  await hit('x')
  await expect(page.getByRole('complementary').getByRole('status')).toContainText(`已选 ${many} 项`)
  const last = await title(page).innerText()

  await hit('3')
  const released = await told(page, /(\d+) 条：状态变为“待初审”/)
  await pauseToRead(page)
  await page.keyboard.insertText('已核对')
  await hit('Control+Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(async () => before.length - (await inState(page, 'onHold')).length).toBe(released)

  await expect(title(page)).toHaveText(last)
  await hit('Escape', 'd')
  await expect(dialog(page)).toContainText('状态变为“已驳回”')
  await pauseToRead(page)
  await hit('ArrowDown', 'ArrowDown', 'Enter')
  await expect(dialog(page).getByRole('combobox').first()).not.toHaveValue('')
  await hit('Control+Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(async () => before.length - (await inState(page, 'onHold')).length).toBe(released + 1)
  expect(keys).toBeLessThanOrEqual(many + 10)
})

test('five cash-outs are released and one is refused by the mouse alone', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await holdMore(page, 8)
  await page.goto(held)
  await expect(waiting(page).nth(6)).toBeVisible()
  const before = await inState(page, 'onHold')
  const boxes = page.getByRole('complementary').getByRole('checkbox')
  await boxes.nth(1).click()
  await boxes.nth(5).click({ modifiers: ['Shift'] })
  await expect(page.getByRole('complementary').getByRole('status')).toContainText('5 selected')
  const decide = article(page).getByRole('group', { name: 'Decide' })
  await decide.getByRole('button', { name: /^Release/ }).click()
  const released = await told(page, /(\d+) records?: Its state becomes “Pending”/)
  await dialog(page).getByRole('textbox').first().fill('Checked')
  await dialog(page)
    .getByRole('button', { name: /^Release/ })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  await expect.poll(async () => before.length - (await inState(page, 'onHold')).length).toBe(released)

  await page.goto(held)
  await expect(title(page)).toBeVisible()
  await decide.getByRole('button', { name: /^Reject/ }).click()
  await expect(dialog(page)).toContainText('Its state becomes “Rejected”')
  await dialog(page).getByRole('combobox').first().selectOption({ label: 'Name mismatch' })
  await dialog(page)
    .getByRole('button', { name: /^Reject/ })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  const left = (await inState(page, 'onHold')).length
  expect(left).toBe(before.length - released - 1)
})

test('what is typed about a case is kept when it is left, when another is opened, and when the page is', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await page.goto('/task-center/task-list/audit?state=pending')
  const strip = article(page).getByRole('form')
  const note = strip.getByRole('textbox', { name: 'Decision note' })
  const first = await title(page).innerText()
  await press(page, 'd')
  await note.fill('Screen 3 is of another app')
  await press(page, 'Escape')
  await expect(strip).toHaveCount(0)
  await press(page, 'j')
  await expect(title(page)).not.toHaveText(first)
  await press(page, 'd')
  await expect(note).toHaveValue('')
  await press(page, 'Escape', 'k')
  await expect(title(page)).toHaveText(first)
  await press(page, 'd')
  await expect(note).toHaveValue('Screen 3 is of another app')
  // What was picked is picked anew.
  await expect(strip.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.goto(held)
  await expect(waiting(page).first()).toBeVisible()
  await page.goto('/task-center/task-list/audit?state=pending')
  await expect(title(page)).toHaveText(first)
  await press(page, 'd')
  await expect(note).toHaveValue('Screen 3 is of another app')
})

test('what a decision does stands in its strip, and is read again as its reason changes', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await page.goto('/community-manage/report-queue?state=open')
  await expect(title(page)).toBeVisible()
  await article(page)
    .getByRole('group', { name: 'Decide' })
    .getByRole('button', { name: /^Decide/ })
    .click()
  const effect = article(page).getByRole('form').getByRole('list', { name: 'What it does' })
  await expect(effect).toHaveCount(0)
  await article(page)
    .getByRole('form')
    .getByRole('radio', { name: /Deleted/ })
    .check()
  await expect(effect).toContainText('Its state becomes “Decided”')
  await article(page)
    .getByRole('form')
    .getByRole('radio', { name: /Banned/ })
    .check()
  await expect(effect).toContainText('from: Commenting')
})
