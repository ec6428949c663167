import { describe, expect, test } from 'vitest'
import { rateOf, shareDone, withSample, type Sample } from '../../../../../src/client/records/push/sending-rate'

const told = (...samples: readonly (readonly [seconds: number, sent: number])[]) =>
  samples.reduce<readonly Sample[]>((known, [seconds, sent]) => withSample(known, { at: seconds * 1000, sent }), [])

describe('the rate of a push', () => {
  test('is unknown until it has been told of twice', () => {
    expect(rateOf(told([1, 100]))).toBeNull()
  })

  test('is what went out over the last seconds', () => {
    expect(rateOf(told([0, 0], [2, 1000], [4, 3000]))).toBe(750)
  })

  test('forgets how fast it was before', () => {
    expect(rateOf(told([0, 0], [1, 90_000], [20, 90_000], [30, 90_000]))).toBe(0)
  })

  test('never goes backwards when failures are sent again', () => {
    expect(rateOf(told([0, 500], [2, 400]))).toBe(0)
  })
})

describe('the share that is done', () => {
  test('is unknown before the audience is counted', () => {
    expect(shareDone(10, null)).toBeNull()
    expect(shareDone(0, 0)).toBeNull()
  })

  test('is whole at most', () => {
    expect(shareDone(50, 200)).toBe(0.25)
    expect(shareDone(201, 200)).toBe(1)
  })
})
