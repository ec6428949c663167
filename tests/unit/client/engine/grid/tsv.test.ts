import { describe, expect, test } from 'vitest'
import { parsePastedList, parseTsv, toHtmlTable, toTsv } from '../../../../../src/client/engine/grid/tsv'

describe('copying', () => {
  test('rows by line, cells by tab', () => {
    expect(
      toTsv([
        ['1', 'Ana'],
        ['2', '静怡'],
      ]),
    ).toBe('1\tAna\r\n2\t静怡')
  })

  test('cells with tabs, quotes and line breaks stay one cell', () => {
    expect(toTsv([['a\tb', 'say "hi"', 'two\nlines']])).toBe('"a\tb"\t"say ""hi"""\t"two\nlines"')
  })

  test('a text that a spreadsheet would run is disarmed, a number is not', () => {
    expect(toTsv([['=HYPERLINK("x")', '-1,234.50', '@bob', '+86 138', '-5%']])).toBe(
      `"'=HYPERLINK(""x"")"\t-1,234.50\t'@bob\t+86 138\t-5%`,
    )
  })

  test('a single cell is copied as it is', () => {
    expect(toTsv([['@bob "the" builder']])).toBe('@bob "the" builder')
  })

  test('the table keeps digits as text and lets no markup through', () => {
    const html = toHtmlTable([['123456789012345678', '<b>&"']])
    expect(html).toContain('>123456789012345678</td>')
    expect(html).toContain('&lt;b&gt;&amp;&quot;')
  })
})

describe('pasting a list', () => {
  test.each([
    ['a column', '101\r\n102\r\n103\r\n'],
    ['a row', '101\t102\t103'],
    ['a quoted list', `'101', "102", '103'`],
    ['Chinese commas', '101，102、103；'],
    ['invisible marks of a chat', '\uFEFF101\u200B 102 \u202A103\u202C'],
    ['numbers kept as text', `'101\n'102\n'103`],
    ['ids with a hash', '#101 #102 #103'],
  ])('from %s', (_, text) => {
    expect(parsePastedList(text).values).toEqual(['101', '102', '103'])
  })

  test('drops what is there twice and says how often', () => {
    expect(parsePastedList('1 2 2 1 3')).toMatchObject({ values: ['1', '2', '3'], duplicates: 2 })
  })

  test('does not take an id that a spreadsheet has rounded', () => {
    expect(parsePastedList('1.23457E+17\n101')).toMatchObject({ values: ['101'], mangled: ['1.23457E+17'] })
  })

  test('of nothing is empty', () => {
    expect(parsePastedList(' \n\t ').values).toEqual([])
  })
})

describe('pasting cells', () => {
  test.each([
    [
      'a sheet with a line break at its end',
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'empty cells',
      '\ta\t\n\t\t',
      [
        ['', 'a', ''],
        ['', '', ''],
      ],
    ],
    [
      'quoted cells with tabs, quotes and line breaks',
      '"a\tb"\t"say ""hi"""\n"two\nlines"\tx',
      [
        ['a\tb', 'say "hi"'],
        ['two\nlines', 'x'],
      ],
    ],
    ['a quote within a cell', 'a "b" c', [['a "b" c']]],
    ['an empty line between', 'a\n\nb', [['a'], [''], ['b']]],
  ])('reads %s', (_, text, expected) => {
    expect(parseTsv(text)).toEqual(expected)
  })

  test('gives back what was copied, guarded formulas included', () => {
    const cells = [
      ['=1+1', '-5', "o'clock"],
      ['a\tb', 'c\nd', '"e"'],
    ]
    expect(parseTsv(toTsv(cells))).toEqual(cells)
  })
})
