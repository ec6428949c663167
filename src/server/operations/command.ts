import { z } from 'zod'
import { argumentsShape } from '../../fields/record-shape'
import type { Entity } from '../../schema/entity'
import type { Fields } from '../../schema/field'
import { isListing } from '../../schema/page'
import type { CommandInfo, Registry } from '../../schema/registry'
import { caption } from '../captions'
import { Records, type Change } from '../db/records'
import { largestQuickRun, typedCountNeeded } from '../jobs/limits'
import type { Selection } from '../jobs/jobs'
import type { Account } from '../pipeline/account'
import { badField, refused } from '../pipeline/errors'
import { defineOperation, type Context, type Operation } from '../pipeline/operation'
import type { Services } from '../services'
import { requestApproval } from './approval-request'
import { askedFor } from './asked-for'
import { auditNote, auditRow } from './command-audit'
import { previewCommand, type Preview } from './command-preview'
import { refuseOver } from './put-back'
import { ineligible, type Reason } from './eligibility'
import { followChanges } from './follow-changes'
import { calledAlone } from './called-alone'
import { handlerOf } from './handlers'
import { refuseUnfit } from './refuse-unfit'
import { inOwnWords } from './own-words'
import { listQueryShape } from './list'
import type { Handler } from './handler'
import { partialArguments, unlessMissing } from './missing-arguments'
import { refusalOf } from './refusal-of'
import { runTogether } from './run-together'
import { askSecondPerson } from './second-person'
import { workOf } from './standard-handlers'

const selectionShape = {
  id: z.coerce.number().int().optional(),
  ids: z.array(z.number().int()).min(1).max(10_000).optional(),
  query: listQueryShape
    .extend({
      except: z.array(z.number().int()).max(10_000).optional(),
      ranges: z
        .array(z.strictObject({ from: z.number().int().min(0), to: z.number().int().min(0) }))
        .max(100)
        .optional(),
      also: z.array(z.number().int()).max(10_000).optional(),
      expectedCount: z.number().int().optional(),
    })
    .optional(),
  /** Says what would happen, and does nothing. */
  dryRun: z.boolean().optional(),
  /** The number of records, typed by hand where so many are at stake. */
  typedCount: z.number().int().optional(),
  /** What the dry run warned of is meant. */
  confirmed: z.boolean().optional(),
}

/** A record that a command left as it was, and why. */
export interface Skipped {
  readonly id: number
  readonly label: string
  readonly reason: Reason
}

/** The calls of all commands that the server runs. @throws with the list of commands that have no code */
export function commandOperations(registry: Registry): Operation[] {
  const served = [...registry.commands.values()].filter(({ command }) => !command.local)
  const idle = served.filter((info) => !workOf(info)).map(({ id }) => id)
  if (idle.length > 0)
    throw new Error(
      `commands ${idle.join(', ')}: nothing carries them out. Add handlers under src/server/handlers, a move of that name to the entity's states, or mark them local.`,
    )
  const told = served.filter(({ command }) => command.sets && handlerOf(command)).map(({ id }) => id)
  if (told.length > 0)
    throw new Error(
      `commands ${told.join(', ')}: a handler carries them out, so that nobody reads what they set. Drop "sets".`,
    )
  return served.flatMap((info) => {
    const handler = workOf(info)
    if (!handler) return []
    return [info.command.on === 'page' ? pageOperation(info, handler) : rowsOperation(info, handler)]
  })
}

function common(info: CommandInfo) {
  return {
    id: info.id,
    method: info.call.method,
    url: info.call.url,
    guard: info.permission === '' ? ('signedIn' as const) : { anyOf: [info.permission] },
    audit: auditNote(info),
    command: { id: info.id, sends: info.command.sends ?? {} },
    fields: (info.command.asks ?? {}) as Fields,
    reword: (body: Readonly<Record<string, unknown>>, command?: string) => reworded(info, body, command),
  }
}

/** What callers of the specification alone send: the id under the name it has in its calls, and no word of why. */
function reworded({ command }: CommandInfo, body: Readonly<Record<string, unknown>>, named?: string) {
  const { entity, lacks = {} } = command
  const own = inOwnWords(entity ?? {}, (command.asks ?? {}) as Fields, body)
  if (named !== undefined) return own
  const missing = Object.entries(lacks).filter(([name]) => own[name] === undefined || own[name] === '')
  return missing.length === 0 ? own : { ...own, ...Object.fromEntries(missing) }
}

/** The arguments and the fixed values that a command's body holds, beside the selection. */
function bodyShape({ command }: CommandInfo, beside: z.core.$ZodShape, asks = (command.asks ?? {}) as Fields) {
  const fixed = Object.fromEntries(
    Object.entries(command.sends ?? {}).map(([key, value]) => [key, z.literal(value).optional()]),
  )
  return argumentsShape(asks, { ...fixed, ...beside })
}

/** Thousands of commands wait for few calls: the shape of a body is made when the first one comes. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** As `asks`, but that nothing has to be entered yet. */
function optional(asks: Fields): Fields {
  return Object.fromEntries(Object.entries(asks).map(([name, field]) => [name, { ...field, required: false }]))
}

function pageOperation(info: CommandInfo, handler: Handler): Operation {
  const shape = once(() => bodyShape(info, { dryRun: z.boolean().optional(), confirmed: z.boolean().optional() }))
  return defineOperation({
    ...common(info),
    get input() {
      return shape() as z.ZodType<Record<string, unknown>>
    },
    run: async (context, body) => {
      const args = argumentsOf(info, body)
      await refuseUnfit(context.db, info.command.asks ?? {}, args)
      await handler.guard?.(context, args as never)
      if (body.dryRun) {
        context.records.isAudited = true
        return (await handler.preview?.(context, args as never)) ?? { total: 1, eligible: 1, reasons: [] }
      }
      if (handler.preview && !body.confirmed) refuseUnconfirmed(await handler.preview(context, args as never))
      const isForTwo =
        info.command.danger === 'second' || (await handler.needsSecond?.(context, undefined as never, args as never))
      if (isForTwo) return { approvalIds: [await requestApproval(context, info, null, args)] }
      const result = await handler.run(context, undefined as never, args as never)
      await followChanges(context, context.records.changes)
      await auditShared(context, info, args)
      return result
    },
  })
}

/** A tool's commands share their page's code: which of them was run, and with what, is told beside it. */
async function auditShared(context: Context, info: CommandInfo, args: unknown): Promise<void> {
  if (info.permission !== info.page.permission || context.records.changes.length > 0) return
  await auditRow(context, info, null, context.records, args)
  context.records.isAudited = true
}

function rowsOperation(info: CommandInfo, work: Handler): Operation {
  const asks = (info.command.asks ?? {}) as Fields
  type Body = z.infer<z.ZodObject<typeof selectionShape>>
  const shape = once(() => bodyShape(info, selectionShape))
  const dryShape = once(() => bodyShape(info, selectionShape, optional(asks)))
  return defineOperation({
    ...common(info),
    get input() {
      return shape() as unknown as z.ZodType<Body>
    },
    get dryInput() {
      return dryShape() as unknown as z.ZodType<Body>
    },
    run: async (context, body) => {
      const args = argumentsOf(info, body)
      await refuseUnfit(context.db, info.command.asks ?? {}, args)
      refuseOver(info, args, context.now)
      const selection = selectionOf(info, body)
      const handler = askedFor(work, !('ids' in selection) || selection.ids.length > 1)
      if (body.dryRun) {
        // Nothing happens, so there is nothing to audit.
        context.records.isAudited = true
        const missing = Object.keys(args).filter((name) => asks[name]?.required && args[name] === null)
        const partial = partialArguments(args, missing)
        await unlessMissing(() => handler.guard?.(context, partial as never))
        const preview = await previewCommand(context, info, handler, selection, partial)
        return { ...preview, ...('ids' in selection && (await calledAlone(context, info, selection.ids))) }
      }
      await handler.guard?.(context, args as never)
      await refuseTooMany(context, info, handler, selection, args)
      if (handler.warn && !body.confirmed)
        refuseUnconfirmed(await previewCommand(context, info, handler, selection, args))
      const asked = await askSecondPerson(context, info, handler, selection, args)
      if (asked) return { ...asked, ...('ids' in selection && (await calledAlone(context, info, selection.ids))) }
      if (handler.runTogether) return runTogether(context, info, handler, selection, args)
      if (!('ids' in selection) || selection.ids.length > largestQuickRun) {
        const confirmed = body.confirmed ? { confirmed: true } : {}
        const jobId = await startJob(context, info, handler, selection, { ...args, ...confirmed }, body.typedCount)
        return { jobId }
      }
      return runQuickly(context, info, handler, selection.ids, args, body.confirmed === true)
    },
  })
}

/** @throws B01 where one run may not be asked for so many records */
async function refuseTooMany(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  selection: Selection,
  args: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { most } = handler
  if (most === undefined) return
  const total =
    'ids' in selection ? selection.ids.length : (await previewCommand(context, info, handler, selection, args)).total
  if (total > most) throw refused('error.tooManyTogether', { max: most })
}

/** @throws B01 with what has to be confirmed first */
function refuseUnconfirmed({ warnings = [] }: Preview): void {
  const [first] = warnings
  if (first) throw refused('error.confirmFirst', { warning: first.warning }, { confirm: warnings })
}

function unconfirmed({ language }: Context, warning: string, label: string): Error {
  const text = caption(language, warning)
  return refused('error.confirmFirst', { warning: text }, { confirm: [{ warning: text, count: 1, examples: [label] }] })
}

async function startJob(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  selection: Selection,
  args: Readonly<Record<string, unknown>>,
  typedCount: number | undefined,
): Promise<number> {
  const { total } = await previewCommand(context, info, handler, selection, args)
  if (typedCountNeeded(total, info.command.danger !== undefined) && typedCount !== total)
    throw badField('typedCount', 'error.typeTheCount', { count: total })
  return context.services.jobs.startBatch(context, info, selection, args)
}

/** A few records at once: all in the call's transaction, an audit entry each. */
async function runQuickly(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  ids: readonly number[],
  args: unknown,
  isConfirmed: boolean,
) {
  const done: number[] = []
  const skipped: Skipped[] = []
  const auditIds: number[] = []
  let result: unknown
  const called = await calledAlone(context, info, ids)
  for (const id of ids) {
    const records = new Records(context.db, context.account.id, context.now)
    const outcome = await runOnRow({ ...context, records }, info, handler, id, args, isConfirmed)
    if ('skipped' in outcome) skipped.push(outcome.skipped)
    else {
      done.push(id)
      result = outcome.result
      const auditId = await auditRow(context, info, id, records, args)
      if (handler.undo !== 'never' && records.changes.length > 0) auditIds.push(auditId)
      context.records.changes.push(...records.changes)
    }
  }
  context.records.isAudited = done.length > 0
  const only = ids.length === 1 ? skipped[0] : undefined
  if (only) throw refusalOf(context, only.reason, { skipped })
  return { done, skipped, auditIds, ...called, ...(ids.length === 1 && { result: result ?? null }) }
}

/** Runs a command on one record, or says why it cannot. The record is locked until the transaction ends. */
async function runOnRow(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  id: number,
  args: unknown,
  isConfirmed: boolean,
): Promise<{ result: unknown } | { skipped: Skipped }> {
  const entity = info.command.entity as Entity
  const row = await context.records.get(entity, id)
  const reason = await ineligible(context, info, handler, row, args)
  if (reason) return { skipped: { id, label: await context.records.nameOf(entity, row, context.language), reason } }
  // Those of the same run that went before count: of two that are online, the second is the last one.
  const warning = isConfirmed ? undefined : await handler.warn?.(context, row as never, args as never)
  if (warning) throw unconfirmed(context, warning, await context.records.nameOf(entity, row, context.language))
  const result = await handler.run(context, row as never, args as never)
  await followChanges(context, context.records.changes)
  return { result }
}

/** What became of one record of a bulk run, and what was changed on the way, in whatever entities. */
export type RowOutcome =
  | { readonly status: 'done'; readonly auditId: number; readonly changes: readonly Change[] }
  | { readonly status: 'skipped'; readonly reason: Reason }

/** In whose name a command runs that nobody calls just now. */
export interface RunBy {
  readonly account: Account
  readonly language: Context['language']
  readonly jobId?: number
  readonly secondBy?: number
}

/**
 * Runs a command on one record in the transaction given, with its audit entry: how bulk jobs do their work, and what a
 * second person has approved.
 * @throws what the handler throws; the caller rolls back and notes the failure
 */
export async function runCommandOnRow(
  services: Services,
  db: Context['db'],
  info: CommandInfo,
  by: RunBy,
  id: number,
  args: Readonly<Record<string, unknown>>,
): Promise<RowOutcome> {
  const handler = workOf(info)
  if (!handler) throw new Error(`commands ${info.id}: nothing carries it out.`)
  const context = contextOf(services, db, by)
  const { records } = context
  const { confirmed, ...given } = args
  const outcome = await runOnRow(
    context,
    info,
    askedFor(handler, by.jobId !== undefined),
    id,
    given,
    confirmed === true || by.secondBy !== undefined,
  )
  if ('skipped' in outcome) return { status: 'skipped', reason: outcome.skipped.reason }
  const auditId = await auditRow(context, info, id, records, given, { jobId: by.jobId, secondBy: by.secondBy })
  return { status: 'done', auditId, changes: records.changes }
}

/**
 * Runs a command of a page in the transaction given, with its audit entry: what a second person has approved.
 * @throws what its guard refuses as of now
 */
export async function runPageCommand(
  services: Services,
  db: Context['db'],
  info: CommandInfo,
  by: RunBy,
  args: Readonly<Record<string, unknown>>,
): Promise<{ readonly auditId: number; readonly changes: readonly Change[] }> {
  const handler = workOf(info)
  if (!handler) throw new Error(`commands ${info.id}: nothing carries it out.`)
  const context = contextOf(services, db, by)
  const { records } = context
  await handler.guard?.(context, args as never)
  await handler.run(context, undefined as never, args as never)
  await followChanges(context, records.changes)
  const auditId = await auditRow(context, info, null, records, args, { secondBy: by.secondBy })
  return { auditId, changes: records.changes }
}

function contextOf(services: Services, db: Context['db'], { account, language, jobId }: RunBy): Context {
  const now = new Date()
  const records = new Records(db, account.id, now)
  const requestId = jobId === undefined ? '' : `job-${jobId}`
  return { account, db, records, services, requestId, ip: '', language, log: services.log, now }
}

function selectionOf(info: CommandInfo, body: z.infer<z.ZodObject<typeof selectionShape>>): Selection {
  const { id, ids, query } = body
  if (ids) {
    if (info.command.on === 'row' && ids.length > 1) throw badField('ids', 'error.oneRecordOnly')
    return { ids: [...new Set(ids)] }
  }
  if (query) {
    if (info.command.on === 'row') throw badField('query', 'error.oneRecordOnly')
    const { except, ranges, also, expectedCount, ...rest } = query
    const { page } = info.page
    // Who names no page means that of the command, and what holds there.
    const own = isListing(page) && page.entity === info.command.entity ? { page: info.page.id } : {}
    return { query: { ...own, ...rest }, except: except ?? [], ranges, also, expectedCount }
  }
  if (id === undefined) throw badField('id', 'error.required')
  return { ids: [id] }
}

function argumentsOf({ command }: CommandInfo, body: object): Record<string, unknown> {
  const given = body as Record<string, unknown>
  return Object.fromEntries(Object.keys(command.asks ?? {}).map((name) => [name, given[name] ?? null]))
}
