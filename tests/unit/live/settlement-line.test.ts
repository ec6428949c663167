import { expect, test } from 'vitest'
import { lineOf } from '../../../src/server/domain/live/settlement-line'

const booked = { gift: 10_000, lucky: 1_000, task: 500, refund: 400, deduct: 100 }
const tier = { name: 'Gold', minBiscuits: 10_000, minDays: 15, minMinutes: 600, baseSalary: 5_000, bonus: 700 }
const anchor = { giftShare: 40, luckyGiftShare: 10, biscuitsPerUnit: 200, currency: 'USD', tiers: [tier] }
const guild = { giftShare: 12, luckyGiftShare: 2, tiers: [{ ...tier, guildRate: 4 }], anchorShare: null }
const month = { biscuits: 11_000, days: 20, minutes: 900 }

test('an anchor on their own has what their biscuits are worth, with the salary and bonus of the tier that they reached', () => {
  expect(lineOf(booked, month, anchor, null)).toEqual({
    ...{ tier: 'Gold', giftIncome: 5_750, baseSalary: 5_000, bonus: 700, refunds: 200, fines: 50 },
    ...{ anchorPart: 11_200, guildPart: 0 },
  })
})

test('salary and bonus take every condition of the tier, and a month that ends in the period', () => {
  expect(lineOf(booked, { ...month, days: 14 }, anchor, null)).toMatchObject({ tier: null, baseSalary: 0, bonus: 0 })
  expect(lineOf(booked, null, anchor, null)).toMatchObject({ tier: null, baseSalary: 0, bonus: 0, giftIncome: 5_750 })
})

test('a guild has its share of the same coins, none of what was refunded, and more by the tier of its anchor', () => {
  // 9,600 biscuits of gifts by 16 of 40, and 1,000 of lucky ones by 2 of 10: 4,040 biscuits.
  expect(lineOf(booked, month, anchor, guild)).toMatchObject({
    giftIncome: 7_770,
    guildPart: 2_020,
    anchorPart: 11_200,
  })
})

test('a contract says what the anchor has of all that the guild receives for them', () => {
  const { anchorPart, guildPart } = lineOf(booked, month, anchor, { ...guild, anchorShare: 70 })
  expect([anchorPart, guildPart]).toEqual([9_254, 3_966])
})

test('a currency without cents is paid in whole units', () => {
  const inRupiah = { ...anchor, currency: 'IDR', biscuitsPerUnit: 1, tiers: [] }
  expect(lineOf(booked, month, inRupiah, null)).toMatchObject({ giftIncome: 11_500, anchorPart: 11_000 })
})
