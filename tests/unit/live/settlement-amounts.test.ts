import { describe, expect, test } from 'vitest'
import { isAdult } from '../../../src/server/domain/live/adult'
import { incomeOf } from '../../../src/server/domain/live/policy-income'
import { grossOf, roundHalfEven, taxOf } from '../../../src/server/domain/live/settlement-amounts'

const nothing = {
  giftIncome: null,
  baseSalary: null,
  bonus: null,
  refunds: null,
  fines: null,
  adjustments: null,
  carriedIn: null,
}

describe('the amounts of a settlement', () => {
  test('refunds and fines come off the gross, adjustments and what was carried in come on', () => {
    expect(
      grossOf({ ...nothing, giftIncome: 1_000, bonus: 200, refunds: 150, fines: 50, adjustments: -100, carriedIn: 7 }),
    ).toBe(907)
  })

  test('nothing is withheld up to the threshold, nor of a debt', () => {
    expect(taxOf(5_000, 5_000, [{ rate: 10 }])).toBe(0)
    expect(taxOf(-5_000, 0, [{ rate: 10 }])).toBe(0)
  })

  test('each bracket takes its rate of the part within it', () => {
    const brackets = [{ upTo: 1_000, rate: 0 }, { upTo: 3_000, rate: 10 }, { rate: 20 }]
    expect(taxOf(5_000, 0, brackets)).toBe(600)
  })

  test('a half goes to the even number beside it', () => {
    expect([0.5, 1.5, 2.5, -0.5, 2.4].map(roundHalfEven)).toEqual([0, 2, 2, 0, 2])
  })

  test('a month reaches the highest tier of which nothing is missing', () => {
    const tier = (name: string, minBiscuits: number, minDays: number, baseSalary: number) => ({
      name,
      minBiscuits,
      minDays,
      minMinutes: 0,
      baseSalary,
      bonus: 0,
    })
    const tiers = [tier('one', 100, 5, 10), tier('two', 1_000, 10, 20)]
    expect(incomeOf({ tiers }, { biscuits: 5_000, days: 8, minutes: 0 })).toMatchObject({ tier: 'one', salary: 10 })
    expect(incomeOf({ tiers }, { biscuits: 50, days: 30, minutes: 0 })).toMatchObject({ tier: null, salary: 0 })
  })

  test('somebody is of age on the day of the 18th birthday', () => {
    expect(isAdult('2008-03-01', new Date('2026-03-01T00:00:00Z'))).toBe(true)
    expect(isAdult('2008-03-02', new Date('2026-03-01T23:00:00Z'))).toBe(false)
  })
})
