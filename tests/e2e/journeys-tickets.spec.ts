import { formatMoney } from '../../src/fields/format'
import { heldBack } from '../support/held-back'
import { ask, expect, press, test, toasts, type Page } from '../support/journey'

interface Ticket {
  readonly id: number
  readonly number: string
  readonly 'language.code': string | null
  readonly order: { readonly id: number; readonly label: string } | null
}

/** The tickets in a state, the longest waiting first. */
async function ticketsIn(page: Page, state: string, filters: object = {}): Promise<readonly Ticket[]> {
  const { rows } = await ask<{ rows: readonly Ticket[] }>(page, 'POST /service/backend/feedback/page', {
    filters: { ...filters, state: { is: [state] } },
    sort: 'dueAt',
    columns: ['number', 'language.code', 'order'],
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

test('a ticket that was taken is answered as soon as it is read again, before its list knows', async ({ signedIn }) => {
  const page = await signedIn('service')
  const ticket = (await ticketsIn(page, 'new')).find((each) => each['language.code'] !== 'en')
  await page.goto(`/service-manage/feedback-list?id=${ticket?.id}`)
  await expect(conversation(page)).toContainText('Reply to ticket:')
  const list = await heldBack(page, '**/service/backend/feedback/page')
  await press(page, 'a')
  await expect(page.getByRole('article')).toContainText('In progress')
  await expect(page.getByRole('textbox', { name: 'Reply to ticket' })).toBeVisible()
  await list.letGo()
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

/** The tickets about orders that agents have in hand, of users who speak some languages, the longest waiting first. */
async function ticketsOf(page: Page, codes: readonly string[]): Promise<readonly Ticket[]> {
  const all = await ticketsIn(page, 'assigned', { order: { empty: false } })
  return all.filter((each) => codes.includes(each['language.code'] ?? ''))
}

/** The address of the queue with the tickets about orders in some languages alone. */
async function queueOf(page: Page, codes: readonly string[]): Promise<string> {
  const { rows } = await ask<{ rows: readonly { readonly id: number }[] }>(page, 'POST /config/backend/language/page', {
    filters: { code: { is: codes } },
    columns: ['code'],
    size: codes.length,
  })
  return `/service-manage/feedback-list?state=assigned&order=!null&language=${rows.map(({ id }) => id).join()}`
}

/** The refund that was asked for last. */
async function latestRefund(page: Page) {
  const { rows } = await ask<{
    rows: readonly { readonly amount: number; readonly currency: string; readonly order: { readonly id: number } }[]
  }>(page, 'POST /pay/backend/refund/page', { columns: ['amount', 'currency', 'order'], sort: '-id', size: 1 })
  return rows[0]
}

/** Of these tickets the first whose orders were not refunded yet. */
async function refundable(page: Page, tickets: readonly Ticket[], count: number): Promise<readonly number[]> {
  const asked = await Promise.all(
    tickets.map(async ({ id, order }) => {
      const of = { filters: { order: { is: [order?.id] } } }
      return (await ask<{ total: number }>(page, 'POST /pay/backend/refund/count', of)).total === 0 ? [id] : []
    }),
  )
  const found = asked.flat().slice(0, count)
  expect(found).toHaveLength(count)
  return found
}

const strip = (page: Page) => page.getByRole('article').getByRole('form')

/** The calls that conversations are read by, as they are made. */
function conversationsAsked(page: Page): ReadonlySet<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('/feedbackReply/page')) asked.add(request.postData() ?? '')
  })
  return asked
}

test('the conversation of the next ticket is there before one goes on to it', async ({ signedIn }) => {
  const page = await signedIn('service')
  const asked = conversationsAsked(page)
  const tickets = await ticketsIn(page, 'new')
  await page.goto(`/service-manage/feedback-list?id=${tickets[0]?.id}`)
  await expect(conversation(page).getByRole('listitem').first()).toBeVisible()
  await expect.poll(() => asked.size).toBeGreaterThan(1)
  const before = await heading(page).innerText()
  await page.route('**/feedbackReply/page', (route) => route.abort())
  await press(page, 'n')
  await expect(heading(page)).not.toHaveText(before)
  await expect(conversation(page).getByRole('listitem').first()).toBeVisible()
})

test('ten tickets are answered, two of them with a refund, in the language of their users by the keyboard alone, in English', async ({
  signedIn,
}) => {
  const page = await signedIn('service')
  const admin = await signedIn('admin')
  // How many wait in one language depends on the day that the demo is made on.
  const codes = ['in_ID', 'ar_AE', 'ms_MY']
  const tickets = await ticketsOf(page, codes)
  expect(tickets.length).toBeGreaterThanOrEqual(10)
  await page.goto(await queueOf(admin, codes))
  await expect(heading(page)).toContainText(tickets[0]?.number ?? '')
  const refunded = await refundable(admin, tickets.slice(0, 10), 2)
  const effect = strip(page).getByRole('list', { name: 'What it does' })
  const refund = async (order: Ticket['order']) => {
    await press(page, 'Escape', 't')
    await expect(strip(page).getByRole('combobox', { name: 'Order' })).toHaveValue(order?.label ?? '')
    await expect(strip(page).getByRole('radio').first()).toBeFocused()
    await press(page, '3')
    await expect(strip(page).getByRole('radio', { name: /Accidental/ })).toBeChecked()
    await press(page, 'Tab', 'Tab')
    await page.keyboard.insertText('1')
    await press(page, 'Tab')
    await page.keyboard.insertText('Bought by a child')
    await expect(effect).toContainText('Asked of finance')
    const said = await effect.innerText()
    await press(page, 'Control+Enter')
    await expect(strip(page)).toHaveCount(0)
    const booked = await latestRefund(admin)
    expect(booked?.order.id).toBe(order?.id)
    expect(said).toContain(formatMoney(booked?.amount ?? 0, booked?.currency, 'en'))
    await press(page, 'b')
  }
  await press(page, 'b')
  for (const [index, { id, number, order, 'language.code': code }] of tickets.slice(0, 10).entries()) {
    await expect(heading(page)).toContainText(number)
    await expect(boxOf(page, 'Reply to ticket')).toBeFocused()
    for (const each of [order].filter(() => refunded.includes(id))) await refund(each)
    await expect(boxOf(page, 'Reply to ticket')).toBeFocused()
    await page.keyboard.insertText(`We are looking into it, ${index + 1}.`)
    await expect(boxOf(page, 'What the user reads')).toHaveValue(`[${code}] We are looking into it, ${index + 1}.`)
    await press(page, 'Control+Enter')
    await expect(heading(page).filter({ hasText: number })).toHaveCount(0)
    await expect.poll(async () => (await answersTo(page, id))?.sentText).toContain(`looking into it, ${index + 1}.`)
  }
})

test('three tickets are answered, one of them with a refund, by the mouse alone, in Chinese', async ({ signedIn }) => {
  const page = await signedIn('service', { locale: 'zh-CN' })
  const admin = await signedIn('admin')
  const all = await ticketsOf(page, ['es_MX'])
  const [paid] = await refundable(admin, all, 1)
  const tickets = all.slice(all.findIndex(({ id }) => id === paid))
  const [first] = tickets
  await page.goto(await queueOf(admin, ['es_MX']))
  await page
    .getByRole('complementary')
    .getByRole('listitem')
    .filter({ hasText: first?.number ?? '' })
    .click()
  await expect(heading(page)).toContainText(first?.number ?? '')
  const decide = page.getByRole('article').getByRole('group', { name: '处理' })
  await decide.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: /^提交退款申请/ }).click()
  await expect(strip(page).getByRole('combobox', { name: '订单' })).toHaveValue(first?.order?.label ?? '')
  await strip(page).getByText('误购').click()
  await strip(page).getByRole('textbox', { name: '退款金额' }).fill('1')
  await strip(page).getByRole('textbox', { name: '说明' }).fill('孩子误购')
  const effect = strip(page).getByRole('list', { name: '执行后果' })
  await expect(effect).toContainText('向财务申请退款')
  const said = await effect.innerText()
  await strip(page)
    .getByRole('button', { name: /^提交退款申请/ })
    .click()
  await expect(strip(page)).toHaveCount(0)
  const booked = await latestRefund(admin)
  expect(booked?.order.id).toBe(first?.order?.id)
  expect(said).toContain(formatMoney(booked?.amount ?? 0, booked?.currency, 'zh'))
  for (const { id, number } of tickets.slice(0, 3)) {
    await expect(heading(page)).toContainText(number)
    await boxOf(page, '回复工单').click()
    await page.keyboard.insertText('已为您处理')
    await expect(boxOf(page, '用户看到的内容')).toHaveValue('[es_MX] 已为您处理')
    await page.getByRole('button', { name: /^发送并处理下一个/ }).click()
    await expect(heading(page).filter({ hasText: number })).toHaveCount(0)
    await expect.poll(async () => (await answersTo(page, id))?.text).toBe('已为您处理')
  }
})

test('a translation is corrected by hand before it is sent, by the mouse alone, in Chinese', async ({ signedIn }) => {
  const page = await signedIn('service', { locale: 'zh-CN' })
  const [ticket] = await ticketsOf(page, ['es_MX'])
  await page.goto(`/service-manage/feedback-list?id=${ticket?.id}`)
  const box = boxOf(page, '回复工单')
  await box.click()
  await page.keyboard.insertText('请再试一次')
  const shown = boxOf(page, '用户看到的内容')
  await expect(shown).toHaveValue('[es_MX] 请再试一次')
  await shown.fill('Silakan coba lagi')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect
    .poll(() => answersTo(page, ticket?.id ?? 0))
    .toMatchObject({ text: '请再试一次', sentText: 'Silakan coba lagi' })
})
