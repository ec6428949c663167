import { expect, test } from 'vitest'
import { isStarred, starLimit, withStarToggled } from '../../../../../src/client/base/settings/starred'
import { preferenceOf, settingsOf } from '../../../../../src/client/base/settings/preferences'
import { defaultSettings, parseSettings } from '../../../../../src/client/base/settings/settings'

const users = { url: '/user-manage/user-list', title: 'user-manage.user-list' }
const episodes = { url: '/movie-manage/series-resources?contentId=7', title: 'Episodes' }

test('a page is starred at the end, and the same again takes its star away', () => {
  const both = withStarToggled(withStarToggled([], users), episodes)
  expect(both).toEqual([users, episodes])
  expect(withStarToggled(both, users)).toEqual([episodes])
})

test('a page is another one with another record', () => {
  expect(isStarred([episodes], episodes.url)).toBe(true)
  expect(isStarred([episodes], '/movie-manage/series-resources?contentId=8')).toBe(false)
})

test('the oldest star gives way when there are too many', () => {
  const full = Array.from({ length: starLimit }, (_, at) => ({ url: `/page/${at}`, title: String(at) }))
  const after = withStarToggled(full, users)
  expect(after).toHaveLength(starLimit)
  expect([after[0], after.at(-1)]).toEqual([full[1], users])
})

test('starred pages go to the account and come back from it', () => {
  const kept = preferenceOf({ ...defaultSettings, starred: [users] })
  expect(settingsOf(kept).starred).toEqual([users])
})

test('an account that has starred nothing has no starred pages', () =>
  expect(settingsOf({ starred: null }).starred).toEqual([]))

test.each(['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example'])(
  'an address that leads out of the console is no starred page: %s',
  (url) => {
    const stored = JSON.stringify({ starred: [{ url, title: 'Elsewhere' }] })
    expect(parseSettings(stored).starred).toEqual([])
  },
)
