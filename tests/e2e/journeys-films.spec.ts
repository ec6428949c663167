import { ask, expect, press, test, toasts, type Page } from '../support/journey'

const player = (page: Page) => page.locator('main').getByRole('group', { name: 'Episode' })
const film = (page: Page) => player(page).locator('video')
const timeOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const isReady = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.readyState > 1)

test('an episode is watched where it is decided on, by the keys of every player', async ({ signedIn }) => {
  const page = await signedIn('reviewer')
  await page.goto('/review-manage/initial-review')
  await expect.poll(() => isReady(page)).toBe(true)
  await player(page).focus()
  await press(page, 'ArrowRight')
  await expect.poll(() => timeOf(page)).toBeCloseTo(5, 1)
  await press(page, 'l')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(5.2)
  await press(page, 'k')
  const stopped = await timeOf(page)
  await press(page, ',')
  await expect.poll(() => timeOf(page)).toBeLessThan(stopped)
})

test('a film is played and moved through by the mouse alone', async ({ signedIn }) => {
  const page = await signedIn('reviewer')
  await page.goto('/review-manage/initial-review')
  await expect.poll(() => isReady(page)).toBe(true)
  await player(page).getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2)
  await player(page).getByRole('button', { name: 'Pause' }).click()
  const line = player(page).getByRole('slider')
  const box = await line.boundingBox()
  await line.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } })
  await expect.poll(() => timeOf(page)).toBeGreaterThan(8)
})

/** An episode that the signed-in reviewer has in hand, with flags on its film or without. */
async function inHand(page: Page, isFlagged: boolean): Promise<number> {
  const { rows } = await ask<{ rows: readonly { readonly id: number }[] }>(page, 'POST /review/backend/task/page', {
    filters: { stage: { is: ['initial'] }, state: { is: ['assigned'] } },
    columns: ['number'],
    size: 100,
  })
  const read = await Promise.all(
    rows.map(({ id }) =>
      ask<{ id: number; episode: object | null; reviewer: { label: string } | null; machine: object[] | null }>(
        page,
        'GET /review/backend/task/detail',
        { id: String(id) },
      ),
    ),
  )
  const own = read.find(
    ({ episode, reviewer, machine }) =>
      episode && (machine ?? []).length > 0 === isFlagged && reviewer?.label === '林若溪',
  )
  expect(own).toBeDefined()
  return own?.id ?? 0
}

test('flags are judged and a stretch is marked without a dialog, by the keys of the player', async ({ signedIn }) => {
  const page = await signedIn('reviewer')
  await page.goto(`/review-manage/initial-review?id=${await inHand(page, true)}`)
  await expect.poll(() => isReady(page)).toBe(true)
  const open = player(page).locator('[data-tone=open]')
  const before = await open.count()
  expect(before).toBeGreaterThan(0)
  await player(page).focus()
  await press(page, 'f', 'y')
  await expect(open).toHaveCount(before - 1)
  await press(page, '[', 'ArrowRight', ']')
  await expect(player(page).getByRole('region', { name: /^Why is/ })).toBeVisible()
  await press(page, '1')
  await expect(player(page).locator('[data-tone=bad]')).toHaveCount(1)
  await expect(player(page)).toBeFocused()
})

test('what was played counts as seen', async ({ signedIn }) => {
  const page = await signedIn('reviewer')
  await page.goto('/review-manage/initial-review')
  await expect.poll(() => isReady(page)).toBe(true)
  await player(page).focus()
  await press(page, 'l')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(2)
  await press(page, 'k')
  await expect(player(page).getByText(/^Seen [1-9]/)).toBeVisible()
})

test('an episode that was seen whole is passed by a handful of keys, one that was not is held back', async ({
  signedIn,
}) => {
  const page = await signedIn('reviewer')
  await page.goto(`/review-manage/initial-review?id=${await inHand(page, false)}`)
  await expect.poll(() => isReady(page)).toBe(true)
  const strip = page.locator('main form')
  const shown = page.getByRole('article').getByRole('heading', { level: 2 }).first()
  const name = await shown.innerText()
  await press(page, 'a', 'Control+Enter')
  await expect(strip).toContainText('95 %')
  await press(page, 'Escape', 'F4', '+', '+', '+', '+')
  await expect(player(page)).toBeFocused()
  await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.ended), { timeout: 60_000 }).toBe(true)
  await expect(player(page).getByText(/^Seen (9[5-9]|100)/)).toBeVisible()
  await press(page, 'a', 'Control+Enter')
  await expect(toasts(page)).toContainText('Propose pass')
  await expect(toasts(page)).toContainText('done')
  // Its address named it; decided, it leads on to the others that wait.
  await expect(shown).not.toHaveText(name)
  await expect(page).not.toHaveURL(/[?&]id=/)
})

test('the time line shows what is to be heard and seen, and comes closer by keys and by the wheel', async ({
  signedIn,
}) => {
  const page = await signedIn('reviewer')
  await page.goto('/review-manage/initial-review')
  await expect.poll(() => isReady(page)).toBe(true)
  const wave = player(page).locator('svg path[fill=currentColor]')
  await expect(wave).toBeAttached()
  const whole = await wave.getAttribute('d')
  const line = player(page).getByRole('slider')
  await line.hover()
  await expect(player(page).locator('[style*="data:image/jpeg"]')).toBeVisible()
  await player(page).focus()
  await press(page, 'ArrowUp', 'ArrowUp')
  await expect(player(page).getByText(/^\d+:\d\d–\d+:\d\d$/)).toBeVisible()
  expect(await wave.getAttribute('d')).not.toBe(whole)
  await press(page, 'ArrowDown', 'ArrowDown')
  await expect(player(page).getByText(/^\d+:\d\d–\d+:\d\d$/)).toBeHidden()
  await wave.hover()
  await page.mouse.wheel(0, -400)
  await expect(player(page).getByText(/^\d+:\d\d–\d+:\d\d$/)).toBeVisible()
})

test('a decided task is watched again on its page', async ({ signedIn }) => {
  const page = await signedIn('reviewer')
  const { rows } = await ask<{ rows: readonly { readonly id: number }[] }>(page, 'POST /review/backend/task/page', {
    filters: { subject: { is: ['episode'] }, state: { is: ['passed'] } },
    columns: ['number'],
    size: 20,
  })
  await page.goto(`/review-manage/detail?id=${rows[0]?.id}`)
  await expect.poll(() => isReady(page)).toBe(true)
})
