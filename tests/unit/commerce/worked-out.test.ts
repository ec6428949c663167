import { expect, test } from 'vitest'
import { draw, meanOf } from '../../../src/server/domain/commerce/draw'
import { unusedCoins } from '../../../src/server/domain/commerce/dresses'
import { rounded } from '../../../src/server/domain/commerce/vip-goods'
import { endOf } from '../../../src/server/domain/commerce/vip-records'
import { ageOn } from '../../../src/server/domain/escorts/escorts'
import { sharesOf } from '../../../src/server/domain/escorts/order-money'
import { severityOf } from '../../../src/server/domain/escorts/complaints'
import { levelOf } from '../../../src/server/domain/escorts/settings'
import { hiddenBecause } from '../../../src/server/domain/payments/channels'
import { numbersIn } from '../../../src/server/domain/payments/orders'

test('a draw pays by its weights, and tells how low the pool has been', () => {
  const odds = [
    { pays: 100, weight: 250_000 },
    { pays: 10, weight: 250_000 },
  ]
  const points = [0.1, 0.9, 0.9, 0.3]
  let next = 0
  const drawn = draw(odds, { total: 1_000_000, draws: 4, costs: 10, start: 20 }, () => points[next++] ?? 0)
  expect(drawn).toEqual({ paid: 110, wins: 2, longestWithout: 2, lowest: -70 })
  expect(meanOf(odds, 1_000_000)).toBe(27.5)
})

test("a companion's order is shared to the last coin, granted coins as far as the rule counts them", () => {
  const rule = { escortShare: 55, guildShare: 10, bonusCoinShare: 50 }
  const shares = sharesOf({ coins: 1_001, bonusPart: 101, refundCoins: 0 }, rule)
  expect(shares).toEqual({ escortBiscuits: 522, guildBiscuits: 95, platformCoins: 384 })
  expect(sharesOf({ coins: 100, bonusPart: 0, refundCoins: 100 }, rule)).toEqual({
    escortBiscuits: 0,
    guildBiscuits: 0,
    platformCoins: 0,
  })
})

test('VIP time begins where the time before ended, or anew when that was over', () => {
  const at = (day: string, days: number) => ({ createdAt: `2026-${day}T00:00:00.000Z`, days })
  expect(endOf([at('01-01', 30), at('01-10', 10)])).toBe('2026-02-10T00:00:00.000Z')
  expect(endOf([at('01-01', 5), at('03-01', 10)])).toBe('2026-03-11T00:00:00.000Z')
  expect(endOf([at('01-01', 30), at('01-11', -30)])).toBe('2026-01-11T00:00:00.000Z')
})

test('a recalled dress pays back the days ahead, one for good all of its price', () => {
  const now = new Date('2026-01-11T00:00:00Z')
  const worn = { coins: 300, startsAt: '2026-01-01T00:00:00Z', expiresAt: '2026-01-31T00:00:00Z' }
  expect(unusedCoins(worn, now)).toBe(200)
  expect(unusedCoins({ ...worn, expiresAt: null }, now)).toBe(300)
  expect(unusedCoins({ ...worn, expiresAt: '2026-01-10T00:00:00Z' }, now)).toBe(0)
})

test('filled prices end as shops have them', () => {
  expect([rounded(1_234, 'none'), rounded(1_234, 'end9'), rounded(1_234, 'end99'), rounded(12_340, 'end900')]).toEqual([
    1_234, 1_229, 1_199, 11_900,
  ])
  expect(rounded(3, 'end99')).toBe(99)
})

test('somebody is 18 on the birthday and not the day before', () => {
  expect(ageOn('2008-06-02', new Date('2026-06-01T12:00:00Z'))).toBe(17)
  expect(ageOn('2008-06-02', new Date('2026-06-02T00:00:00Z'))).toBe(18)
})

test('what a report is about says how grave it is', () => {
  expect(['minor', 'fraud', 'rude', 'other'].map(severityOf)).toEqual(['critical', 'high', 'medium', 'low'])
})

test('a companion has the highest level whose conditions are all met', () => {
  const rules = [
    { level: 2, orders30d: 10, rating: 4 },
    { level: 3, orders30d: 50, rating: 4.5, finishRate: 95 },
  ]
  expect([levelOf(rules, 5, 5, 100), levelOf(rules, 60, 4.9, 90), levelOf(rules, 60, 4.9, 96)]).toEqual([1, 2, 3])
})

test('the numbers of a pasted receipt are found among its words', () => {
  expect(numbersIn('Order GPA.3345-1234-5678-90123 total USD 4.99, thank you')).toEqual(['GPA.3345-1234-5678-90123'])
})

test('a method is hidden by the first thing that is against it', () => {
  const method = { enabled: true, scenes: ['coins' as const], currency: 'IDR', minAmount: 100, maxAmount: null }
  const asked = { scene: 'coins' as const, currency: 'IDR', amount: 500 }
  expect(hiddenBecause(method, asked)).toBeUndefined()
  expect(hiddenBecause({ ...method, enabled: false }, asked)).toBe('off')
  expect(hiddenBecause(method, { ...asked, scene: 'vip' })).toBe('otherScene')
  expect(hiddenBecause(method, { ...asked, amount: 50 })).toBe('otherAmount')
})
