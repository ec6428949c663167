import type { Preview } from '../../calls/run'
import type { CommandInfo } from '../../schema/registry'
import type { Change } from '../db/records'
import { followChanges } from '../operations/follow-changes'
import type { Handler } from '../operations/handler'
import type { Context } from '../pipeline/operation'
import type { Services } from '../base/services'
import { requestApproval } from './approval-request'
import { auditRow } from './audit'
import { refuseUnconfirmed } from './confirm'
import { guardRight, guardRun } from './guard'
import { handlerFor } from './on-record'
import { contextOf, type RunBy } from './run-by'

type Args = Readonly<Record<string, unknown>>

/** How a call means a command. */
export interface Meant {
  readonly dryRun?: boolean | undefined
  readonly confirmed?: boolean | undefined
}

/** The code of a command without a record, which says what it would do. */
interface PageHandler<Result, Shown extends Preview> extends Omit<Handler, 'run' | 'preview'> {
  readonly run: (context: Context, row: never, args: never) => Promise<Result>
  readonly preview: (context: Context, args: never) => Promise<Shown>
}

/** The steps of a command without a record, as a call asks for it: guard, second person, execute, follow, audit. */
export async function callOnPage<Result, Shown extends Preview>(
  context: Context,
  info: CommandInfo,
  handler: PageHandler<Result, Shown>,
  args: Args,
  { dryRun, confirmed }: Meant,
): Promise<Result | Shown | { readonly approvalIds: readonly number[] }> {
  await guardRun(context, info, handler, args)
  if (dryRun) {
    // Nothing happens, so there is nothing to audit.
    context.records.isAudited = true
    return handler.preview(context, args as never)
  }
  if (!confirmed) refuseUnconfirmed(await handler.preview(context, args as never))
  const isForTwo =
    info.command.danger === 'second' || (await handler.needsSecond?.(context, undefined as never, args as never))
  if (isForTwo) return { approvalIds: [await requestApproval(context, info, null, args)] }
  const result = await execute(context, handler, args)
  await auditShared(context, info, args)
  return result
}

async function execute<Result>(
  context: Context,
  handler: Pick<PageHandler<Result, Preview>, 'run'>,
  args: Args,
): Promise<Result> {
  const result = await handler.run(context, undefined as never, args as never)
  await followChanges(context, context.records.changes)
  return result
}

/** A tool's commands share their page's code: which of them was run, and with what, is said with it. */
async function auditShared(context: Context, info: CommandInfo, args: Args): Promise<void> {
  if (info.permission !== info.page.permission || context.records.changes.length > 0) return
  await auditRow(context, info, null, context.records, args)
  context.records.isAudited = true
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
  args: Args,
): Promise<{ readonly auditId: number; readonly changes: readonly Change[] }> {
  const context = contextOf(services, db, by)
  const handler = handlerFor(info)
  guardRight(context, info)
  await guardRun(context, info, handler, args)
  await execute(context, handler, args)
  const auditId = await auditRow(context, info, null, context.records, args, { secondBy: by.second?.id })
  return { auditId, changes: context.records.changes }
}
