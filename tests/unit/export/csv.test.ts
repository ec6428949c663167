import { describe, expect, it } from 'vitest'
import { guardText } from '../../../src/fields/sheet-guard'
import { csvLine, numberText } from '../../../src/server/sheets/csv'

describe('a line of a CSV file', () => {
  it('quotes what would break it, and doubles quotes', () => {
    expect(csvLine(['a,b', 'say "hi"', 'two\nlines', 'plain'])).toBe('"a,b","say ""hi""","two\nlines",plain\r\n')
  })

  it('leaves an empty text and a missing value both empty', () => {
    expect(csvLine(['', null, 0, 'end'])).toBe(',,0,end\r\n')
  })
})

describe('a text in a CSV file', () => {
  it.each(['=1+1', '+86138', '-1', '@sum', '\tx', '\rx', '＝1', '＋1', '－1', '＠x'])('%j is no formula', (text) => {
    expect(guardText(text)).toBe(`'${text}`)
  })

  it('of more than 15 digits keeps all of them', () => {
    expect(guardText('1234567890123456')).toBe("'1234567890123456")
    expect(guardText('123456789012345')).toBe('123456789012345')
  })

  it.each(['a=b', '短剧', '3-4', "'quoted"])('%j stays as it is', (text) => {
    expect(guardText(text)).toBe(text)
  })
})

describe('a number in a CSV file', () => {
  it('is never guarded as a formula', () => {
    expect(numberText(-12.5)).toBe('-12.5')
  })

  it('is never written in powers of ten', () => {
    expect(numberText(0.0000001)).toBe('0.0000001')
  })

  it('of more than 15 digits is a text', () => {
    expect(numberText(9_007_199_254_740_991)).toBe("'9007199254740991")
  })
})
