import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

interface Row {
  readonly id: number
  readonly [field: string]: unknown
}

const now = Date.UTC(2026, 5, 17, 9)
const world = demoWorld({ registry, seed: 3, now, sizes: { user: 20_000, device: 24_000 } })
const rowsOf = (name: string) => [...demoRows(world, name)] as unknown as Row[]
const grouped = (rows: readonly Row[], keyOf: (row: Row) => unknown) => {
  const groups = new Map<unknown, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}
const sum = (rows: readonly Row[], field: string) => rows.reduce((total, row) => total + Number(row[field]), 0)

describe('bans', () => {
  const users = rowsOf('user')
  const entries = rowsOf('blacklistEntry')
  const active = entries.filter(({ state }) => state === 'active')

  test('a user is disabled exactly while a login ban is active', () => {
    const banned = new Set(active.filter(({ scope }) => scope === 'login').map(({ user }) => user))
    const disabled = users.filter(({ state }) => state === 'disabled').map(({ id }) => id)
    expect(new Set(disabled)).toEqual(banned)
    expect(banned.size).toBeGreaterThan(40)
  })

  test('a user counts the bans that are active', () => {
    const counted = new Map<unknown, number>()
    for (const { user } of active) counted.set(user, (counted.get(user) ?? 0) + 1)
    expect(users.filter(({ id, activeBans }) => activeBans !== (counted.get(id) ?? 0))).toEqual([])
  })

  test('an active ban has not ended, and a ban that has expired did', () => {
    const ended = ({ expiresAt }: Row) => expiresAt !== null && Date.parse(expiresAt as string) <= now
    expect(active.filter(ended)).toEqual([])
    expect(entries.filter((row) => row.state === 'expired' && !ended(row))).toEqual([])
  })

  test('most users are as they should be, and a few are on their way out', () => {
    const share = (state: string) => users.filter((row) => row.state === state).length / users.length
    expect(share('normal')).toBeGreaterThan(0.93)
    expect(share('deleted')).toBeGreaterThan(0.005)
  })

  test('every device belongs to a user, who counts it', () => {
    const devices = new Map<unknown, number>()
    for (const { lastUser } of rowsOf('device')) devices.set(lastUser, (devices.get(lastUser) ?? 0) + 1)
    expect(users.filter(({ id, deviceCount }) => deviceCount !== devices.get(id))).toEqual([])
  })
})

describe('titles', () => {
  const series = rowsOf('series')
  const episodes = rowsOf('episode')
  const resources = rowsOf('resource')
  const byContent = grouped(episodes, ({ content }) => content)

  test('a series has released as many episodes as are online, and announces at least as many as it has', () => {
    const wrong = series.filter((row) => {
      const own = byContent.get(row.id) ?? []
      const online = own.filter(({ enabled }) => enabled).length
      return row.releasedEpisodes !== online || Number(row.totalEpisodes) < own.length
    })
    expect(wrong).toEqual([])
  })

  test('a finished series has all of its episodes online', () => {
    const finished = series.filter(({ serialState }) => serialState === 'finished')
    expect(finished.length).toBeGreaterThan(20)
    expect(finished.filter(({ totalEpisodes, releasedEpisodes }) => totalEpisodes !== releasedEpisodes)).toEqual([])
  })

  test('an episode is enabled exactly when it is online, and then has a ready file', () => {
    const ready = new Set(resources.filter(({ state }) => state === 'ready').map(({ episode }) => episode))
    expect(episodes.filter(({ enabled, state }) => enabled !== (state === 'online'))).toEqual([])
    expect(episodes.filter(({ id, enabled }) => enabled && !ready.has(id))).toEqual([])
  })

  test('an episode lists the definitions of its ready files and the languages of its published subtitles', () => {
    const files = grouped(
      resources.filter(({ state }) => state === 'ready'),
      ({ episode }) => episode,
    )
    const subtitles = grouped(
      rowsOf('subtitle').filter(({ state }) => state === 'published'),
      ({ episode }) => episode,
    )
    const wrong = episodes.filter(({ id, definitions, subtitleLanguages }) => {
      const found = new Set((files.get(id) ?? []).map(({ definition }) => definition))
      const listed = definitions as unknown[]
      return (
        listed.length !== found.size || (subtitleLanguages as unknown[]).length !== (subtitles.get(id) ?? []).length
      )
    })
    expect(wrong).toEqual([])
  })

  test('a content item bears the id, the title and the state of what it stands for', () => {
    const items = new Map(rowsOf('contentItem').map((row) => [row.id, row]))
    const titles = [...series, ...rowsOf('movie'), ...rowsOf('short')]
    expect(titles.filter((row) => items.get(row.id)?.state !== row.state)).toEqual([])
    expect(titles.map(({ id }) => items.get(id)?.title)).toEqual(titles.map(({ title }) => title))
  })

  test('no two titles are called the same', () => {
    const names = [...series, ...rowsOf('movie'), ...rowsOf('short')].map(({ title }) => (title as { en: string }).en)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('pushes', () => {
  const pushes = rowsOf('push')
  const stats = grouped(rowsOf('pushStat'), ({ push }) => push)
  const stages = ['sent', 'delivered', 'shown', 'clicked', 'converted']

  test('each stage of a funnel holds at most the one before', () => {
    const wrong = [...stats.values()]
      .flat()
      .filter((row) => stages.some((stage, i) => i > 0 && Number(row[stage]) > Number(row[stages[i - 1]!])))
    expect(wrong).toEqual([])
  })

  test('a push counts what its statistics sum to, and nothing before it is sent', () => {
    const counts = ['sentCount', 'deliveredCount', 'shownCount', 'clickCount', 'convertCount']
    const wrong = pushes.filter((row) =>
      counts.some((count, i) => row[count] !== sum(stats.get(row.id) ?? [], stages[i]!)),
    )
    expect(wrong).toEqual([])
    expect(pushes.filter(({ state, sentCount }) => state === 'draft' && sentCount !== 0)).toEqual([])
  })

  test('what is scheduled lies ahead, and whoever approved it did not write it', () => {
    expect(pushes.filter(({ state, sendAt }) => state === 'scheduled' && Date.parse(String(sendAt)) <= now)).toEqual([])
    expect(pushes.filter(({ approver, createdBy }) => approver !== null && approver === createdBy)).toEqual([])
  })
})

describe('daily figures', () => {
  const days = rowsOf('businessDay')

  test('they cover the year to today, without a day missing', () => {
    const dates = [...new Set(days.map(({ date }) => String(date)))].sort()
    expect(dates.length).toBe(360)
    expect(dates.at(-1)).toBe('2026-06-17')
    expect(dates[0]).toBe('2025-06-23')
  })

  test('retention is empty until its day has passed, and a late source leaves a gap, never a zero', () => {
    const lastMonth = days.filter(({ date }) => String(date) > '2026-05-20')
    expect(lastMonth.filter(({ d30Retention }) => d30Retention !== null)).toEqual([])
    const gaps = days.filter(({ plays }) => plays === null)
    expect(gaps.length).toBeGreaterThan(0)
    expect(gaps.filter(({ complete }) => complete)).toEqual([])
    expect(days.filter(({ plays }) => plays === 0)).toEqual([])
  })
})
