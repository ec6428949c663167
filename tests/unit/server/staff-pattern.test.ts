import { describe, expect, it } from 'vitest'
import { hitsOf } from '../../../src/server/domain/live/config/word-hits'
import { fitsPattern, foundByPattern, patternFault } from '../../../src/server/base/staff-pattern'

describe('a pattern that staff have written', () => {
  const endless = '(a+)+$'
  const long = `${'a'.repeat(50_000)}!`

  it('takes a time that grows with the text and no faster', () => {
    // With backtracking none of these would end in a lifetime.
    expect(fitsPattern(long, endless)).toBe(false)
    expect(foundByPattern(long, '(a|aa)+\\d')).toEqual([])
    expect(hitsOf({ word: 'aaaaaaaab', match: 'variants' }, long)).toEqual([])
  })

  it('reads as in a browser, in any script', () => {
    expect(fitsPattern('AB-12', '^[A-Z]{2}-\\d+$')).toBe(true)
    expect(fitsPattern('x', '^[A-Z]{2}-\\d+$')).toBe(false)
    expect(foundByPattern('Call 13800138000 或 加V：Abc', '1\\d{10}|加v：\\p{L}+')).toEqual(['13800138000', '加V：Abc'])
    expect(fitsPattern('2026-11', '(?<year>\\d{4})-(?<month>\\d\\d)')).toBe(true)
  })

  it('is refused with the reason where it cannot be used', () => {
    expect(patternFault(endless)).toBeUndefined()
    expect(patternFault('(')).toBe('error.patternBroken')
    for (const clever of ['(?=a)b', '(?<!a)b', '(a)\\1']) expect(patternFault(clever)).toBe('error.patternLooks')
    expect(fitsPattern('ab', '(?<=a)b')).toBe(false)
    expect(foundByPattern('((', '(')).toEqual([])
  })
})
