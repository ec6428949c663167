import { isTranslated, isReference } from '../../../fields/field-traits'
import type { Kysely } from 'kysely'
import { areaGroupOf } from '../../../fields/areas/field'
import { fixedValues } from '../../../fields/fixed-filters'
import { currencyBeside } from '../../../fields/money/currency-beside'
import { captionIdOf } from '../../../fields/standard-fields'
import { labelFields, type Entity } from '../../../schema/entity'
import { isListing } from '../../../schema/page'
import type { PageInfo, Registry } from '../../../schema/registry'
import type { Database } from '../../db/database'
import { badRequest, type Problem } from '../../base/errors'
import { targetOf } from '../../access/references'
import { findReferences } from './find-references'
import { readHeadings, type ImportColumn } from './headings'
import { refreshDictionaries } from '../../db/read-dictionaries'
import { readCell, textOf } from './read-cell'
import type { Sheet, SheetCell, SheetRow } from './sheet'

/** A row as what would be saved: with an id it changes that record, without one it adds one. */
export interface DraftRow {
  readonly line: number
  readonly id?: number
  readonly draft: Readonly<Record<string, unknown>>
  readonly problems: readonly Problem[]
}

/** What reading a sheet needs besides it. */
export interface DraftReader {
  readonly registry: Registry
  readonly db: Kysely<Database>
  readonly page: PageInfo
  readonly entity: Entity
  readonly zone: string
  /** The language of texts whose column names none: that of whoever wrote the sheet. */
  readonly language: 'zh' | 'en'
  /** Fields that every row has that does not say otherwise. */
  readonly given: Readonly<Record<string, unknown>>
}

/**
 * Reads every row of a sheet. An empty cell leaves its field as it is.
 * @throws A0400 that names the headings that mean nothing
 */
export async function readDrafts(reader: DraftReader, sheet: Sheet): Promise<DraftRow[]> {
  const { columns, unknown } = readHeadings(reader.registry, reader.page, reader.entity, sheet.headings)
  if (unknown.length > 0)
    throw badRequest(unknown.map((name) => ({ field: 'file', problem: 'import.unknownHeading', params: { name } })))
  await refreshDictionaries(reader.db)
  const finders = await makeFinders(reader, columns, sheet)
  return sheet.rows.map((row) => readRow(reader, columns, finders, row))
}

type Finders = ReadonlyMap<ImportColumn, ReadonlyMap<string, readonly number[]>>

/** Looks up every text of every column that refers to records, a few queries a column. */
async function makeFinders(
  { registry, db, entity }: DraftReader,
  columns: readonly ImportColumn[],
  sheet: Sheet,
): Promise<Finders> {
  const finders = new Map<ImportColumn, ReadonlyMap<string, readonly number[]>>()
  for (const column of columns) {
    if (column.kind === 'id') continue
    const target = column.kind === 'far' ? column.target : targetOf(registry, entity, column.name)
    if (!target) continue
    const texts = sheet.rows.flatMap(({ cells }) => {
      const cell = cells[column.index]
      if (cell === null || cell === undefined) return []
      const text = textOf(cell)
      return [text, ...text.split(/\s*[、;\n]\s*|,\s+/)].filter(Boolean)
    })
    const field = column.kind === 'far' ? column.far : (labelFields(target)[0] ?? 'id')
    const declared = entity.fields[column.name]
    const group = declared && areaGroupOf(declared)
    finders.set(column, await findReferences(db, target, field, texts, group))
  }
  return finders
}

function readRow(reader: DraftReader, columns: readonly ImportColumn[], finders: Finders, row: SheetRow): DraftRow {
  const draft: Record<string, unknown> = {}
  const problems: Problem[] = []
  let id: number | undefined
  // What finds a record by something of its own goes before its label, which several records may bear.
  const ordered = [...columns].sort((a, b) => Number(b.kind === 'far') - Number(a.kind === 'far'))
  for (const column of ordered) {
    const cell = row.cells[column.index]
    if (cell === null || cell === undefined || textOf(cell) === '') continue
    if (column.kind === 'id') {
      id = Number(textOf(cell).replace('#', ''))
      if (!Number.isSafeInteger(id) || id < 1) problems.push({ field: 'id', problem: 'error.notRecord' })
      continue
    }
    if (column.kind === 'far') {
      const [found] = finders.get(column)?.get(textOf(cell)) ?? []
      if (found !== undefined) draft[column.name] ??= found
      continue
    }
    if (isReference(column.field) && column.name in draft) continue
    const read = readField(reader, column, finders, cell, row, columns)
    if ('problem' in read) problems.push({ field: column.name, problem: read.problem })
    else draft[column.name] = merged(reader, draft[column.name], column, read.value)
  }
  for (const [name, value] of Object.entries(reader.given))
    if (value !== null && !(name in draft) && id === undefined) draft[name] = value
  if (id === undefined) Object.assign(draft, heldOf(reader))
  return { line: row.line, ...(id !== undefined && { id }), draft, problems }
}

/** What a row adds has what the page's list is limited to, whatever the sheet says. */
function heldOf({ page: { page }, entity }: DraftReader): Readonly<Record<string, unknown>> {
  if (!isListing(page) || page.entity !== entity) return {}
  return Object.fromEntries(Object.entries(fixedValues(page)).filter(([name]) => !entity.fields[name]?.readOnly))
}

function readField(
  { entity, zone }: DraftReader,
  column: Extract<ImportColumn, { kind: 'field' }>,
  finders: Finders,
  cell: NonNullable<SheetCell>,
  row: SheetRow,
  columns: readonly ImportColumn[],
) {
  const told = currencyBeside(entity, column.name)
  const beside = told && columns.find((each) => each.kind === 'field' && each.name === told)
  const currency = beside && row.cells[beside.index]
  return readCell(cell, column.field, {
    zone,
    captionId: captionIdOf(entity, column.name),
    find: (text) => finders.get(column)?.get(text) ?? [],
    ...(currency && { currency: textOf(currency) }),
  })
}

/** Texts by language are put together from their columns; what they lack is filled in when the record is at hand. */
function merged(
  { language }: DraftReader,
  present: unknown,
  { field, language: named }: Extract<ImportColumn, { kind: 'field' }>,
  value: unknown,
): unknown {
  if (!isTranslated(field)) return value
  const texts = present as Readonly<Record<string, unknown>> | undefined
  // A column of one language says more than one that leaves it to the reader.
  return named === undefined ? { [language === 'zh' ? 'zh_CN' : 'en']: value, ...texts } : { ...texts, [named]: value }
}
