import {
  answer,
  cell,
  expect,
  findCommand,
  openList,
  palette,
  press,
  test,
  toasts,
  type Page,
} from '../support/journey'

/** A user in good standing with a ticket of theirs. */
async function userWithTicket(page: Page): Promise<{ id: number; number: string }> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? ''
  const read = async <Data>(method: 'get' | 'post', url: string, data: object): Promise<Data> => {
    const input = method === 'get' ? { params: data as Record<string, number> } : { data }
    const reply = await page.request[method](url, { ...input, headers: { token } })
    return ((await reply.json()) as { data: Data }).data
  }
  const list = { page: 'user-manage.user-list', filters: { state: { is: ['normal'] } }, columns: ['id'], size: 200 }
  const users = await read<{ rows: { id: number }[] }>('post', '/user/backend/page', list)
  const owners = { user: { is: users.rows.map(({ id }) => id) } }
  const tab = { page: 'user-manage.user-detail', filters: owners, columns: ['number'], size: 1 }
  const tickets = await read<{ rows: { id: number; number: string }[] }>('post', '/service/backend/feedback/page', tab)
  const [ticket = { id: 0, number: '' }] = tickets.rows
  const { user } = await read<{ user: { id: number } }>('get', '/service/backend/feedback/detail', { id: ticket.id })
  return { id: user.id, number: ticket.number }
}

test('an operator asks to delete an account, and the reviewer approves it by keyboard', async ({ signedIn }) => {
  // Two people at work, one after the other.
  test.slow()
  const asking = await signedIn('operator')
  const { id, number } = await userWithTicket(await signedIn('admin'))
  await openList(asking, `/user-manage/user-list?id=${id}`)
  await findCommand(asking, 'delete account', 'Delete account')
  await press(asking, 'Enter')
  await asking.keyboard.type(number)
  await expect(palette(asking).locator('[role=option][aria-selected=true]')).toContainText(number)
  await press(asking, 'Enter')
  await answer(asking, /Reason/, 'Asked for it in the ticket')
  const confirmed = palette(asking).getByRole('option', { name: /^Delete “/ })
  await confirmed.waitFor()
  await press(asking, 'ArrowDown')
  await expect(confirmed).toHaveAttribute('aria-selected', 'true')
  await press(asking, 'Enter')
  await expect(toasts(asking)).toContainText('Waiting for a second person')
  await expect(cell(asking, 0, 'state')).toHaveText('Normal')
  await toasts(asking).getByRole('button', { name: 'Show' }).click()
  await expect(asking).toHaveURL(/\/report-center\/approvals\?id=/)
  await expect(cell(asking, 0, 'args')).toContainText(`Feedback ticket: ${number}`)
  expect(await cell(asking, 0, 'args').evaluate((place) => place.scrollWidth <= place.clientWidth)).toBe(true)
  await press(asking, 'a')
  await expect(asking.getByRole('dialog')).toHaveCount(0)

  const deciding = await signedIn('reviewer')
  await deciding.goto('/dashboard')
  await deciding.locator('[data-queue=approvals]').click()
  await cell(deciding, 0).first().waitFor()
  await expect(cell(deciding, 0, 'createdBy')).toHaveText('Olivia Chen')
  await expect(cell(deciding, 0, 'reason')).toHaveText('Asked for it in the ticket')
  const record = cell(deciding, 0, 'recordTitle').getByRole('link')
  await expect(record).toHaveAttribute('href', `/user-manage/user-detail/${id}`)
  await press(deciding, 'a')
  const dialog = deciding.getByRole('dialog', { name: /^Approve “/ })
  await expect(dialog.getByRole('button', { name: /^Approve “/ })).toBeEnabled()
  const request = dialog.locator('[data-request]')
  await expect(request).toContainText('Delete account')
  await expect(request).toContainText(`Feedback ticket: ${number}`)
  await expect(request).toContainText('Asked for it in the ticket')
  await expect(request).toContainText('Olivia Chen')
  await press(deciding, 'Control+Enter')
  await expect(toasts(deciding)).toContainText(/“.+” approved/)

  await expect(cell(asking, 0, 'state')).toHaveText('Approved')
  await openList(asking, `/user-manage/user-list?id=${id}`)
  await expect(cell(asking, 0, 'state')).toHaveText('Being deleted')
  await asking.getByRole('button', { name: 'Notices' }).click()
  await expect(asking.getByRole('menuitem', { name: /approved: Delete account/ }).first()).toBeVisible()
})
