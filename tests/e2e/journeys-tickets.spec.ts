import { ask, expect, press, test, toasts, type Page } from '../support/journey'

interface Ticket {
  readonly id: number
  readonly number: string
}

/** The tickets in a state, the longest waiting first. */
async function ticketsIn(page: Page, state: string): Promise<readonly Ticket[]> {
  const { rows } = await ask<{ rows: readonly Ticket[] }>(page, 'POST /service/backend/feedback/page', {
    filters: { state: { is: [state] } },
    sort: 'dueAt',
    columns: ['number'],
    size: 20,
  })
  return rows
}

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })

test('a ticket is read as a conversation, and answered by keys alone with what stands ready', async ({ signedIn }) => {
  const page = await signedIn('service')
  const [ticket] = await ticketsIn(page, 'new')
  await page.goto(`/service-manage/feedback-list?id=${ticket?.id}`)
  await expect(conversation(page).getByRole('listitem').first()).toBeVisible()
  await expect(conversation(page)).toContainText('Reply to ticket:')
  await press(page, 'a')
  const box = page.getByRole('textbox', { name: 'Reply to ticket' })
  await expect(box).toBeVisible()
  await press(page, 'b')
  await expect(box).toBeFocused()
  await page.keyboard.type('/idea')
  await expect(page.getByRole('option', { name: /Thanks for an idea/ })).toHaveAttribute('aria-selected', 'true')
  await press(page, 'Enter')
  await expect(box).not.toHaveValue(/\/idea/)
  await page.keyboard.type(' {{title}}')
  await press(page, 'Control+Enter')
  await expect(conversation(page).getByRole('alert')).toContainText('{{title}}')
  for (let letter = 0; letter < 10; letter++) await press(page, 'Backspace')
  const written = await box.inputValue()
  await press(page, 'Control+Enter')
  await expect(toasts(page)).toContainText('Reply to')
  const said = await ask<{ rows: readonly { text: string }[] }>(page, 'POST /service/backend/feedbackReply/page', {
    filters: { feedback: { is: [ticket?.id] } },
    columns: ['text'],
    sort: '-id',
    size: 1,
  })
  expect(said.rows[0]?.text).toBe(written)
})

test('a note for colleagues is kept by the mouse alone, and set apart from what the user reads', async ({
  signedIn,
}) => {
  const page = await signedIn('service')
  const [ticket] = await ticketsIn(page, 'assigned')
  await page.goto(`/service-manage/feedback-list?id=${ticket?.id}`)
  const noting = conversation(page).getByRole('radio', { name: 'Add internal note' })
  await noting.check()
  const box = page.getByRole('textbox', { name: 'Add internal note' })
  await box.click()
  await page.keyboard.insertText('Asked finance about the order')
  await page.reload()
  await noting.check()
  await expect(box).toHaveValue('Asked finance about the order')
  await conversation(page).getByRole('button', { name: 'Keep the note' }).click()
  const kept = conversation(page).getByRole('listitem').filter({ hasText: 'Asked finance about the order' })
  await expect(kept).toContainText('For colleagues')
  await expect(box).toHaveValue('')
})
