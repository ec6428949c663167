import { Readable } from 'node:stream'
import { zip, type ZipFile } from '../../../storage/zip'
import { escapeXml } from './cell-xml'
import { nextSheet, type SheetXml } from './sheet-xml'

/** An XLSX file of one list, made while it is read. @param rows the XML of its rows; nothing is asked for before the file is read */
export function workbook(title: string, rows: SheetXml): Readable {
  return Readable.from(read(title, rows))
}

async function* read(title: string, rows: SheetXml): AsyncGenerator<Buffer> {
  yield* zip(parts(title, rows)) as AsyncIterable<Buffer>
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The files in an XLSX file. How many sheets there are is known when their rows are over, and is told then. */
async function* parts(title: string, rows: SheetXml): AsyncGenerator<ZipFile> {
  const pieces = rows[Symbol.asyncIterator]()
  let sheets = 0
  let goesOn = true
  const sheet = async function* () {
    goesOn = false
    yield Buffer.from(sheetStart)
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      goesOn = next.value === nextSheet
      if (next.value === nextSheet) break
      yield next.value
    }
    yield Buffer.from(sheetEnd)
  }
  try {
    while (goesOn) yield { name: `xl/worksheets/sheet${++sheets}.xml`, content: Readable.from(sheet()) }
  } finally {
    await pieces.return?.()
  }
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1)
  yield text('xl/styles.xml', styles)
  yield text('xl/workbook.xml', book(title, numbers))
  yield text('xl/_rels/workbook.xml.rels', bookRelations(numbers))
  yield text('_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')))
  yield text('[Content_Types].xml', contentTypes(numbers))
}

function text(name: string, xml: string): ZipFile {
  return { name, content: Readable.from([Buffer.from(head + xml)]) }
}

/** The headings stay where they are while the rows are scrolled. */
const sheetStart = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><sheetData>`
const sheetEnd = '</sheetData></worksheet>'

/** One font, one cell format: every program asks for these. */
const styles = `<styleSheet xmlns="${main}"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

function book(title: string, numbers: readonly number[]): string {
  const sheets = numbers.map(
    (number) => `<sheet name="${escapeXml(sheetName(title, number))}" sheetId="${number}" r:id="rId${number}"/>`,
  )
  return `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`
}

function bookRelations(numbers: readonly number[]): string {
  const sheets = numbers.map((number) => relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`))
  return relations(...sheets, relation(`rId${numbers.length + 1}`, 'styles', 'styles.xml'))
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
}

function relations(...each: readonly string[]): string {
  return `<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`
}

function contentTypes(numbers: readonly number[]): string {
  const part = (name: string, type: string) => `<Override PartName="/xl/${name}" ContentType="${types}.${type}+xml"/>`
  const sheets = numbers.map((number) => part(`worksheets/sheet${number}.xml`, 'worksheet'))
  return `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook.xml', 'sheet.main')}${part('styles.xml', 'styles')}${sheets.join('')}</Types>`
}

/** 31 characters at most, without those that a spreadsheet forbids, and not the one name that it keeps to itself. */
function sheetName(title: string, number: number): string {
  const name = title
    .replace(/[\\/?*[\]:\p{Cc}]/gu, ' ')
    .slice(0, 26)
    .replace(/^[\s']+|[\s']+$/g, '')
  const isNumbered = number > 1 || /^history$/i.test(name)
  return `${name || 'Sheet'}${isNumbered ? `_${number}` : ''}`
}
