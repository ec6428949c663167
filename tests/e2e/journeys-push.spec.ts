import { ask, cell, expect, findCommand, openList, palette, press, test, toasts } from '../support/journey'
import type { Page } from '../support/journey'

/** The place of a field that is typed into or chosen from. */
const place = (page: Page, name: string) => page.locator(`[data-field=${name}] :is(input, textarea, select)`).first()

/** Goes to a field and types; in a select that chooses what begins so. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await place(page, name).focus()
  await page.keyboard.type(text)
}

/** Writes a text in both languages that are always asked for. */
async function write(page: Page, name: string, chinese: string, english: string): Promise<void> {
  const field = page.locator(`[data-field=${name}]`)
  for (const [language, text] of [
    ['zh-CN', chinese],
    ['en', english],
  ] as const) {
    await field.locator(`:is(input, textarea)[lang=${language}]`).focus()
    await page.keyboard.insertText(text)
  }
}

/** Searches in a field of records, and takes the first that is found once it is. */
async function pick(page: Page, search: string, name: string | RegExp): Promise<void> {
  await page.keyboard.type(search)
  await expect(page.getByRole('listbox', { name: 'Search' }).getByRole('option').first()).toContainText(name)
  await press(page, 'Enter')
}

test('a push is composed, estimated, tested, submitted, approved by another, sent by its job, and counted', async ({
  signedIn,
}) => {
  // Two people, five pages and a job: three times as long as other journeys.
  test.slow()
  const page = await signedIn('operator')
  const name = `Finale ${Date.now()}`
  await page.goto('/service-manage/create-push')
  await place(page, 'name').waitFor()
  await type(page, 'name', name)
  // Of this category, since it minds neither caps nor the hours of night.
  await type(page, 'category', 'Service')
  await write(page, 'title', '大结局', 'The finale')
  await write(page, 'body', '今晚见', 'Tonight at eight')
  await type(page, 'target', 'Page')
  await page.getByPlaceholder('Address').focus()
  await page.keyboard.type('/home')
  await type(page, 'audience', 'Inactive')
  await type(page, 'inactiveDays', '60')
  await page.locator('[data-field=areas]').getByLabel('All areas').press('Space')
  await type(page, 'languages', 'English')
  await place(page, 'clients').focus()
  await pick(page, 'android', /Android/)
  await type(page, 'schedule', 'Now')
  await press(page, 'Control+e')
  await expect(page.getByRole('complementary').last()).toContainText(/[1-9][\d,]* of [\d,]+ users would get it/)

  const { rows } = await ask<{ rows: { displayId: string; nickname: string }[] }>(page, 'POST /user/backend/page', {
    filters: { state: { is: ['normal'] } },
    columns: ['displayId', 'nickname'],
    sort: '-lastActiveAt',
    size: 5,
  })
  await findCommand(page, 'send test', 'Send test')
  await press(page, 'Enter')
  await palette(page).locator('#palette-step').focus()
  for (const { displayId, nickname } of rows) await pick(page, displayId, nickname)
  await palette(page).getByRole('button', { name: 'Next', exact: true }).press('Enter')
  const results = page.getByRole('dialog', { name: 'Send test' })
  await expect(results.getByRole('table')).toContainText('Sent')
  await press(page, 'Escape')
  await expect(page).toHaveURL(/update-push\?id=\d+/)
  const id = new URL(page.url()).searchParams.get('id')
  await place(page, 'name').waitFor()
  await findCommand(page, 'submit for approval', 'Submit for approval')
  await press(page, 'Enter')
  await expect(toasts(page)).toContainText(`“${name}” submitted for approval`)
  await expect(page).toHaveURL(new RegExp(`push-detail\\?id=${id}`))
  await expect(page.getByText('Not sent yet')).toBeVisible()

  const reviewer = await signedIn('reviewer')
  await openList(reviewer, `/service-manage/push-list?name=~${encodeURIComponent(name)}`)
  await press(reviewer, 'a')
  await expect(reviewer.getByRole('dialog', { name: `Approve “${name}”` })).toBeVisible()
  await press(reviewer, 'Control+Enter')
  await expect(toasts(reviewer)).toContainText(`“${name}” approved`)
  await expect(cell(reviewer, 0, 'state')).toHaveText('Sent', { timeout: 20_000 })

  await page.reload()
  const funnel = page.getByRole('region', { name: 'Funnel' })
  await expect(funnel).toContainText(/Sent\s*[1-9][\d,]* ·/)
})
