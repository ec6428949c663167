import { isTranslated } from '../../../../fields/field-traits'
import { sql } from 'kysely'
import contentBatch from '../../../../entities/movie-manage/content-batch'
import contentBatchRow from '../../../../entities/movie-manage/content-batch-row'
import { titleIdOf } from '../../../../fields/standard-fields'
import type { Entity, Row } from '../../../../schema/entity'
import { caption } from '../../../base/captions'
import { isEqual, Records } from '../../../db/records'
import { columnsFrom, storageOf } from '../../../db/storage'
import { readHeadings } from '../../../operations/import/headings'
import { readDrafts, type DraftRow } from '../../../operations/import/read-drafts'
import { readSheet, type Sheet } from '../../../operations/import/sheet'
import { edit } from '../../../operations/save'
import { badField, Refusal, type Problem } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'
import { asRefusal } from '../../../pipeline/pipeline'
import { batchTarget, shutWhilePublished, type Batch, type BatchTarget } from './batch-target'
import { cellText } from './cell-text'

type Values = Readonly<Record<string, unknown>>
type BatchRow = Partial<Row<typeof contentBatchRow>>

/** How many rows are saved on trial: more would hold the database up. */
const maxTried = 1_000
/** Rows written at once. */
const batchSize = 500

/**
 * Reads a batch's sheet against the records as they are, cell by cell, and says what it would change and what is wrong.
 * Nothing of the records changes.
 * @throws A0400 where the sheet itself cannot be read
 */
export async function checkBatch(context: Context, batch: Batch): Promise<Batch> {
  if (!batch.file) throw badField('file', 'error.required')
  const target = batchTarget(context.services.registry, batch.target)
  const sheet = await readSheet(context.services, batch.file)
  const checks: RowCheck[] = []
  const seen = new Set<number>()
  for (const draft of await readRows(context, target, sheet, batch)) {
    checks.push(await checkRow(context, target, draft, seen, checks.length < maxTried))
    if (draft.id !== undefined) seen.add(draft.id)
  }
  await writeRows(context, batch.id, checks)
  const faulty = checks.filter(({ problems }) => problems.length > 0).length
  return context.records.update(contentBatch, batch, {
    state: faulty > 0 ? 'faulty' : 'ready',
    rows: checks.length,
    faulty,
    unchanged: checks.filter(({ changed, problems }) => problems.length === 0 && changed.length === 0).length,
    fieldsChanged: countsOf(checks),
    ...{ applied: 0, failed: 0, progress: 0 },
  })
}

interface RowCheck {
  readonly line: number
  readonly id: number | undefined
  readonly current: Values | undefined
  readonly changed: readonly (readonly [field: string, value: unknown])[]
  readonly problems: readonly Problem[]
  readonly messages: readonly string[]
}

async function readRows(context: Context, { entity, page }: BatchTarget, sheet: Sheet, batch: Batch) {
  const { services, db, language, account } = context
  const reader = {
    registry: services.registry,
    db,
    page,
    entity,
    language,
    given: {},
    zone: account.zone,
  }
  const drafts = await readDrafts(reader, sheet)
  if (batch.emptyCells !== 'clear') return drafts
  const { columns } = readHeadings(services.registry, page, entity, sheet.headings)
  return drafts.map((draft, index) => {
    const { cells = [] } = sheet.rows[index] ?? {}
    const emptied = columns.flatMap((column): [string, null][] => {
      if (column.kind !== 'field' || column.field.required || column.field.default !== undefined) return []
      const cell = cells[column.index]
      return cell === null || cell === undefined || cell === '' ? [[column.name, null]] : []
    })
    return { ...draft, draft: { ...Object.fromEntries(emptied), ...draft.draft } }
  })
}

async function checkRow(
  context: Context,
  { entity }: BatchTarget,
  { line, id, draft, problems: unread }: DraftRow,
  seen: ReadonlySet<number>,
  isTried: boolean,
): Promise<RowCheck> {
  const current = id === undefined ? undefined : ((await context.records.find(entity, id)) as Values | undefined)
  const problems = [...unread]
  if (id === undefined) problems.push({ field: 'id', problem: 'error.required' })
  else if (seen.has(id)) problems.push({ field: 'id', problem: 'error.duplicate' })
  else if (!current) problems.push({ field: 'id', problem: 'error.noSuchRecord' })
  const changed = Object.entries(current ? withWholeTexts(entity, draft, current) : {}).filter(
    ([name, value]) => !isEqual(value, current?.[name]),
  )
  for (const [field] of changed)
    if (current?.state === 'published' && shutWhilePublished.includes(field))
      problems.push({ field, problem: 'movie-manage.batch-update.shut' })
  if (isTried && current && problems.length === 0 && changed.length > 0)
    problems.push(...(await problemsOf(context, entity, current, Object.fromEntries(changed))))
  return { line, id, current, changed, problems, messages: problems.map((each) => messageOf(context, entity, each)) }
}

/** A sheet may hold some languages of a text: the others stay as they are. */
function withWholeTexts(entity: Entity, draft: Values, current: Values): Values {
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => {
      const isText = isTranslated(entity.fields[name]) && value !== null
      return [name, isText ? { ...(current[name] as object | null), ...(value as object) } : value]
    }),
  )
}

/** What saving a row would be refused for; it is taken back at once. */
async function problemsOf(context: Context, entity: Entity, current: Values, changed: Values): Promise<Problem[]> {
  const { db, account, now, services } = context
  await sql`savepoint batch_row`.execute(db)
  try {
    const records = new Records(db, account.id, now)
    const body = { id: current.id, version: current.version, ...changed }
    await edit({ ...context, records }, services.registry, entity, body)
    return []
  } catch (error) {
    const refusal = asRefusal(error)
    if (!(error instanceof Refusal)) context.log.warn({ err: error }, 'a row of a batch could not be tried')
    return problemsIn(refusal)
  } finally {
    await sql`rollback to savepoint batch_row`.execute(db)
  }
}

function problemsIn({ caption: problem, params, data }: Refusal): Problem[] {
  const list = typeof data === 'object' && data !== null && 'problems' in data ? data.problems : undefined
  return Array.isArray(list) && list.length > 0 ? (list as Problem[]) : [{ field: '', problem, params }]
}

function messageOf({ language }: Context, entity: Entity, { field, problem, params }: Problem): string {
  const name = field.split('.')[0] ?? ''
  const said = caption(language, problem, params)
  if (name === '') return said
  const called = caption(language, name === 'id' ? 'record.id' : titleIdOf(entity, name))
  return caption(language, 'import.fault', { field: called, problem: said })
}

/** A row for each cell that would change; one for a row that is wrong or changes nothing. */
async function writeRows({ db, now, account }: Context, batch: number, checks: readonly RowCheck[]): Promise<void> {
  const at = now.toISOString()
  const standard = { version: 1, createdAt: at, createdBy: account.id, updatedAt: at, updatedBy: account.id }
  const rows = checks.flatMap(cellsOf).map((row) => columnsFrom(contentBatchRow, { ...standard, batch, ...row }))
  for (let start = 0; start < rows.length; start += batchSize)
    await db
      .insertInto(storageOf(contentBatchRow).table)
      .values(rows.slice(start, start + batchSize))
      .execute()
}

function cellsOf({ line, id, current, changed, problems, messages }: RowCheck): BatchRow[] {
  const isTitle = current !== undefined && !('content' in current)
  const content = (isTitle ? id : (current?.content as number | undefined)) ?? null
  const row = { line, content, record: id ?? null, field: null, before: null, after: null, message: null }
  const none = { ...row, was: null, becomes: null }
  if (problems.length > 0)
    return [{ ...none, field: problems[0]?.field ?? null, result: 'fault', message: messages.join('; ').slice(0, 300) }]
  if (changed.length === 0) return [{ ...none, result: 'unchanged' }]
  return changed.map(([field, value]) => ({
    ...row,
    field,
    before: cellText(current?.[field]),
    after: cellText(value),
    was: { value: current?.[field] ?? null },
    becomes: { value },
    result: 'ok',
  }))
}

function countsOf(checks: readonly RowCheck[]): NonNullable<Batch['fieldsChanged']> {
  const counts = new Map<string, number>()
  for (const { changed, problems } of checks)
    if (problems.length === 0) for (const [field] of changed) counts.set(field, (counts.get(field) ?? 0) + 1)
  return [...counts].map(([field, count]) => ({ field, count }))
}
