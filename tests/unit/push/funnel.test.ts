import { expect, test } from 'vitest'
import { medianRates, ratesOf } from '../../../src/server/push/funnel'

const funnel = { targeted: 200, sent: 100, delivered: 80, shown: 40, clicked: 4, converted: 1 }

test('each rate is the share in the step before', () => {
  expect(ratesOf(funnel)).toEqual({ sent: 0.5, delivered: 0.8, shown: 0.5, clicked: 0.1, converted: 0.25 })
})

test('a step that nobody came to has no rate', () => {
  expect(ratesOf({ ...funnel, clicked: 0, converted: 0 })).toMatchObject({ clicked: 0, converted: null })
})

test('the median of an even number lies in the middle of the two', () => {
  const all = [10, 20, 30, 60].map((sent) => ratesOf({ ...funnel, targeted: 100, sent }))
  expect(medianRates(all).sent).toBeCloseTo(0.25)
})

test('pushes that did not come so far do not count', () => {
  const all = [ratesOf({ ...funnel, clicked: 0, converted: 0 }), ratesOf(funnel)]
  expect(medianRates(all).converted).toBe(0.25)
})
