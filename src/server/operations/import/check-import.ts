import { sql } from 'kysely'
import { titleIdOf } from '../../../fields/standard-fields'
import type { Entity } from '../../../schema/entity'
import type { PageInfo } from '../../../schema/registry'
import { caption } from '../../base/captions'
import { Records } from '../../db/records'
import { Refusal, type Problem } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { asRefusal } from '../../pipeline/pipeline'
import { readDrafts, type DraftRow } from './read-drafts'
import { readSheet } from './sheet'
import { takeRow } from './take-row'

/** What is wrong with one row of a sheet. */
export interface RowFault {
  /** As the spreadsheet numbers it. */
  readonly row: number
  readonly field: string
  readonly problem: string
  readonly msg: string
}

/** A sheet that was looked through. */
export interface CheckedSheet {
  readonly rows: readonly DraftRow[]
  readonly added: number
  readonly changed: number
  /** Empty where all of it can be taken. */
  readonly faults: readonly RowFault[]
  /** How many rows were saved on trial; of the rest only the reading was checked. */
  readonly tried: number
}

/** How many rows are saved on trial: more would hold the database up. */
const maxTried = 1_000

/**
 * Reads a stored sheet and checks every row: what its cells say, then, by saving it on trial, what the rules of its
 * entity say. Nothing stays.
 * @throws A0400 where the sheet itself cannot be read
 */
export async function checkImport(
  context: Context,
  page: PageInfo,
  entity: Entity,
  file: string,
  given: Readonly<Record<string, unknown>>,
): Promise<CheckedSheet> {
  const rows = await readDrafts(
    {
      registry: context.services.registry,
      db: context.db,
      page,
      entity,
      zone: context.account.zone,
      language: context.language,
      given,
    },
    await readSheet(context.services, file),
  )
  const faults: RowFault[] = []
  const note = (row: DraftRow, problems: readonly Problem[]) =>
    faults.push(...problems.map((each) => faultOf(context, entity, row.line, each)))
  const seen = new Set<number>()
  for (const row of rows) {
    note(row, row.problems)
    if (row.id !== undefined && seen.has(row.id)) note(row, [{ field: 'id', problem: 'error.duplicate' }])
    if (row.id !== undefined) seen.add(row.id)
  }
  const sound = rows.filter(({ problems }) => problems.length === 0).slice(0, maxTried)
  await onTrial(context, async (place) => {
    for (const row of sound) note(row, await problemsOf(place, entity, row))
  })
  const added = rows.filter(({ id }) => id === undefined).length
  const sorted = faults.sort((a, b) => a.row - b.row)
  return { rows, added, changed: rows.length - added, faults: sorted, tried: sound.length }
}

/** What saving a row would be refused for; the rows before it count as saved, so that two of the same are reported. */
async function problemsOf(context: Context, entity: Entity, row: DraftRow): Promise<readonly Problem[]> {
  await sql`savepoint import_row`.execute(context.db)
  try {
    await takeRow(context, entity, row)
    await sql`release savepoint import_row`.execute(context.db)
    return []
  } catch (error) {
    await sql`rollback to savepoint import_row`.execute(context.db)
    const refusal = asRefusal(error)
    if (!(error instanceof Refusal))
      context.log.warn({ err: error, row: row.line }, 'a row of an import could not be tried')
    return problemsIn(refusal)
  }
}

function problemsIn({ caption: problem, params, data }: Refusal): readonly Problem[] {
  const list = typeof data === 'object' && data !== null && 'problems' in data ? data.problems : undefined
  return Array.isArray(list) && list.length > 0 ? (list as Problem[]) : [{ field: '', problem, params }]
}

/** Does something that is taken back at once; its records keep their changes to themselves. */
async function onTrial(context: Context, work: (place: Context) => Promise<void>): Promise<void> {
  await sql`savepoint import_trial`.execute(context.db)
  try {
    await work({ ...context, records: new Records(context.db, context.account.id, context.now) })
  } finally {
    await sql`rollback to savepoint import_trial`.execute(context.db)
  }
}

function faultOf({ language }: Context, entity: Entity, row: number, { field, problem, params }: Problem): RowFault {
  const [name = ''] = field.split('.')
  const called = name === '' ? '' : caption(language, name === 'id' ? 'record.id' : titleIdOf(entity, name))
  const said = caption(language, problem, params)
  return {
    row,
    field,
    problem,
    msg: called ? caption(language, 'import.fault', { field: called, problem: said }) : said,
  }
}
