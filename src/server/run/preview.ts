import { sql } from 'kysely'
import { runnableStates } from '../../schema/eligibility'
import type { Preview } from '../../calls/run'
import { onlySet } from '../../schema/command'
import type { Entity, Row } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import { caption } from '../base/captions'
import { rowFrom, storageOf } from '../db/storage'
import type { Selection } from '../jobs/jobs'
import type { Context } from '../pipeline/operation'
import type { Handler } from '../operations/handler'
import { ineligible } from '../operations/eligibility'
import { unlessMissing } from '../operations/missing-arguments'
import { declaredEffects, effectLines, waitsForSecond, withDeclared, type Effect } from '../operations/effect'
import { effectOf } from '../operations/handlers'
import { notFound, Refusal } from '../base/errors'
import { isCountable } from '../operations/count-rows'
import { textOf } from '../operations/preview'
import { countSelection } from './count-selection'
import { takesSecond } from './second-person'
import { selectionSql } from './select'

/** Records looked at one by one while somebody waits; of more, a sample tells, and each is looked at when it is its turn. */
const largestSample = 300
const maxExamples = 3

/**
 * Counts what a command would do to a selection, and does nothing. Records that only an argument could rule out, which is
 * not entered yet, count as eligible.
 * @throws A0404 where the one record meant is not there, or out of reach
 */
export async function previewCommand(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  selection: Selection,
  args: unknown,
): Promise<Preview> {
  const preview = await look(context, info, handler, selection, args)
  if (preview.total === 0 && 'ids' in selection && selection.ids.length === 1)
    throw notFound((info.command.entity as Entity).name, selection.ids[0] ?? 0)
  return preview
}

async function look(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  selection: Selection,
  args: unknown,
): Promise<Preview> {
  const entity = info.command.entity as Entity
  const where = await selectionSql(context, info, selection)
  const table = sql.table(storageOf(entity).table)
  const from = sql`from ${table}${where}`
  const isByState = !info.command.when && Object.keys(onlySet(info.command)).length === 0
  const isStateAlone = isByState && !handler.check && !handler.warn
  const isFew = 'ids' in selection && selection.ids.length <= largestSample
  const isByEach = isFew && (handler.effect ?? effectOf(info.command) ?? mayTakeSecond(info, handler))
  if (isStateAlone && !isByEach && ('ids' in selection || (await isCountable(context.db, from))))
    return previewByState(context, info, entity, where)
  const counted = await countSelection(context, info, selection)
  const stored = await sql<Record<string, unknown>>`select * ${from} order by id limit ${largestSample}`.execute(
    context.db,
  )
  const total = Math.max(counted.total, stored.rows.length)
  const reasons: Notes = new Map()
  const warnings: Notes = new Map()
  let eligible = 0
  const effects: { readonly of: readonly Effect[]; readonly count: number }[] = []
  for (const each of stored.rows) {
    const row = rowFrom(entity, each)
    const reason = await unlessMissing(() => ineligible(context, info, handler, row, args))
    const label = () => context.records.nameOf(entity, row, context.language)
    if (reason) {
      await note(reasons, textOf(context, reason), label)
      continue
    }
    eligible++
    const warning = await unlessMissing(() => handler.warn?.(context, row as never, args as never))
    if (warning) await note(warnings, caption(context.language, warning), label)
    if (total <= stored.rows.length) effects.push({ of: await effectsOn(context, info, handler, row, args), count: 1 })
  }
  const isSample = total > stored.rows.length
  const lines = effectLines(context, effects)
  const scale = isSample ? total / stored.rows.length : 1
  return {
    total,
    eligible: Math.round(eligible * scale),
    reasons: [...reasons].map(([reason, { count, examples }]) => ({
      reason,
      count: Math.round(count * scale),
      examples,
    })),
    ...(warnings.size > 0 && {
      warnings: [...warnings].map(([warning, { count, examples }]) => ({
        warning,
        count: Math.round(count * scale),
        examples,
      })),
    }),
    ...(lines.length > 0 && { lines }),
    ...(isSample && { sampled: stored.rows.length }),
    ...(counted.estimated && { estimated: true }),
  }
}

/** Whether some record may take a second person, who has to be asked for record by record. */
function mayTakeSecond({ command }: CommandInfo, handler: Handler): boolean {
  return command.money !== undefined || handler.needsSecond !== undefined || handler.savesForTwo !== undefined
}

/** What would be done to a record, as far as the arguments that are there tell; what is refused then is told by the run. */
async function effectsOn(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  row: Row<Entity>,
  args: unknown,
): Promise<readonly Effect[]> {
  const tell = handler.effect ?? effectOf(info.command)
  try {
    const told = tell ? await unlessMissing(() => tell(context, row as never, args as never)) : []
    const isForTwo = await unlessMissing(() => takesSecond(context, info, handler, row, args as never))
    // Where it hangs on what is not entered yet, the declared move may be another than the one that is made.
    const known = told ? withDeclared(told, declaredEffects(info, stateOf(row))) : []
    return [...(isForTwo ? [waitsForSecond] : []), ...known]
  } catch (error) {
    if (error instanceof Refusal) return []
    throw error
  }
}

function stateOf(row: object): unknown {
  return 'state' in row ? row.state : undefined
}

/** Where only the state decides, one grouped count tells all, however many records there are. */
async function previewByState(
  context: Context,
  info: CommandInfo,
  entity: Entity,
  where: Awaited<ReturnType<typeof selectionSql>>,
): Promise<Preview> {
  const { table, byField } = storageOf(entity)
  const state = byField.has('state') ? sql`state` : sql`null`
  const { rows } = await sql<{ state: string | null; count: number; examples: number[] }>`
    select ${state} as state, count(*) as count, (array_agg(id))[1:3] as examples
    from ${sql.table(table)}${where} group by 1`.execute(context.db)
  const states = runnableStates(info)
  const [can, cannot] = [
    rows.filter((row) => !states || states.includes(String(row.state))),
    rows.filter((row) => states && !states.includes(String(row.state))),
  ]
  const sum = (list: typeof rows) => list.reduce((total, row) => total + Number(row.count), 0)
  const second = info.command.danger === 'second' ? [waitsForSecond] : []
  const lines = effectLines(
    context,
    can.map((row) => ({ of: [...second, ...declaredEffects(info, row.state)], count: Number(row.count) })),
  )
  return {
    total: sum(rows),
    eligible: sum(can),
    reasons: await Promise.all(
      cannot.map(async (row) => ({
        reason: textOf(context, {
          caption: 'error.wrongState',
          params: { state: `${entity.name}.state.${row.state}` },
        }),
        count: Number(row.count),
        examples: await context.records.namesOf(entity, row.examples.map(Number), context.language),
      })),
    ),
    ...(lines.length > 0 && { lines }),
  }
}

type Notes = Map<string, { count: number; examples: string[] }>

async function note(reasons: Notes, reason: string, example: () => Promise<string>): Promise<void> {
  const entry = reasons.get(reason) ?? { count: 0, examples: [] }
  entry.count++
  if (entry.examples.length < maxExamples) entry.examples.push(await example())
  reasons.set(reason, entry)
}
