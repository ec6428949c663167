import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const now = Date.UTC(2026, 10, 25, 9)
const world = demoWorld({ registry, seed: 2, now, sizes: { user: 3_000 } })
const rowsOf = (entity: string) => [...demoRows(world, entity)]
const games = rowsOf('game')
const days = rowsOf('gameDay')
const sum = (rows: typeof days, field: string) => rows.reduce((total, row) => total + Number(row[field]), 0)

test('a game of yesterday is the sum of its lines, and a vendor is owed its part of them', () => {
  const yesterday = days.filter(({ day }) => day === '2026-11-24')
  const wrong = games.filter(({ id, players24h, staked24h }) => {
    const own = yesterday.filter(({ game }) => game === id)
    return players24h !== sum(own, 'players') || staked24h !== sum(own, 'staked')
  })
  expect(wrong).toEqual([])
  const month = days.filter(({ day }) => String(day) >= '2026-10-26')
  const unpaid = rowsOf('gameVendor').filter(({ id, net30d, owed }) => {
    const own = month.filter(({ vendor }) => vendor === id)
    return net30d !== sum(own, 'net') || owed !== sum(own, 'vendorShare')
  })
  expect(unpaid).toEqual([])
})

test('a day has one line for each place, client and way in, and nobody wins more than is played for', () => {
  const keys = days.map(({ day, game, area, client, entry }) => [day, game, area, client, entry].join())
  expect(new Set(keys).size).toBe(days.length)
  const wrong = days.filter(
    ({ shown, opens, starts, players, payers, newPlayers, staked, won, net }) =>
      Number(shown) < Number(opens) ||
      Number(opens) < Number(starts) ||
      Number(starts) < Number(players) ||
      Number(players) < Math.max(Number(payers), Number(newPlayers)) ||
      Number(staked) - Number(won) !== net,
  )
  expect(wrong).toEqual([])
})

test('games of chance are for adults, and what is out has passed its tests', () => {
  const chance = games.filter(({ category }) => category === 'chance')
  expect(chance.length).toBeGreaterThan(3)
  expect(chance.filter(({ ageRating, expectedReturn }) => ageRating !== 'a18' || expectedReturn === null)).toEqual([])
  const out = games.filter(({ state }) => state === 'published')
  expect(out.filter(({ testResults }) => JSON.stringify(testResults).includes('"passed":false'))).toEqual([])
})

test('a rank is in the order of its heat', () => {
  const items = rowsOf('gameRankItem')
  const wrong = items.filter(({ rank, area, place, heat }) =>
    items.some(
      (other) =>
        other['rank'] === rank &&
        other['area'] === area &&
        Number(other['place']) < Number(place) &&
        Number(other['heat']) < Number(heat),
    ),
  )
  expect(items.length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})
