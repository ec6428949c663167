import type { Readable } from 'node:stream'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { extensionOf } from '../../../fields/storage-key'
import { badField, Refusal } from '../../pipeline/errors'
import type { Storage } from '../../storage/storage'
import { decodeText } from '../../subtitles/decode-text'
import { refuseZipBomb } from './refuse-zip-bomb'

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

/** No import is larger, in bytes and in rows. */
export const largestSheet = 20 * 1024 * 1024
export const mostRows = 50_000

/** Reads a stored XLSX or CSV file; rows without any content are passed over. @throws A0400 that says what is wrong with the file */
export async function readSheet(storage: Storage, key: string): Promise<Sheet> {
  const stored = await storage.read(key)
  if (!stored) throw badField('file', 'error.fileGone')
  if (stored.size > largestSheet) {
    stored.content.destroy()
    throw badField('file', 'error.fileTooLarge', { max: largestSheet / 1024 / 1024 })
  }
  const [first = [], ...rest] = await cellsOf(await bytesOf(stored.content), extensionOf(key))
  const headings = first.map((cell) => String(cell ?? '').trim())
  const rows = rest.map((cells, index) => ({ line: index + 2, cells })).filter(({ cells }) => cells.some(isFilled))
  if (headings.every((heading) => heading === '')) throw badField('file', 'import.noHeadings')
  if (rows.length === 0) throw badField('file', 'import.noRows')
  if (rows.length > mostRows) throw badField('file', 'import.tooManyRows', { max: mostRows })
  return { headings, rows }
}

async function cellsOf(bytes: Buffer, extension: string): Promise<SheetCell[][]> {
  if (extension !== 'csv') await refuseZipBomb(bytes).catch(unreadable)
  try {
    if (extension === 'csv') return parseCsv(decodeText(bytes).text)
    const { sheets } = await readXlsx(bytes, { sheets: [0], maxRows: mostRows + 2 })
    return sheets[0]?.rows ?? []
  } catch {
    throw badField('file', 'import.unreadable')
  }
}

/** What cannot be unpacked cannot be read either. */
function unreadable(error: unknown): never {
  throw error instanceof Refusal ? error : badField('file', 'import.unreadable')
}

async function bytesOf(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function isFilled(cell: SheetCell): boolean {
  return cell !== null && String(cell).trim() !== ''
}
