import { expect, openList, press, test, toasts, type Page } from '../support/journey'

/** Live sessions that have ended: of each there is a replay. */
const replays = '/live-manage/live-detail-list?endReason=anchor'

const panel = (page: Page) => page.getByRole('complementary', { name: /^(Record|记录详情)$/ })
const player = (page: Page, name: string) => panel(page).getByRole('group', { name })
const ready = (page: Page) =>
  panel(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.readyState)
const timeOf = (page: Page) =>
  panel(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.currentTime)

test('the replay of a live session plays beside its list by keys alone, in Chinese', async ({ signedIn }) => {
  const page = await signedIn('admin', { locale: 'zh-CN', colorScheme: 'dark' })
  await openList(page, replays)
  await press(page, 'p')
  await expect.poll(() => ready(page)).toBeGreaterThanOrEqual(2)
  await player(page, '回放').focus()
  await press(page, 'ArrowRight')
  await expect.poll(() => timeOf(page)).toBeCloseTo(5, 1)
  await press(page, 'l')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(5.2)
  await press(page, 'k')
  await expect(player(page, '回放').getByRole('button', { name: /^播放/ })).toBeVisible()
})

test('the replay of a live session plays beside its list by the mouse alone, on a narrow screen', async ({
  signedIn,
}) => {
  const page = await signedIn('admin', { viewport: { width: 390, height: 844 } })
  await openList(page, replays)
  await press(page, 'p')
  await expect.poll(() => ready(page)).toBeGreaterThanOrEqual(2)
  await player(page, 'Replay').getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2)
  await player(page, 'Replay').getByRole('button', { name: 'Pause' }).click()
  const box = await player(page, 'Replay').boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
})

test('what was watched and given is drawn over the replay, which is as long as the stream was', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await openList(page, replays)
  await press(page, 'p')
  await expect.poll(() => ready(page)).toBeGreaterThanOrEqual(2)
  const length = await panel(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => video.duration)
  expect(length).toBeGreaterThan(60)
  await expect(player(page, 'Replay').getByText(/^Viewers · \d/)).toBeVisible()
  await expect(player(page, 'Replay').getByText(/^Coins · \d/)).toBeVisible()
  await player(page, 'Replay').focus()
  await press(page, 'ArrowUp')
  await expect(player(page, 'Replay').getByText(/^\d+:\d\d–\d+:\d\d/)).toBeVisible()
})

test('a piece of music plays beside its list', async ({ signedIn }) => {
  const page = await signedIn('admin')
  await openList(page, '/live-config/music-upload')
  await press(page, 'p')
  await expect.poll(() => ready(page)).toBeGreaterThanOrEqual(2)
  const sound = panel(page)
    .getByRole('group')
    .filter({ has: page.locator('video') })
  await expect(sound.locator('video')).toBeHidden()
  await sound.focus()
  await press(page, 'Space')
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2)
  await press(page, 'Space')
  await expect(sound.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('a cue of an ad is marked on the film of its episode, and one that comes too early is refused with the rule', async ({
  signedIn,
}) => {
  const page = await signedIn('admin')
  await openList(page, '/ad-manage/reveal-ad?state=scheduled&scope=titles')
  await press(page, 'p')
  await expect.poll(() => ready(page)).toBeGreaterThanOrEqual(2)
  const film = panel(page)
    .getByRole('group')
    .filter({ has: page.locator('video') })
  await film.focus()
  await press(page, '[', 'ArrowRight', ']')
  await expect(toasts(page)).toContainText('after the first 30 seconds')
  await expect(film).toBeFocused()
})
