import { describe, expect, test } from 'vitest'
import { bestVersion, confidenceAbove, liftOf, versionConfidence } from '../../../src/server/push/confidence'

describe('whether one share is above another', () => {
  // z = (0.30 − 0.25) / √(0.275 · 0.725 · (1/500 + 1/500)) = 1.7705, whose normal distribution function is 0.9617.
  test('follows the two-proportion z-test', () => {
    expect(confidenceAbove({ users: 500, hits: 150 }, { users: 500, hits: 125 })).toBeCloseTo(0.9617, 4)
  })

  test('is as likely as not where both are equal', () => {
    expect(confidenceAbove({ users: 400, hits: 40 }, { users: 800, hits: 80 })).toBeCloseTo(0.5, 6)
  })

  test('adds up to certainty with its opposite', () => {
    const [a, b] = [
      { users: 300, hits: 40 },
      { users: 500, hits: 50 },
    ]
    expect(confidenceAbove(a!, b!)! + confidenceAbove(b!, a!)!).toBeCloseTo(1, 6)
  })

  test('is not told of fewer than 100 users', () => {
    expect(confidenceAbove({ users: 99, hits: 60 }, { users: 5000, hits: 1000 })).toBeNull()
    expect(confidenceAbove({ users: 100, hits: 60 }, { users: 5000, hits: 1000 })).not.toBeNull()
  })

  test('is not told where fewer than 5 hits or misses are to be expected in a group', () => {
    expect(confidenceAbove({ users: 1000, hits: 0 }, { users: 1000, hits: 9 })).toBeNull()
    expect(confidenceAbove({ users: 1000, hits: 1000 }, { users: 1000, hits: 991 })).toBeNull()
    expect(confidenceAbove({ users: 1000, hits: 1 }, { users: 1000, hits: 9 })).not.toBeNull()
  })
})

describe('the versions of an experiment', () => {
  const results = [
    { code: 'A', sent: 1000, hits: 50 },
    { code: 'B', sent: 1000, hits: 80 },
    { code: 'C', sent: 1000, hits: 55 },
    { code: 'D', sent: 0, hits: 0 },
  ]

  test('are each held against the best of the others; one that was not sent has no say', () => {
    const confidence = versionConfidence(results)
    expect(Object.keys(confidence).sort()).toEqual(['A', 'B', 'C'])
    expect(confidence.B).toBeGreaterThan(0.98)
    expect(confidence.A).toBeLessThan(0.05)
    expect(bestVersion(results)?.confidence).toBe(confidence.B)
  })

  test('have no winner while too few got them', () => {
    const few = results.map(({ code, hits }) => ({ code, sent: 90, hits }))
    expect(bestVersion(few)).toBeUndefined()
    expect(versionConfidence(few).B).toBeNull()
  })
})

describe('the lift against the holdout', () => {
  test('is what the push brought beyond what its users did anyway', () => {
    const lift = liftOf({ users: 10_000, hits: 1200 }, { users: 1000, hits: 100 })
    expect(lift?.lift).toBeCloseTo(0.2, 6)
    expect(lift?.confidence).toBeGreaterThan(0.95)
  })

  test('has no figure where nobody of the holdout came back, and none without a holdout', () => {
    expect(liftOf({ users: 1000, hits: 50 }, { users: 200, hits: 0 })?.lift).toBeNull()
    expect(liftOf({ users: 1000, hits: 50 }, { users: 0, hits: 0 })).toBeNull()
  })
})
