import type { Cell } from '../../../sheets/csv'
import { rowXml } from './cell-xml'

/** As many rows are in a sheet at most, its headings among them. */
export const maxRows = 1_048_576

/** Stands between the rows of one sheet and those of the next. */
export const nextSheet = Symbol('next sheet')

/** The XML of rows, as it comes. */
export type SheetXml = AsyncIterable<Uint8Array | typeof nextSheet>

/** Gathered before it is passed on, in characters. */
const chunkLength = 64 * 1024

/** The XML of rows: headings, then what follows, and under the same headings in a next sheet what one has no room for. */
export async function* sheetXml(
  headings: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
  most = maxRows,
): SheetXml {
  let [text, row] = [rowXml(1, headings), 1]
  for await (const cells of rows) {
    if (row === most) {
      yield Buffer.from(text)
      yield nextSheet
      ;[text, row] = [rowXml(1, headings), 1]
    }
    text += rowXml(++row, cells)
    if (text.length < chunkLength) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}
