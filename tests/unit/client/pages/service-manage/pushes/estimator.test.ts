import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEstimator, type Estimate } from '../../../../../../src/client/pages/service-manage/pushes/estimator'
import { estimateInput } from '../../../../../../src/client/pages/service-manage/pushes/estimate-input'

const answer = (afterQuietHours: number) => ({ afterQuietHours }) as Estimate

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an audience is counted 800 ms after its last change, once', async () => {
  const count = vi.fn(() => Promise.resolve(answer(1)))
  const estimator = createEstimator(count)
  estimator.want({ inactiveDays: 7 })
  await vi.advanceTimersByTimeAsync(500)
  estimator.want({ inactiveDays: 8 })
  await vi.advanceTimersByTimeAsync(799)
  expect(count).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(count).toHaveBeenCalledExactlyOnceWith({ inactiveDays: 8 }, expect.anything())
})

test('what has not changed is not counted again', async () => {
  const count = vi.fn(() => Promise.resolve(answer(1)))
  const estimator = createEstimator(count)
  estimator.want({ inactiveDays: 7 })
  await vi.advanceTimersByTimeAsync(800)
  estimator.want({ inactiveDays: 7 })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(count).toHaveBeenCalledTimes(1)
})

test('a late answer to an earlier audience is passed over', async () => {
  const answers = [5_000, 10].map(
    (after, index) => () => new Promise<Estimate>((resolve) => setTimeout(() => resolve(answer(index)), after)),
  )
  const estimator = createEstimator(() => answers.shift()!())
  estimator.want({ inactiveDays: 7 })
  await vi.advanceTimersByTimeAsync(800)
  estimator.want({ inactiveDays: 8 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(estimator.get().estimate).toEqual(answer(1))
})

test('nothing is asked while too little is chosen', () => {
  expect(estimateInput({ audience: 'userTags', userTags: [], areas: [-1], clients: [1] }, undefined)).toBeNull()
  expect(estimateInput({ audience: 'everyone', areas: [], clients: [1] }, undefined)).toBeNull()
})

test('references are sent as their ids, and a half chosen target not at all', () => {
  const values = {
    audience: 'everyone',
    areas: [{ id: 3, label: 'Asia' }],
    clients: [{ id: 1, label: 'Android' }],
    target: { type: 'MOVIE', target: '' },
  }
  expect(estimateInput(values, 9)).toEqual({ audience: 'everyone', areas: [3], clients: [1], id: 9 })
})
