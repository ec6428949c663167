import type { CommandInfo } from '../../schema/registry'
import type { Handler } from '../operations/handler'
import { refuseForeignUploads } from '../operations/refuse-foreign-uploads'
import { refuseUnfit } from '../operations/refuse-unfit'
import { holds } from '../access/account'
import { notPermitted } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { requireFutureEnd } from './timed-undo'

type Args = Readonly<Record<string, unknown>>

/** Whether an account holds the right of a command. */
function mayRun({ account }: Pick<Context, 'account'>, { permission }: CommandInfo): boolean {
  return permission === '' || holds(account, permission)
}

/** @throws A0301 without the right of a command: calls are asked for it before they are read, all else here */
export function guardRight(context: Context, info: CommandInfo): void {
  if (!mayRun(context, info)) throw notPermitted(info.permission)
}

/**
 * What decides on a run before any record is looked at: whether its arguments fit what is kept elsewhere, whether what it asks
 * for is over already, and the command's own guard.
 * @throws what they refuse
 */
export async function guardRun(
  context: Context,
  info: CommandInfo,
  handler: Pick<Handler, 'guard'>,
  args: Args,
): Promise<void> {
  await refuseUnfit(context, info.command.asks ?? {}, args)
  await refuseForeignUploads(context, info.id, info.command.asks ?? {}, args)
  requireFutureEnd(info, args, context.now)
  await handler.guard?.(context, args as never)
}
