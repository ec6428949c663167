import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeXlsxStream } from 'hucre/xlsx'
import { maxDigits } from '../../../fields/sheet-guard'
import { csvLine, type Cell } from '../../sheets/csv'

/** Lets a spreadsheet know that a CSV file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** A file's bytes from its headings and rows. Both formats are written as they are read, in bounded memory. */
export function fileContent(
  format: 'csv' | 'xlsx',
  sheet: string,
  headings: readonly string[],
  rows: AsyncIterable<Cell[]>,
): Readable {
  return format === 'csv' ? csvContent(headings, rows) : xlsxContent(sheet, headings, rows)
}

/** Lines gathered before they are passed on, in characters. */
const chunkLength = 64 * 1024

function csvContent(headings: readonly string[], rows: AsyncIterable<Cell[]>): Readable {
  return Readable.from(
    (async function* () {
      let text = byteOrderMark + csvLine(headings)
      for await (const row of rows) {
        text += csvLine(row)
        if (text.length < chunkLength) continue
        yield text
        text = ''
      }
      yield text
    })(),
  )
}

/** Past 1,048,576 rows it goes on in a next sheet, under the same headings. */
function xlsxContent(sheet: string, headings: readonly string[], rows: AsyncIterable<Cell[]>): Readable {
  const stream = writeXlsxStream(withWholeIds(rows), {
    name: sheetName(sheet),
    columns: headings.map((header) => ({ header })),
    freezePane: { rows: 1 },
  })
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>)
}

async function* withWholeIds(rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[]> {
  for await (const row of rows)
    yield row.map((cell) =>
      typeof cell === 'number' && Number.isInteger(cell) && Math.abs(cell) >= 10 ** maxDigits ? String(cell) : cell,
    )
}

/** 31 characters at most, without those that a spreadsheet forbids. */
function sheetName(title: string): string {
  return (
    title
      .replace(/[\\/?*[\]:]/g, ' ')
      .slice(0, 28)
      .trim() || 'Sheet'
  )
}
