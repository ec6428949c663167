/** Cells as spreadsheets paste them: rows by line, cells by tab; cells with tabs, quotes or line breaks are quoted. */
export function toTsv(cells: readonly (readonly string[])[]): string {
  const isSingle = cells.length === 1 && cells[0]?.length === 1
  // One cell mostly goes into a text field or a chat, where quotes and guards would be noise.
  if (isSingle) return cells[0]?.[0] ?? ''
  return cells.map((row) => row.map((cell) => quoted(guarded(cell))).join('\t')).join('\r\n')
}

/** The same cells as a table, which spreadsheets and mail prefer. Texts are marked so that long ids keep all their digits. */
export function toHtmlTable(cells: readonly (readonly string[])[]): string {
  const body = cells.map(
    (row) => `<tr>${row.map((cell) => `<td style="mso-number-format:'\\@'">${escaped(cell)}</td>`).join('')}</tr>`,
  )
  return `<table>${body.join('')}</table>`
}

/** Reads cells as spreadsheets copy them: the reverse of `toTsv`, guards against formulas included. */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  // Each step takes one cell with what ends it; sticky, so that empty cells are taken too.
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at = cell.lastIndex) {
    cell.lastIndex = at
    const [, inQuotes, plain = '', end] = cell.exec(text) ?? []
    row.push(unguarded(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"')))
    if (end === '\t' && cell.lastIndex === text.length) row.push('')
    if (end === '\t') continue
    rows.push(row)
    row = []
  }
  return row.length > 0 ? [...rows, row] : rows
}

function unguarded(cell: string): string {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell
}

export interface PastedList {
  /** In the order pasted, each once. */
  readonly values: readonly string[]
  readonly duplicates: number
  /** What a spreadsheet has mangled beyond recovery: long ids in scientific notation. */
  readonly mangled: readonly string[]
}

/** Reads ids from what people paste: a column or row of a spreadsheet, a quoted list, lines, commas of any script. */
export function parsePastedList(text: string): PastedList {
  const values = new Set<string>()
  const mangled: string[] = []
  let duplicates = 0
  for (const part of text.replaceAll(invisible, '').split(separators)) {
    const value = part
      .trim()
      .replace(/^["'“‘#]+|["'”’]+$/g, '')
      .replace(/^'/, '')
      .trim()
    if (value === '') continue
    if (scientific.test(value)) mangled.push(value)
    else if (values.has(value)) duplicates += 1
    else values.add(value)
  }
  return { values: [...values], duplicates, mangled }
}

const separators = /[\s,;|，；、]+/
/** Byte order mark, zero-width characters and direction marks, which chats and spreadsheets add. */
const invisible = /[\uFEFF\u200B-\u200F\u202A-\u202E\u2060]/g
const scientific = /^\d(?:[.,]\d+)?[eE]\+\d+$/
const plainNumber = /^[+-]?[\d\s.,]+%?$/

/** A text that a spreadsheet would run as a formula gets an apostrophe; numbers never do. */
function guarded(cell: string): string {
  return /^[=+\-@]/.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  return /[\t"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function escaped(cell: string): string {
  return cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
