import { maxDigits } from '../../../../fields/sheet-guard'
import type { Cell } from '../../../sheets/csv'
import { cellXml, columnName, maxCellLength, rowXml } from './cell-xml'
import { maxRows, nextSheet } from './sheet-xml'

const [tab, lineFeed, space, backslash] = [0x09, 0x0a, 0x20, 0x5c]

/** Passed on at once, in bytes. */
const chunkLength = 64 * 1024

/** Bytes before and after what is in a cell. */
const textStart = Buffer.from('" t="inlineStr"><is><t>')
const textEnd = Buffer.from('</t></is></c>')
const numberStart = Buffer.from('"><v>')
const numberEnd = Buffer.from('</v></c>')
const rowStart = Buffer.from('<row r="')
const numbered = Buffer.from('">')
const rowEnd = Buffer.from('</row>')

/** What a copy is made into. */
export interface CopiedOptions {
  readonly headings: readonly string[]
  /** Which columns hold numbers. */
  readonly areNumbers: readonly boolean[]
  /** One more row, of one text. */
  readonly lastLine?: string | undefined
  readonly maxRows?: number
}

/** How the cells of a column begin, and whether they hold numbers. */
interface Column {
  readonly name: string
  readonly isNumber: boolean
  readonly start: Buffer
}

/**
 * Turns the text format of PostgreSQL's COPY into the XML of a sheet's rows. Bytes are copied from one buffer to the other: as
 * texts, the cells of a million rows would take three times as long. What needs more than copying is left to `cellXml`.
 */
export class CopiedXml {
  /** Records passed so far. */
  records = 0
  readonly #columns: readonly Column[]
  readonly #maxRows: number
  readonly #ready: (Buffer | typeof nextSheet)[] = []
  #out = Buffer.allocUnsafe(chunkLength)
  #length = 0
  /** Of the sheet, from 1, as a number and in digits. */
  #row = 1
  #digits = Buffer.from('1')
  /** The beginning of a record whose end has not come yet. */
  #rest: Buffer = Buffer.alloc(0)

  constructor(private readonly options: CopiedOptions) {
    this.#columns = options.areNumbers.map((isNumber, index) => {
      const name = columnName(index)
      return { name, isNumber, start: Buffer.from(`<c r="${name}`) }
    })
    this.#maxRows = options.maxRows ?? maxRows
    this.#writeText(rowXml(1, options.headings))
  }

  /** The XML of rows, as their records come. */
  async *read(copy: AsyncIterable<Buffer>): AsyncGenerator<Buffer | typeof nextSheet> {
    for await (const chunk of copy) {
      this.#add(chunk)
      yield* this.#ready.splice(0)
    }
    const { lastLine } = this.options
    if (lastLine !== undefined) {
      this.#nextRow()
      this.#writeText(rowXml(this.#row, [lastLine]))
    }
    this.#flush()
    yield* this.#ready.splice(0)
  }

  #add(chunk: Buffer): void {
    // Line feeds inside of a cell are written as \n: each one that comes ends a record.
    const end = chunk.lastIndexOf(lineFeed) + 1
    const whole = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk.subarray(0, end)]) : chunk.subarray(0, end)
    const rest = chunk.subarray(end)
    this.#rest = end > 0 ? Buffer.from(rest) : Buffer.concat([this.#rest, rest])
    if (end === 0) return
    for (let at = 0; at < whole.length;) at = this.#record(whole, at)
  }

  /** @returns where the next record begins */
  #record(bytes: Buffer, start: number): number {
    this.#nextRow()
    this.#write(rowStart)
    this.#write(this.#digits)
    this.#write(numbered)
    let from = start
    for (const column of this.#columns) from = this.#cell(bytes, from, column) + 1
    this.#write(rowEnd)
    this.records++
    return from
  }

  /** @returns where it ends */
  #cell(bytes: Buffer, start: number, { name, isNumber, start: before }: Column): number {
    let end = start
    let isPlain = true
    for (;;) {
      const kind = kinds[bytes[end] ?? lineFeed]
      if (kind === ends) break
      if (kind === special && isPlain) isPlain = !isSpecial(bytes, end)
      end++
    }
    if (end === start || isNull(bytes, start, end)) return end
    const isCopied = isPlain && (isNumber ? isShortNumber(bytes, start, end) : isShortText(bytes, start, end))
    if (isCopied) {
      this.#write(before)
      this.#write(this.#digits)
      this.#write(isNumber ? numberStart : textStart)
      this.#write(bytes, start, end)
      this.#write(isNumber ? numberEnd : textEnd)
    } else {
      const text = unescapeCopy(bytes.toString('utf8', start, end))
      this.#writeText(cellXml(`${name}${this.#row}`, isNumber ? numberIn(text) : text))
    }
    return end
  }

  /** Goes on to the next row, on the next sheet where this one is full. */
  #nextRow(): void {
    if (this.#row === this.#maxRows) {
      this.#flush()
      this.#ready.push(nextSheet)
      this.#row = 1
      this.#writeText(rowXml(1, this.options.headings))
    }
    this.#digits = Buffer.from(String(++this.#row))
  }

  #writeText(text: string): void {
    this.#write(Buffer.from(text))
  }

  /** Byte by byte: most pieces are so short that a call takes longer. */
  #write(bytes: Buffer, start = 0, end = bytes.length): void {
    const length = end - start
    if (this.#length + length > this.#out.length) this.#flush(length)
    const out = this.#out
    let to = this.#length
    if (length > 100) to += bytes.copy(out, to, start, end)
    else for (let at = start; at < end; at++) out[to++] = bytes[at] ?? 0
    this.#length = to
  }

  #flush(room = 0): void {
    if (this.#length > 0) this.#ready.push(this.#out.subarray(0, this.#length))
    this.#out = Buffer.allocUnsafe(Math.max(chunkLength, room))
    this.#length = 0
  }
}

const [underscore, fullWidth] = [0x5f, 0xef]
const ends = 1
const special = 2

/** What a byte asks for: nothing, the end of a cell, or a closer look. */
const kinds = new Uint8Array(256)
kinds.fill(special, 0, space)
for (const byte of [...Buffer.from('&<>"\\'), underscore, fullWidth]) kinds[byte] = special
for (const byte of [tab, lineFeed]) kinds[byte] = ends

/** Most underscores are plain, and most characters that begin with the byte of full-width ones: not `_x` and U+FFFE, U+FFFF. */
function isSpecial(bytes: Buffer, at: number): boolean {
  if (bytes[at] === underscore) return bytes[at + 1] === 0x78 || bytes[at + 1] === 0x58
  if (bytes[at] === fullWidth) return bytes[at + 1] === 0xbf && (bytes[at + 2] ?? 0) >= 0xbe
  return true
}

/** `\N`; a text of these two characters is written `\\N`. */
function isNull(bytes: Buffer, start: number, end: number): boolean {
  return end - start === 2 && bytes[start] === backslash && bytes[start + 1] === 0x4e
}

/** A number that no spreadsheet shortens. What does not end in a digit is none. */
function isShortNumber(bytes: Buffer, start: number, end: number): boolean {
  const last = bytes[end - 1] ?? 0
  return end - start <= maxDigits && last >= 0x30 && last <= 0x39
}

/** A text that fits into a cell, without spaces around it. */
function isShortText(bytes: Buffer, start: number, end: number): boolean {
  return end - start <= maxCellLength && bytes[start] !== space && bytes[end - 1] !== space
}

/** A whole number that spreadsheets would shorten stays as it is written. */
function numberIn(text: string): Cell {
  return new RegExp(`^-?\\d{${maxDigits + 1},}$`).test(text) ? text : Number(text)
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** A text as COPY has written it: https://www.postgresql.org/docs/current/sql-copy.html, "Text Format". */
function unescapeCopy(text: string): string {
  return text.replace(/\\(.)/gs, (_whole, character: string) => escapes[character] ?? character)
}
