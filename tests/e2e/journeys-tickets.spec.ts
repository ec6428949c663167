import { ask, expect, press, test, toasts, type Page } from '../support/journey'

interface Ticket {
  readonly id: number
  readonly number: string
  readonly 'language.code': string | null
}

/** The tickets in a state, the longest waiting first. */
async function ticketsIn(page: Page, state: string): Promise<readonly Ticket[]> {
  const { rows } = await ask<{ rows: readonly Ticket[] }>(page, 'POST /service/backend/feedback/page', {
    filters: { state: { is: [state] } },
    sort: 'dueAt',
    columns: ['number', 'language.code'],
    size: 100,
  })
  return rows
}

const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' })

test('a ticket is read as a conversation, and answered by keys alone with what stands ready', async ({ signedIn }) => {
  const page = await signedIn('service')
  const ticket = (await ticketsIn(page, 'new')).find((each) => each['language.code'] === 'en')
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

const boxOf = (page: Page, name: string) => page.getByRole('textbox', { name })
const heading = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 }).first()

/** The latest answers to a ticket, as they were written and as their user reads them. */
async function answersTo(page: Page, id: number) {
  const { rows } = await ask<{ rows: readonly { readonly text: string; readonly sentText: string | null }[] }>(
    page,
    'POST /service/backend/feedbackReply/page',
    { filters: { feedback: { is: [id] } }, columns: ['text', 'sentText'], sort: '-id', size: 1 },
  )
  return rows[0]
}

/** The tickets that agents have in hand whose users speak another language than English, the longest waiting first. */
async function foreignTickets(page: Page): Promise<readonly Ticket[]> {
  const all = await ticketsIn(page, 'assigned')
  const found = all.filter((each) => each['language.code'] === 'in_ID')
  expect(found.length).toBeGreaterThan(10)
  return found
}

/** The address of the queue with the tickets of one language alone. */
async function queueOf(page: Page, code: string): Promise<string> {
  const { rows } = await ask<{ rows: readonly { readonly id: number }[] }>(page, 'POST /config/backend/language/page', {
    filters: { code: { is: [code] } },
    columns: ['code'],
    size: 1,
  })
  return `/service-manage/feedback-list?state=assigned&language=${rows[0]?.id}`
}

test('ten tickets are answered in the language of their users by the keyboard alone, in English', async ({
  signedIn,
}) => {
  const page = await signedIn('service')
  const admin = await signedIn('admin')
  const tickets = await foreignTickets(page)
  await page.goto(await queueOf(admin, 'in_ID'))
  await expect(heading(page)).toContainText(tickets[0]?.number ?? '')
  await press(page, 'b')
  for (const [index, { id, number }] of tickets.slice(0, 10).entries()) {
    await expect(heading(page)).toContainText(number)
    await expect(boxOf(page, 'Reply to ticket')).toBeFocused()
    await page.keyboard.insertText(`We are looking into it, ${index + 1}.`)
    await expect(boxOf(page, 'What the user reads')).toHaveValue(`[in_ID] We are looking into it, ${index + 1}.`)
    await press(page, 'Control+Enter')
    await expect(heading(page)).not.toContainText(number)
    await expect.poll(async () => (await answersTo(page, id))?.sentText).toContain(`looking into it, ${index + 1}.`)
  }
})

test('a translation is corrected by hand before it is sent, by the mouse alone, in Chinese', async ({ signedIn }) => {
  const page = await signedIn('service', { locale: 'zh-CN' })
  const [ticket] = await foreignTickets(page)
  await page.goto(`/service-manage/feedback-list?id=${ticket?.id}`)
  const box = boxOf(page, '回复工单')
  await box.click()
  await page.keyboard.insertText('请再试一次')
  const shown = boxOf(page, '用户看到的内容')
  await expect(shown).toHaveValue('[in_ID] 请再试一次')
  await shown.fill('Silakan coba lagi')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect
    .poll(() => answersTo(page, ticket?.id ?? 0))
    .toMatchObject({ text: '请再试一次', sentText: 'Silakan coba lagi' })
})
