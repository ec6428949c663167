import { describe, expect, test } from 'vitest'
import { unknownPlaceholders } from '../../../src/server/domain/live/config/runway-text'
import { segmentFault } from '../../../src/server/domain/live/config/segments'
import { hitsOf } from '../../../src/server/domain/live/config/word-hits'

describe('sensitive words', () => {
  test('a word is found inside others, whatever their case', () => {
    expect(hitsOf({ word: 'spam', match: 'contains' }, 'No SPAMMING, spam')).toHaveLength(2)
  })

  test('an exact word is the whole of the text', () => {
    expect(hitsOf({ word: 'spam', match: 'exact' }, 'spam now')).toEqual([])
  })

  test('variants are found with signs, accents and repeats between', () => {
    expect(hitsOf({ word: 'spam', match: 'variants' }, 's.p-ä a aм, ｓｐａｍ, s.ppa m')).toHaveLength(2)
  })

  test('a broken pattern finds nothing', () => {
    expect(hitsOf({ word: '(', match: 'regex' }, '((')).toEqual([])
    expect(hitsOf({ word: 'v\\d+', match: 'regex' }, 'V12')).toEqual(['V12'])
  })
})

test('a runway names nothing that its trigger does not fill in', () => {
  expect(unknownPlaceholders('gift', ['{sender} → {receiver}', undefined])).toEqual([])
  expect(unknownPlaceholders('levelUp', ['{sender}: {coins}'])).toEqual(['coins'])
})

test('segments begin at 1, leave no gap and end with the algorithm', () => {
  const rest = { from: 4, to: 50, pool: 'algorithm' }
  expect(segmentFault([{ from: 1, to: 3, pool: 'topHeat' }, rest])).toBeUndefined()
  expect(segmentFault([{ from: 2, to: 3, pool: 'topHeat' }, rest])).toMatch(/gap/)
  expect(segmentFault([{ from: 1, to: 50, pool: 'topHeat' }])).toMatch(/noAlgorithm/)
  expect(segmentFault([{ from: 1, to: 3, pool: 'guild' }, rest])).toMatch(/noGuild/)
})
