import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { decodeText } from '../base/decode-text'
import { refuseZipBomb } from './refuse-zip-bomb'
import { SheetFault } from './sheet-fault'

/** What a spreadsheet's cell holds. */
export type SheetCell = string | number | boolean | Date | null

/** A spreadsheet's first sheet. */
export interface Sheet {
  readonly headings: readonly string[]
  readonly rows: readonly SheetRow[]
}

export interface SheetRow {
  /** As the spreadsheet numbers it: the first one below the headings is 2. */
  readonly line: number
  readonly cells: readonly SheetCell[]
}

/** No import has more rows. */
const rowLimit = 50_000
/** No sheet has more rows of which the first column alone is read. */
const columnLimit = 1_000_000

/** Reads an XLSX or CSV file; rows without any content are passed over. @throws SheetFault that says what is wrong with the file */
export async function parseSheet(bytes: Uint8Array, extension: string): Promise<Sheet> {
  const [first = [], ...rest] = await cellsOf(bytes, extension, rowLimit + 2)
  const headings = first.map((cell) => String(cell ?? '').trim())
  const rows = rest.map((cells, index) => ({ line: index + 2, cells })).filter(({ cells }) => cells.some(isFilled))
  if (headings.every((heading) => heading === '')) throw new SheetFault('import.noHeadings')
  if (rows.length === 0) throw new SheetFault('import.noRows')
  if (rows.length > rowLimit) throw new SheetFault('import.tooManyRows', { max: rowLimit })
  return { headings, rows }
}

/** The first column of an XLSX or CSV file, its heading included. @throws SheetFault that says what is wrong with the file */
export async function parseFirstColumn(bytes: Uint8Array, extension: string): Promise<SheetCell[]> {
  const rows = await cellsOf(bytes, extension, columnLimit + 2)
  return rows.map(([first = null]) => first)
}

async function cellsOf(bytes: Uint8Array, extension: string, maxRows: number): Promise<SheetCell[][]> {
  try {
    if (extension === 'csv') return parseCsv(decodeText(bytes).text)
    await refuseZipBomb(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows })
    return sheets[0]?.rows ?? []
  } catch (error) {
    // What cannot be unpacked cannot be read either.
    throw error instanceof SheetFault ? error : new SheetFault('import.unreadable')
  }
}

function isFilled(cell: SheetCell): boolean {
  return cell !== null && String(cell).trim() !== ''
}
