import { describe, expect, it } from 'vitest'
import { ladderCost } from '../../../src/server/domain/activities/ladder-cost'
import { levelAt, pointsOfSeason } from '../../../src/server/domain/activities/pass-pace'
import { parseRanges, rangeFault } from '../../../src/server/domain/activities/place-ranges'
import { placesOf } from '../../../src/server/domain/activities/rank-again'
import { scaledTo } from '../../../src/server/domain/activities/scaled-to'
import { simulateDraws } from '../../../src/server/domain/activities/simulate-draws'
import { optionTableFault, prizeTableFault } from '../../../src/server/domain/activities/table-faults'

describe('the cost of an activity by invitations', () => {
  const ladder = [
    { invites: 1, cost: 100 },
    { invites: 5, cost: 300 },
  ]

  it('counts the steps that valid invitations reach, and what the invited get', () => {
    const expected = { inviters: 10, invitesEach: 4, validRate: 50 }
    expect(ladderCost(expected, ladder, 20, null)).toEqual({ valid: 20, cost: 1_400, perNewUser: 70 })
  })

  it('stops at what one inviter may get', () => {
    const expected = { inviters: 10, invitesEach: 10, validRate: 100 }
    expect(ladderCost(expected, ladder, 0, 250).cost).toBe(2_500)
  })
})

describe('a table of odds', () => {
  const prize = (value: number, chancePpm: number, fallback = false) => ({ value, chancePpm, fallback, count: 1 })

  it('is whole, has one fallback and gives back 50 to 98 percent', () => {
    expect(prizeTableFault([prize(9, 999_999, true)], 10)).toBe('activity.chancesNotWhole')
    expect(prizeTableFault([prize(9, 1_000_000)], 10)).toBe('activity.oneFallback')
    expect(prizeTableFault([prize(10, 1_000_000, true)], 10)).toBe('activity.returnOutside')
    expect(prizeTableFault([prize(9, 1_000_000, true)], 10)).toBeUndefined()
  })

  it('of a round gives back the same by every option', () => {
    const [even, odd] = [
      { odds: 1.8, chancePpm: 500_000 },
      { odds: 1.9, chancePpm: 500_000 },
    ]
    expect(optionTableFault([even, odd])).toBe('activity.returnsApart')
    expect(optionTableFault([even, even])).toBeUndefined()
  })

  it('is scaled to a whole without losing anything to rounding', () => {
    expect(scaledTo([1, 1, 1], 100)).toEqual([34, 33, 33])
    expect(scaledTo([1, 1, 1], 100, 2)).toEqual([33, 33, 34])
    expect(() => scaledTo([0, 0], 100)).toThrow(RangeError)
  })

  it('drawn by evenly gives back what it says', () => {
    let ticket = 0
    const evenly = () => (ticket++ % 10) / 10
    expect(simulateDraws([prize(0, 500_000), prize(18, 500_000)], 10, 10_000, evenly)).toEqual({
      ...{ back: 90, low: 90, high: 90, longestLoss: 5 },
    })
  })
})

describe('places of a rank', () => {
  it('are given in ranges without gap or overlap, within its size', () => {
    expect(rangeFault(parseRanges('1,2, 3-5'), 5)).toBeUndefined()
    expect(rangeFault(parseRanges('1,3'), 5)).toBe('activity.rangesGap')
    expect(rangeFault(parseRanges('1-3,3'), 5)).toBe('activity.rangesOverlap')
    expect(rangeFault(parseRanges('5-1'), 5)).toBe('activity.rangeReversed')
    expect(rangeFault(parseRanges('1-6'), 5)).toBe('activity.rangeBeyond')
  })

  it('follow the scores of each period, leave out who is disqualified and keep equals as they stood', () => {
    const standing = (id: number, score: number, place: number, state = 'counted', periodKey = 'day1') => ({
      ...{ id, score, place, state, periodKey },
    })
    const places = placesOf([
      standing(1, 90, 1, 'disqualified'),
      standing(2, 50, 3),
      standing(3, 50, 2),
      standing(4, 70, 1, 'counted', 'day2'),
    ])
    expect([...places]).toEqual([
      [3, { place: 1, gapToNext: null }],
      [2, { place: 2, gapToNext: 0 }],
      [4, { place: 1, gapToNext: null }],
    ])
  })
})

describe('the pace of a pass', () => {
  it('is held by the weekly cap, and counts what is done once', () => {
    const tasks = [
      { points: 10, cycle: 'day' as const, times: 2 },
      { points: 50, cycle: 'once' as const, times: 1 },
    ]
    expect(pointsOfSeason(tasks, 5, 28, 0)).toBe(450)
    expect(pointsOfSeason(tasks, 7, 28, 100)).toBe(450)
  })

  it('ends at the last level', () => {
    expect(levelAt(250, [100, 100, 100])).toBe(2)
    expect(levelAt(1_000, [100, 100, 100])).toBe(3)
  })
})
