import { expect, press, test, type Page } from '../support/journey'

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
