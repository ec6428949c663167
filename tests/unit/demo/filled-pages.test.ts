import { describe, expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import type { DemoRow } from '../../../src/server/demo/world'
import { isListing } from '../../../src/schema/page'

const now = Date.UTC(2026, 10, 25, 9)
const world = demoWorld({ registry, seed: 1, now })
const known = new Map<string, readonly DemoRow[]>()
const rowsOf = (entity: string) => {
  const rows = known.get(entity) ?? [...demoRows(world, entity)]
  known.set(entity, rows)
  return rows
}
const dayAgo = (days: number) => new Date(now - days * 86_400_000).toISOString().slice(0, 10)

/** What opens empty, and why. */
const empty: Readonly<Record<string, string>> = {
  menu: 'comes from the declarations',
  element: 'comes from the declarations',
  promoterTerm: 'nobody has been promised other terms than those signed',
}

test('every list has records, or is named with why it has none', () => {
  const listed = [...registry.pages.values()].flatMap(({ page }) => [
    ...(isListing(page) ? [page.entity.name] : []),
    ...('related' in page ? (page.related ?? []).map(({ entity }) => entity.name) : []),
  ])
  expect([...new Set(listed)].filter((name) => world.count(name) === 0 && !(name in empty))).toEqual([])
})

describe('A report', () => {
  const reports = [
    ...(['cashOut.createdAt', 'gameDay.day', 'rankComponentStat.minute', 'starPkVoteHour.hour'] as const),
    ...(['episodeReviewStat.day', 'shortMoneyDay.day', 'integralDay.day', 'adDailyStat.day'] as const),
    ...(['commerceStat.day', 'guildRoomDayStat.day', 'probabilityGameDay.day', 'businessDay.date'] as const),
    ...(['cloudUsageDay.date', 'subscription.startedAt', 'probabilityRound.startedAt'] as const),
  ]

  test('is one of these', () => {
    const declared = [...registry.pages.values()].flatMap(({ page }) =>
      isListing(page) && page.kind === 'report' ? [page.entity.name] : [],
    )
    const named = reports.map((name) => name.split('.')[0])
    expect([...new Set(declared)].filter((entity) => !named.includes(entity))).toEqual([])
  })

  test.each(reports)('has figures of two months in %s, and a last day like the others', (name) => {
    const [entity = '', field = ''] = name.split('.')
    const counts = new Map<string, number>()
    for (const row of rowsOf(entity)) {
      const day = String(row[field]).slice(0, 10)
      counts.set(day, (counts.get(day) ?? 0) + 1)
    }
    const full = [...counts].filter(([day]) => day >= dayAgo(60) && day < dayAgo(0)).toSorted()
    const sizes = full.map(([, size]) => size).toSorted((one, other) => one - other)
    expect([...counts.keys()].toSorted()[0]! <= dayAgo(58)).toBe(true)
    // Five days of seven are working days.
    expect(full.length).toBeGreaterThanOrEqual(41)
    expect(full.at(-1)![1]).toBeLessThanOrEqual(2 * sizes[Math.floor(sizes.length / 2)]!)
  })
})

describe('What is told of the past', () => {
  test('a release says what differs from the one before, and the live one is what stands', () => {
    const entities = { detailTab: 'detailTab', squareBlock: 'squareBlock', bottomBar: 'bottomBarItem' }
    for (const [arrangement, entity] of Object.entries(entities)) {
      let before = new Map<unknown, string>()
      const own = rowsOf('communityRelease').filter((row) => row['arrangement'] === arrangement)
      for (const { snapshot, added, changed, removed } of own) {
        const held = new Map((snapshot as readonly DemoRow[]).map((row) => [row['id'], JSON.stringify(row)]))
        expect(added).toBe([...held.keys()].filter((id) => !before.has(id)).length)
        expect(changed).toBe([...held].filter(([id, row]) => before.has(id) && before.get(id) !== row).length)
        expect(removed).toBe(0)
        before = held
      }
      expect(own.at(-1)!['state']).toBe('live')
      expect(before.size).toBe(rowsOf(entity).length)
    }
  })

  test('players get the package of a game that is in use, one of each game', () => {
    const packages = rowsOf('gamePackage').filter(({ inUse }) => inUse)
    const games = rowsOf('game').filter(({ packageFile }) => packageFile !== null)
    expect(packages.map(({ game, packageVersion }) => [game, packageVersion]).toSorted()).toEqual(
      games.map(({ id, packageVersion }) => [id, packageVersion]).toSorted(),
    )
  })

  test.each(['shortShareStatement', 'fissionActivity'])('what was done to a %s came after it was made', (entity) => {
    const records = new Map(rowsOf(entity).map((row) => [String(row['id']), row]))
    const done = rowsOf('auditEntry').filter((row) => row['entity'] === entity)
    expect(done.length).toBeGreaterThan(30)
    const wrong = done.filter(({ recordId, at }) => {
      const { createdAt, updatedAt } = records.get(String(recordId))!
      return String(at) < String(createdAt) || String(at) > String(updatedAt)
    })
    expect(wrong.slice(0, 2)).toEqual([])
  })
})
