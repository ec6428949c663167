import { sql } from 'kysely'
import { runnableStates } from '../../schema/check'
import { onlySet } from '../../schema/command'
import type { Entity } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import { caption, type Language } from '../captions'
import { rowFrom, storageOf } from '../db/storage'
import type { Selection } from '../jobs/jobs'
import type { Problem } from '../pipeline/errors'
import type { Context } from '../pipeline/operation'
import type { Handler } from './handler'
import { ineligible, type Reason } from './eligibility'
import { orderSql, prepareQuery, whereSql } from './list'
import { unlessMissing } from './missing-arguments'

/** What a command would do: of how many records it would run on how many, and why not on the others. */
export interface Preview {
  readonly total: number
  readonly eligible: number
  /** Why some cannot take it now, with how many and the first few by name. */
  readonly reasons: readonly { readonly reason: string; readonly count: number; readonly examples: readonly string[] }[]
  /** What has to be confirmed before it runs, likewise. */
  readonly warnings?: readonly {
    readonly warning: string
    readonly count: number
    readonly examples: readonly string[]
  }[]
  /** What is wrong with rows of a sheet, by the line that the spreadsheet numbers them by. */
  readonly faults?: readonly {
    readonly row: number
    readonly field: string
    readonly problem: string
    readonly msg: string
  }[]
  /** What would become of each thing that was given, in words. */
  readonly lines?: readonly string[]
  /** The figures come from a sample of so many records. */
  readonly sampled?: number
}

/** Records looked at one by one; of more, a sample tells. */
const largestSample = 2_000
const mostExamples = 3

/**
 * Counts what a command would do to a selection, and does nothing. Records that only an argument could rule out, which is
 * not entered yet, count as eligible.
 */
export async function previewCommand(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  selection: Selection,
  args: unknown,
): Promise<Preview> {
  const entity = info.command.entity as Entity
  const where = selectionSql(context, entity, selection)
  const table = sql.table(storageOf(entity).table)
  const isByState = !info.command.when && Object.keys(onlySet(info.command)).length === 0
  if (isByState && !handler.check && !handler.warn) return previewByState(context, info, entity, where)
  const counted = await sql<{ total: number }>`select count(*) as total from ${table}${where}`.execute(context.db)
  const total = Number(counted.rows[0]?.total ?? 0)
  const stored = await sql<
    Record<string, unknown>
  >`select * from ${table}${where} order by id limit ${largestSample}`.execute(context.db)
  const reasons: Notes = new Map()
  const warnings: Notes = new Map()
  let eligible = 0
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
  }
  const isSample = total > stored.rows.length
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
    ...(isSample && { sampled: stored.rows.length }),
  }
}

/** Where only the state decides, one grouped count tells all, however many records there are. */
async function previewByState(
  context: Context,
  info: CommandInfo,
  entity: Entity,
  where: ReturnType<typeof selectionSql>,
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
  }
}

/** The records of a selection as a `where`: by id, or by the list's own conditions, less those taken out. */
export function selectionSql(
  context: Pick<Context, 'account' | 'language' | 'services' | 'now'>,
  entity: Entity,
  selection: Selection,
) {
  if ('ids' in selection) return whereSql([sql<boolean>`id = any(${selection.ids})`])
  const { conditions, order } = prepareQuery(context.services.registry, entity, context, selection.query)
  const { except, ranges, also } = selection
  const table = sql.table(storageOf(entity).table)
  const windows = (ranges ?? []).map(
    ({ from, to }) => sql<boolean>`id in (select id from ${table}${whereSql(conditions)}
      order by ${orderSql(order)} offset ${from} limit ${Math.max(0, to - from + 1)})`,
  )
  const picked = also?.length ? [sql<boolean>`id = any(${also})`] : []
  const within = ranges ? [sql<boolean>`(${sql.join([...windows, ...picked, sql`false`], sql` or `)})`] : conditions
  const kept = except.length > 0 ? [sql<boolean>`id <> all(${except})`] : []
  return whereSql([...within, ...kept])
}

/** A reason in the reader's language; what it names may itself be a caption. */
export function textOf({ language }: Pick<Context, 'language'>, { caption: id, params, problems }: Reason): string {
  const named = Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, caption(language, value)]))
  return caption(language, id, { ...named, ...(problems && { faults: faultsOf(language, problems) }) })
}

/** Several problems as one list in a sentence. */
export function faultsOf(language: Language, problems: readonly Problem[]): string {
  const texts = problems.map((each) => caption(language, each.problem, each.params))
  return texts.join(language === 'zh' ? '；' : '; ')
}

type Notes = Map<string, { count: number; examples: string[] }>

async function note(reasons: Notes, reason: string, example: () => Promise<string>): Promise<void> {
  const entry = reasons.get(reason) ?? { count: 0, examples: [] }
  entry.count++
  if (entry.examples.length < mostExamples) entry.examples.push(await example())
  reasons.set(reason, entry)
}
