import { expect, it } from 'vitest'
import { BatchPace } from '../../../../src/server/jobs/batch-pace'

it('takes more records at once as long as they go quickly, and never very many', () => {
  const pace = new BatchPace()
  const sizes = Array.from({ length: 8 }, () => {
    const size = pace.next
    pace.went(size, 1)
    return size
  })
  expect(sizes).toEqual([10, 20, 40, 80, 160, 200, 200, 200])
})

it('takes fewer where they take long, step by step, and no fewer than pay for a batch', () => {
  const pace = new BatchPace()
  for (const size of [10, 20, 40, 80]) pace.went(size, 1)
  const sizes = Array.from({ length: 6 }, () => {
    pace.went(pace.next, pace.next * 20)
    return pace.next
  })
  expect(sizes).toEqual([80, 40, 20, 10, 10, 10])
})

it('has those go one by one that did not go together, and tries fewer after them', () => {
  const pace = new BatchPace()
  pace.went(10, 1)
  pace.failed(20)
  for (let record = 0; record < 20; record++) {
    expect(pace.next).toBe(1)
    pace.went(1, 5)
  }
  expect(pace.next).toBe(5)
})

it('has the records of two batches go one by one that both did not go together', () => {
  const pace = new BatchPace()
  for (let batch = 0; batch < 6; batch++) pace.went(pace.next, 1)
  pace.failed(200)
  pace.failed(200)
  for (let record = 0; record < 400; record++) {
    expect(pace.next).toBe(1)
    pace.went(1, 5)
  }
  expect(pace.next).toBe(12)
})
