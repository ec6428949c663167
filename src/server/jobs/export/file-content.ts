import { Readable } from 'node:stream'
import { csvLine, type Cell } from '../../sheets/csv'
import { sheetXml } from './xlsx/sheet-xml'
import { workbook } from './xlsx/workbook'

/** Lets a spreadsheet know that a CSV file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** A file's bytes from its headings and rows. Both formats are written as they are read, in bounded memory. */
export function fileContent(
  format: 'csv' | 'xlsx',
  sheet: string,
  headings: readonly string[],
  rows: AsyncIterable<Cell[]>,
): Readable {
  return format === 'csv' ? csvContent(headings, rows) : workbook(sheet, sheetXml(headings, rows))
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
