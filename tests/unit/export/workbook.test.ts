import { readXlsx } from 'hucre/xlsx'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { cellXml, columnName, maxCellLength } from '../../../src/server/jobs/export/xlsx/cell-xml'
import { CopiedXml, type CopiedOptions } from '../../../src/server/jobs/export/xlsx/copied-xml'
import { sheetXml, type SheetXml } from '../../../src/server/jobs/export/xlsx/sheet-xml'
import { workbook } from '../../../src/server/jobs/export/xlsx/workbook'
import type { Cell } from '../../../src/server/sheets/csv'

/** The sheets of a file, as a spreadsheet reads them: their names and their rows. */
async function sheetsOf(xml: SheetXml, title = 'Users') {
  const { sheets } = await readXlsx(await buffer(workbook(title, xml)))
  return sheets.map(({ name, rows }) => ({ name, rows }))
}

async function* each<T>(...items: readonly T[]): AsyncGenerator<T> {
  await Promise.resolve()
  yield* items
}

const written = (rows: readonly (readonly Cell[])[], most?: number) => sheetXml(['a', 'b'], each(...rows), most)

/** Of a cell alone in its row, what a spreadsheet reads. */
async function readBack(cell: Cell): Promise<unknown> {
  const [sheet] = await sheetsOf(written([[cell, 'end']]))
  return sheet?.rows[1]?.[0]
}

describe('the cells of a workbook', () => {
  const texts = [
    ['what XML is made of', `<a href="x">&amp; 'b'</a> ]]>`],
    ['spaces around it', '  two before, one behind '],
    ['line breaks and tabs', 'one\ntwo\r\n\tthree'],
    ['control characters', 'bell \u0007, null \u0000, escape \u001b[1m'],
    ['characters that XML has not', 'none: \uFFFE \uFFFF, full-width: ！'],
    ['what looks like an escape', '_x0041_ and _X000d_'],
    ['a formula', '=1+1'],
    ['digits', '007'],
    ['every script', '短剧迷 🎬 ไทย'],
  ] as const
  it.each(texts)('keep a text as it is: %s', async (_what, text) => {
    expect(await readBack(text)).toBe(text)
  })

  it.each([0, -12.3, 1e-7, 0.1, 999_999_999_999_999])('keep a number a number: %d', async (number) => {
    expect(await readBack(number)).toBe(number)
  })

  it('keep as a text the number whose last digits a spreadsheet would cut off', async () => {
    expect(await readBack(1_000_000_000_000_000)).toBe('1000000000000000')
  })

  it('are of the kind that a truth is', async () => {
    expect(await readBack(true)).toBe(true)
  })

  it.each([null, '', NaN, Infinity])('are left out where nothing is in them: %s', (nothing) => {
    expect(cellXml('A2', nothing)).toBe('')
  })

  it('hold what fits of a text that is too long for a spreadsheet, and never half a character', async () => {
    expect(await readBack('x'.repeat(maxCellLength))).toBe('x'.repeat(maxCellLength))
    expect(await readBack('x'.repeat(maxCellLength + 1))).toBe(`${'x'.repeat(maxCellLength - 1)}…`)
    expect(await readBack(`x${'🎬'.repeat(maxCellLength)}`)).toBe(`x${'🎬'.repeat(maxCellLength / 2 - 1)}…`)
  })

  it('are named by columns of one letter, of two, of three', () => {
    expect([0, 25, 26, 701, 702, 16_383].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA', 'XFD'])
  })
})

describe('the sheets of a workbook', () => {
  const rows = ['1', '2', '3', '4', '5'].map((text) => [text, text])

  it('have their headings above the rows', async () => {
    expect(await sheetsOf(written([['x', 1]]))).toEqual([
      {
        name: 'Users',
        rows: [
          ['a', 'b'],
          ['x', 1],
        ],
      },
    ])
  })

  it('are one, of headings alone, where there are no rows', async () => {
    expect(await sheetsOf(written([]))).toEqual([{ name: 'Users', rows: [['a', 'b']] }])
  })

  it('go on in a next one under the same headings where one is full', async () => {
    const sheets = await sheetsOf(written(rows, 3))
    expect(sheets.map(({ name }) => name)).toEqual(['Users', 'Users_2', 'Users_3'])
    expect(sheets.map((sheet) => sheet.rows.map(([first]) => first))).toEqual([
      ['a', '1', '2'],
      ['a', '3', '4'],
      ['a', '5'],
    ])
  })

  it('are no more than the rows ask for', async () => {
    expect(await sheetsOf(written(rows.slice(0, 4), 3))).toHaveLength(2)
  })

  it.each([
    ["'quoted' [a/b]: *?", "quoted'  a b"],
    ['History', 'History_1'],
    ['<&>', '<&>'],
    ['', 'Sheet'],
    ['A title of far more characters than fit', 'A title of far more charac'],
  ])('are named as a spreadsheet allows: %s', async (title, name) => {
    const [sheet] = await sheetsOf(written([]), title)
    expect(sheet?.name).toBe(name)
  })

  it('stop asking for rows when nobody reads on', async () => {
    let isOver = false
    const endless = async function* () {
      try {
        for (;;) yield await Promise.resolve([String(Math.random()), null])
      } finally {
        isOver = true
      }
    }
    const file = workbook('Users', sheetXml(['a', 'b'], endless()))
    await once(file, 'readable')
    file.destroy()
    await expect.poll(() => isOver).toBe(true)
  })

  it('fail as their rows do', async () => {
    const failing = async function* () {
      yield await Promise.resolve(['x', 'y'])
      throw new Error('The database has gone.')
    }
    await expect(sheetsOf(sheetXml(['a', 'b'], failing()))).rejects.toThrow('The database has gone.')
  })
})

describe('a copied workbook', () => {
  const options: CopiedOptions = { headings: ['text', 'number'], areNumbers: [false, true] }
  const given = [
    ['plain', '12', ['plain', 12]],
    ['短剧迷！', '-0.5', ['短剧迷！', -0.5]],
    ['a & b < c', '1e-7', ['a & b < c', 1e-7]],
    ['two\\nlines, tab\\t, slash\\\\N', '\\N', ['two\nlines, tab\t, slash\\N', null]],
    ['\\\\N', '999999999999999', ['\\N', 999_999_999_999_999]],
    [' spaced ', '-999999999999999', [' spaced ', -999_999_999_999_999]],
    ['_x0041_ _x', '1234567890123456789', ['_x0041_ _x', '1234567890123456789']],
    ['007', '0.12345678901234567', ['007', 0.12345678901234567]],
    ['bell \u0007 \uFFFF', '0', ['bell \u0007 \uFFFF', 0]],
    ['\\N', '3', [null, 3]],
    ['x', 'NaN', ['x']],
  ] as const
  const copy = Buffer.from(given.map(([text, number]) => `${text}\t${number}\n`).join(''))
  const expected = [['text', 'number'], ...given.map(([, , cells]) => cells)]
  const bare = (rows: readonly (readonly unknown[])[] = []) =>
    rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1))

  const cuts = Array.from({ length: copy.length }, (_, index) => index)
  it('is the same wherever the copy is cut in two', async () => {
    const whole = text(await all(new CopiedXml(options).read(each(copy))))
    for (const cut of cuts) {
      const xml = new CopiedXml(options)
      expect(text(await all(xml.read(each(copy.subarray(0, cut), copy.subarray(cut)))))).toBe(whole)
      expect(xml.records).toBe(given.length)
    }
  })

  it('holds what the database has written, numbers as numbers', async () => {
    const [sheet] = await sheetsOf(new CopiedXml(options).read(each(copy)))
    expect(bare(sheet?.rows)).toEqual(bare(expected))
  })

  it('holds a text that is longer than what is passed on at once', async () => {
    const long = `${'长'.repeat(30_000)}\t1\n`
    const [sheet] = await sheetsOf(new CopiedXml(options).read(each(Buffer.from(long.repeat(3)))))
    expect(sheet?.rows.slice(1).map(([first]) => String(first).length)).toEqual([30_000, 30_000, 30_000])
  })

  it('goes on in a next sheet, and ends with its last line', async () => {
    const xml = new CopiedXml({ ...options, maxRows: 4, lastLine: 'of a clerk' })
    const sheets = await sheetsOf(xml.read(each(Buffer.from('a\t1\nb\t2\nc\t3\n'))))
    expect(sheets.map(({ rows }) => bare(rows))).toEqual([
      [
        ['text', 'number'],
        ['a', 1],
        ['b', 2],
        ['c', 3],
      ],
      [['text', 'number'], ['of a clerk']],
    ])
  })
})

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

function text(chunks: readonly (Buffer | symbol)[]): string {
  return Buffer.concat(chunks.filter((chunk) => Buffer.isBuffer(chunk))).toString()
}
