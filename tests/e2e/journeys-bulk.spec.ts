import {
  answer,
  cell,
  expect,
  findCommand,
  openList,
  palette,
  pauseToRead,
  press,
  test,
  titleOnline,
  toasts,
} from '../support/journey'
import type { Page } from '../support/journey'

/** How many rows the list has, once that is known. */
async function total(page: Page): Promise<number> {
  const count = page.locator('[data-zone=filter] output')
  await expect(count).toHaveText(/^\d+ rows?$/)
  return Number.parseInt(await count.innerText())
}

/** Opens the list of jobs by the palette; the latest is first. */
async function goToJobs(page: Page): Promise<void> {
  await findCommand(page, 'go to batch jobs', 'Go to Batch jobs')
  await press(page, 'Enter')
  await expect(page).toHaveURL(/report-center\/jobs/)
  await cell(page, 0, 'state').waitFor()
}

/** How many rows a list has in a state. */
async function totalInState(page: Page, url: string, state: string): Promise<number> {
  await openList(page, `${url}&state=${state}`)
  return total(page)
}

test('all users that match a filter are disabled as a job: watched, accounted for, and taken back as a whole', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  const users = '/user-manage/user-list?kind=up&sort=-state,displayId'
  const normal = await totalInState(page, users, 'normal')
  await openList(page, users)
  const all = await total(page)
  const job = page.getByText(/^Job \d+(\.\d+)?%$/)
  // Once for what is loaded, again for all that match.
  await press(page, 'Control+a', 'Control+a')
  await findCommand(page, 'disable account', 'Disable account')
  await press(page, 'Enter')
  await answer(page, /Reason type/, 'spam')
  await answer(page, /Reason/, 'One advertisement from many accounts')
  await answer(page, /Expires/)
  await answer(page, /Evidence/)
  await answer(page, /device/i)
  await answer(page, /notify|tell/i)
  await expect(palette(page)).toContainText(`${normal} of ${all} can be done`)
  await press(page, 'ArrowDown', 'Enter')
  await expect(job).toBeVisible()
  await expect(toasts(page)).toContainText('The job is done.', { timeout: 60_000 })
  await expect(job).toHaveCount(0)
  await expect(cell(page, 0, 'state')).toHaveText('Disabled')

  await goToJobs(page)
  await expect(cell(page, 0, 'title')).toHaveText(`Disable ${all} users`)
  await expect(cell(page, 0, 'state')).toHaveText('Done')
  const figures = await Promise.all(
    ['total', 'done', 'skipped', 'failed'].map((name) => cell(page, 0, name).innerText()),
  )
  expect(figures.map(Number)).toEqual([all, normal, all - normal, 0])
  await press(page, 'l')
  const results = page.getByRole('dialog', { name: 'Results by record' })
  await results.getByRole('radio', { name: 'Done' }).check()
  await expect(results.getByRole('row')).toHaveCount(1 + Math.min(normal, 100))
  await press(page, 'Escape')
  await expect(results).toHaveCount(0)
  await press(page, 'u')
  const dialog = page.getByRole('dialog', { name: /^Undo “.*” completely$/ })
  await dialog.getByRole('textbox', { name: 'Reason' }).focus()
  await pauseToRead(page)
  await page.keyboard.type('It was the press team')
  await press(page, 'Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(cell(page, 0, 'title')).toHaveText(`Undo: Disable ${all} users`)
  await expect(cell(page, 0, 'state')).toHaveText('Done', { timeout: 60_000 })
  expect(await totalInState(page, users, 'normal')).toBe(normal)
})

/** Wide enough for every column of the episodes. */
const wide = { viewport: { width: 2200, height: 900 } }

/** Runs a command of the page by its name alone. */
async function run(page: Page, text: string, title: string): Promise<void> {
  await findCommand(page, text, title)
  await press(page, 'Enter')
}

test('an episode is switched off and on again from the palette, and several at once with z as the way back', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', wide)
  await openList(page, `/movie-manage/series-resources?content=${await titleOnline(page)}&sort=number`)
  const states = () => Promise.all([1, 2, 3].map((index) => cell(page, index, 'state').innerText()))
  expect(await states()).toEqual(['Online', 'Online', 'Online'])
  await press(page, 'j')
  await run(page, 'disable episodes', 'Disable: Series episodes')
  await expect(cell(page, 1, 'state')).toHaveText('Ready')
  await run(page, 'enable episodes', 'Enable: Series episodes')
  await expect(cell(page, 1, 'state')).toHaveText('Online')
  await press(page, 'x', 'j', 'x', 'j', 'x')
  await run(page, 'disable episodes', 'Disable: Series episodes')
  await expect(palette(page)).toContainText('All 3 can be done')
  await press(page, 'Enter')
  await expect.poll(states).toEqual(['Ready', 'Ready', 'Ready'])
  await press(page, 'z')
  await expect.poll(states).toEqual(['Online', 'Online', 'Online'])
})

test('an episode is switched off from the menu of its row, and several that were ticked from the menu of one', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', wide)
  await openList(page, `/movie-manage/series-resources?content=${await titleOnline(page)}&sort=number`)
  const state = (index: number) => cell(page, index, 'state')
  await cell(page, 4, 'number').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  await expect(state(4)).toHaveText('Ready')
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(state(4)).toHaveText('Online')
  for (const index of [4, 5]) await page.locator(`[role=row][data-index="${index}"] [data-checkbox]`).click()
  await cell(page, 5, 'number').click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Disable' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /2 episodes/ })
    .click()
  await expect(state(5)).toHaveText('Ready')
  await toasts(page).getByRole('button', { name: 'Undo' }).last().click()
  await expect(state(5)).toHaveText('Online')
})
