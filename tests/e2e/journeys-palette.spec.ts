import { answer, ask, expect, findCommand, palette, press, test, toasts } from '../support/journey'
import type { Page } from '../support/journey'

interface Rows<Row> {
  readonly rows: readonly Row[]
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Says yes to what the palette asks last: to cancel is what it proposes. */
async function sayYes(page: Page, title: RegExp): Promise<void> {
  const chosen = palette(page).locator('[role=option][aria-selected=true]')
  await expect(chosen).toHaveText('Cancel')
  await press(page, 'ArrowDown')
  await expect(chosen).toHaveText(title)
  await press(page, 'Enter')
}

test('a display ID typed bare finds its user, and a command followed by it acts on that user', async ({ signedIn }) => {
  const page = await signedIn('admin')
  const { rows } = await ask<Rows<{ displayId: string; nickname: string }>>(page, 'POST /user/backend/page', {
    filters: { state: { is: ['normal'] } },
    columns: ['displayId', 'nickname'],
    sort: 'displayId',
    size: 1,
  })
  const { displayId, nickname } = rows[0]!
  await openDashboard(page)
  await findCommand(page, displayId, nickname)
  await press(page, 'Enter')
  await expect(page).toHaveURL(/user-detail\/\d+/)

  await findCommand(page, `ban ${displayId}`, nickname)
  await press(page, 'Enter')
  await answer(page, /Scope/, 'comment')
  await answer(page, /Reason type/, 'spam')
  await answer(page, /Reason/, 'The same link under forty episodes')
  await answer(page, /Expires/)
  await answer(page, /Evidence/)
  await expect(toasts(page)).toContainText('banned')
  await press(page, 'z')
  await expect(toasts(page)).toContainText('Undone')
})

test('money is asked for in the palette by keys alone, with what the order cost offered', async ({ signedIn }, {
  retry,
}) => {
  const page = await signedIn('admin')
  const { rows } = await ask<Rows<{ id: number; orderNo: string }>>(page, 'POST /pay/backend/order/page', {
    filters: { state: { is: ['paid'] } },
    columns: ['orderNo'],
    sort: 'id',
    size: 2,
  })
  const { id, orderNo } = rows[retry]!
  const refunds = async () =>
    (await ask<{ total: number }>(page, 'POST /pay/backend/refund/count', { filters: { order: { is: [id] } } })).total
  const before = await refunds()
  await openDashboard(page)
  await findCommand(page, `request refund ${orderNo}`, orderNo)
  // The command is on three pages of orders, and is offered once.
  await expect(palette(page).getByRole('option').filter({ hasText: orderNo })).toHaveCount(1)
  await press(page, 'Enter')
  await expect(palette(page).locator('[role=option][aria-selected=true]')).toContainText(/\d/)
  await answer(page, /Amount/)
  await answer(page, /Reason type/)
  await answer(page, /Explanation/, 'Charged twice for one month')
  await expect(palette(page)).toContainText(/Amount \(\w+\) [\d,.]+/)
  await press(page, 'Control+Enter')
  await sayYes(page, /^Request refund/)
  await expect(toasts(page)).toContainText(/refund/i)
  expect(await refunds()).toBe(before + 1)
})

test('a moment is typed in the palette as one says it', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openDashboard(page)
  await findCommand(page, 'close country Indonesia', 'Close country · Indonesia')
  await press(page, 'Enter')
  await answer(page, /Closes at/, 'tomorrow 9:00')
  await expect(palette(page)).toContainText(/Closes at \d{4}-\d\d-\d\d 09:00:00/)
  await answer(page, /Reason/, 'The licence ends')
  await sayYes(page, /^Close/)
  await expect(toasts(page)).toContainText('closed')
  await press(page, 'z')
  await expect(toasts(page)).toContainText('Undone')
})
