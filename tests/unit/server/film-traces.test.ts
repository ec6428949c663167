import { expect, test } from 'vitest'
import { packTrace } from '../../../src/server/storage/film-traces'
import { bytesOfLevels } from '../../../src/shared/film-trace'

test('what is drawn of a film says who drew it, and is as large as its length asks for', () => {
  const packed = packTrace({ length: 1, rate: 50, peaks: new Int8Array(100), sheet: null }, 'lin')
  expect(JSON.parse(packed.subarray(0, 512).toString())).toEqual({
    ...{ length: 1, rate: 50, count: 50, sheet: null, by: 'lin' },
  })
  expect(packed.length).toBe(512 + bytesOfLevels(50))
})
