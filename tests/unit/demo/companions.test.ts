import { expect, test } from 'vitest'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'

const now = Date.UTC(2026, 10, 25, 9)
const world = demoWorld({ registry, seed: 2, now, sizes: { user: 3_000 } })
const rowsOf = (entity: string) => [...demoRows(world, entity)]
const orders = rowsOf('escortOrder')
const companions = rowsOf('escort')

test('the shares of an edition make a whole', () => {
  const wrong = rowsOf('escortRatio').filter(
    ({ escortShare, guildShare, platformShare }) =>
      Number(escortShare) + Number(guildShare) + Number(platformShare) !== 100,
  )
  expect(wrong).toEqual([])
})

test('an order costs what its units cost, and what is not given back is shared among three', () => {
  expect(orders.length).toBeGreaterThan(500)
  expect(orders.filter(({ coins, unitPrice, quantity }) => coins !== Number(unitPrice) * Number(quantity))).toEqual([])
  const shared = orders.filter(({ state }) => state === 'settled' || state === 'finished')
  const wrong = shared.filter(
    ({ coins, escortBiscuits, guildBiscuits, platformCoins }) =>
      Number(escortBiscuits) + Number(guildBiscuits) + Number(platformCoins) !== coins,
  )
  expect(shared.length).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

test('who works as a companion is of age, and the month is the sum of the orders', () => {
  const since = new Date(now - 30 * 86_400_000).toISOString()
  const young = companions.filter(
    ({ state, birthDate }) => state === 'active' && Date.parse(String(birthDate)) > now - 18 * 365.25 * 86_400_000,
  )
  expect(young).toEqual([])
  const wrong = companions.filter(({ id, orders30d, coins30d }) => {
    const own = orders.filter(
      ({ escort, state, createdAt }) => escort === id && state !== 'cancelled' && String(createdAt) > since,
    )
    return own.length !== orders30d || own.reduce((sum, { coins }) => sum + Number(coins), 0) !== coins30d
  })
  expect(wrong).toEqual([])
})

test('a report is about an order of both, and what is decided is what the order and the companion show', () => {
  const reports = rowsOf('escortComplaint')
  const byOrder = new Map(orders.map((row) => [row['id'], row]))
  const users = new Map(companions.map(({ id, user }) => [id, user]))
  const strange = reports.filter(({ order, side, reporter, reported, refundCoins, createdAt, decidedAt }) => {
    const about = byOrder.get(order)
    const both = [about?.['user'], users.get(about?.['escort'])]
    const [who, whom] = side === 'companion' ? both : both.toReversed()
    return (
      reporter !== who ||
      reported !== whom ||
      (refundCoins !== null && refundCoins !== about?.['refundCoins']) ||
      String(createdAt) < String(about?.['createdAt']) ||
      (typeof decidedAt === 'string' && decidedAt < String(createdAt))
    )
  })
  expect(strange.slice(0, 2)).toEqual([])
  const disputed = orders.filter(({ state }) => state === 'disputed').map(({ id }) => id)
  const open = reports.filter(({ state }) => /open|inReview|escalated/.test(String(state))).map(({ order }) => order)
  expect(new Set(open)).toEqual(new Set(disputed))
})

test('the service is open wherever companions have orders', () => {
  const areas = new Map(rowsOf('escortSetting').map(({ area, open }) => [area, open]))
  const served = new Set(orders.map(({ escort }) => companions.find(({ id }) => id === escort)?.['areas']).flat())
  expect([...served].filter((area) => areas.get(area) !== true)).toEqual([])
})
