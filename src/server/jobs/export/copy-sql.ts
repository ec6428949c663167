import { isReference, isReferenceList, isTranslated, refersTo, traitsOf } from '../../../fields/field-traits'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import { labelFields, type Entity } from '../../../schema/entity'
import type { Registry } from '../../../schema/registry'
import type { Database } from '../../db/database'
import { storageOf } from '../../db/storage'
import { literal, quote } from '../../db/table-plan'
import { orderSql, whereSql } from '../../operations/list'
import { refreshDictionaries } from '../../db/read-dictionaries'
import { targetOf } from '../../access/references'
import { guardSql, isPlain, joinedSql } from '../../../fields/cell-sql-parts'
import { captionSql } from '../../../fields/captions/cell-sql'
import { allOrSql, cellSql, labelSql, type FileReading } from './cell-sql'
import { formatContext, type ExportColumn, type Reader } from './export-columns'
import type { ExportList } from './export-list'

/**
 * The query that gives a list's rows as the cells of its file, in the list's order, for `COPY … TO STDOUT`: the database
 * writes them, and Node only puts them into the form of the file. In a CSV every cell is a text, and guarded; in a workbook
 * numbers are of a type of numbers.
 * @returns undefined where a column cannot be said in SQL; the rows are then written one by one
 */
export async function copySql(
  registry: Registry,
  db: Kysely<Database>,
  { entity, prepared }: Pick<ExportList, 'entity' | 'prepared'>,
  columns: readonly ExportColumn[],
  reader: Reader,
  format: 'csv' | 'xlsx',
): Promise<string | undefined> {
  await refreshDictionaries(db)
  const writer = new CellWriter(registry, db, entity, { context: formatContext(reader), isGuarded: format === 'csv' })
  const cells: string[] = []
  for (const column of columns) {
    const cell = await writer.cell(column)
    if (cell === undefined) return undefined
    cells.push(cell)
  }
  const list = sql`select ${sql.raw(cells.join(',\n'))} from ${sql.table(storageOf(entity).table)}
    ${whereSql(prepared.conditions)} order by ${orderSql(prepared.order)}`.compile(db)
  return withLiterals(list.sql, list.parameters)
}

/** Of records up to this many the labels are written into the query: looking them up there keeps the list's order. */
const maxLabels = 2_000

/** The labels of an entity's records, in SQL, by the SQL of an id. */
interface Labels {
  readonly of: (id: string) => string
  /** None of them is empty or has to be guarded. */
  readonly arePlain: boolean
}

class CellWriter {
  readonly #labels = new Map<string, Promise<Labels>>()

  constructor(
    private readonly registry: Registry,
    private readonly db: Kysely<Database>,
    private readonly entity: Entity,
    private readonly reading: FileReading,
  ) {}

  async cell(column: ExportColumn): Promise<string | undefined> {
    const [first = '', ...steps] = column.path.split('.')
    const own = storedName(this.entity, first)
    if (own === undefined) return undefined
    if (steps.length > 0) return this.#farCell(column, own, [first, ...steps])
    const target = targetOf(this.registry, this.entity, first)
    if (!target) {
      const currency = column.currencyPath && storedName(this.entity, column.currencyPath)
      return column.currencyPath && !currency ? undefined : cellSql(column, own, this.reading, currency)
    }
    if (column.isMasked) return undefined
    const labels = await this.#labelsOf(target)
    if (!labels) return undefined
    const { of, arePlain } = labels
    const label = (id: string) => labelSql(of(id), id)
    if (isReference(column.field)) return arePlain ? label(own) : guardSql(label(own), this.reading)
    const { all } = traitsOf(column.field)
    const each = (id: string) => (all ? allOrSql(all, label(id), id, this.reading) : label(id))
    return joinedSql(own, each, arePlain, this.reading)
  }

  /** A field of a record at the end of one or several references, each looked up by its id. */
  #farCell(column: ExportColumn, own: string, steps: readonly string[]): string | undefined {
    const { field } = column
    if (refersTo(field) !== undefined || traitsOf(field).isMoney) return undefined
    let [entity, id]: [Entity, string] = [this.entity, own]
    for (const [at, step] of steps.slice(0, -1).entries()) {
      const target = targetOf(this.registry, entity, step)
      const next = target && storageOf(target).byField.get(steps[at + 1] ?? '')
      if (!target || !next || isOfMany(entity, step)) return undefined
      const isLast = at === steps.length - 2
      const found = `f.${quote(next.column)}`
      const cell = isLast ? cellSql(column, found, this.reading) : found
      if (!cell) return undefined
      id = `(select ${cell} from ${quote(storageOf(target).table)} f where f.id = ${id})`
      entity = target
    }
    return id
  }

  #labelsOf(target: Entity): Promise<Labels | undefined> {
    const [own, ...others] = labelFields(target)
    const label = others.length === 0 && own ? storageOf(target).byField.get(own) : undefined
    const isText = label?.kind.type === 'text' && !traitsOf(label.declared).isMarkup
    if (!label || !(isText || isTranslated(label.declared))) return Promise.resolve(undefined)
    const known = this.#labels.get(target.name) ?? this.#readLabels(target, label.column, isText)
    this.#labels.set(target.name, known)
    return known
  }

  async #readLabels(target: Entity, column: string, isText: boolean): Promise<Labels> {
    const table = storageOf(target).table
    const text = (name: string) => (isText ? name : captionSql(name, this.reading.context.language))
    const { rows } = await sql<{ id: number; label: string | null }>`
      select id, ${sql.raw(text(quote(column)))} as label from ${sql.table(table)} limit ${maxLabels + 1}`.execute(
      this.db,
    )
    if (rows.length > maxLabels)
      return {
        of: (id) => `(select ${text(`l.${quote(column)}`)} from ${quote(table)} l where l.id = ${id})`,
        arePlain: !this.reading.isGuarded,
      }
    const labels = Object.fromEntries(rows.map(({ id, label }) => [id, label]))
    return {
      of: (id) => `(${literal(JSON.stringify(labels))}::jsonb ->> (${id})::text)`,
      arePlain: rows.every(({ label }) => label === null || isPlain(label, this.reading)),
    }
  }
}

/** Whether a field refers to several records: a list shows something of the first, which COPY leaves to the row-wise path. */
function isOfMany({ fields }: Entity, name: string): boolean {
  return isReferenceList(fields[name])
}

/** The stored column of a field of the list's entity, with its table's name. */
function storedName(entity: Entity, field: string): string | undefined {
  const { table, byField } = storageOf(entity)
  const stored = byField.get(field)
  return stored && `${quote(table)}.${quote(stored.column)}`
}

/** COPY takes no parameters: each is written out, as a text that PostgreSQL reads by its context. */
function withLiterals(text: string, parameters: readonly unknown[]): string {
  return text.replace(/\$(\d+)/g, (_whole, number: string) => valueLiteral(parameters[Number(number) - 1]))
}

function valueLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return pg.escapeLiteral(Array.isArray(value) ? `{${value.map(memberText).join(',')}}` : plainText(value))
}

function memberText(value: unknown): string {
  if (value === null) return 'null'
  return `"${plainText(value).replace(/["\\]/g, (character) => `\\${character}`)}"`
}

function plainText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value)
  throw new Error('A filter holds a value that COPY cannot be given.')
}
