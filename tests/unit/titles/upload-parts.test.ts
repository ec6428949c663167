import { expect, test } from 'vitest'
import { missingParts, partAt, partBytesFor, partCount } from '../../../src/shared/upload-parts'

const MiB = 1024 * 1024

test('parts are of 8 MiB, and longer where a bucket would have to take more than 10,000', () => {
  expect(partBytesFor(1)).toBe(8 * MiB)
  expect(partBytesFor(10 * 1024 * MiB)).toBe(8 * MiB)
  const largest = 80 * 1024 * MiB
  expect(partCount(largest, partBytesFor(largest))).toBeLessThanOrEqual(10_000)
})

test('the last part is as long as what is left', () => {
  expect(partAt(20, 8, 3)).toEqual({ number: 3, from: 16, to: 20 })
  expect(partAt(16, 8, 2)).toEqual({ number: 2, from: 8, to: 16 })
  expect(partAt(20, 8, 4)).toBeUndefined()
  expect(partAt(20, 8, 0)).toBeUndefined()
})

test('what has not come yet is sent, and nothing else', () => {
  expect(missingParts(20, 8, []).map(({ number }) => number)).toEqual([1, 2, 3])
  expect(missingParts(20, 8, [3, 1])).toEqual([{ number: 2, from: 8, to: 16 }])
  expect(missingParts(20, 8, [1, 2, 3])).toEqual([])
  expect(missingParts(0, 8, [])).toEqual([])
})
