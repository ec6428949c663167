import { authorReason, alreadySetReason, runnableStates } from '../../schema/eligibility'
import type { CommandInfo } from '../../schema/registry'
import { hasCaption } from '../base/captions'
import type { Problem } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { reachesFurther } from '../access/reached-record'
import type { Handler } from './handler'

/** Why a record cannot take a command now: a caption id with what it names. */
export interface Reason {
  readonly caption: string
  readonly params?: Readonly<Record<string, string>>
  /** All that is wrong with it, field by field; the caption names them as `faults`. */
  readonly problems?: readonly Problem[]
}

/**
 * The caption id of why a command cannot run on a record that is in the right state, as far as its declaration says: its author,
 * its `when`, that it has nothing to gain. Undefined where it can.
 * @param account the id of who would run it
 */
export function declaredReason(
  info: CommandInfo,
  row: Readonly<Record<string, unknown>>,
  account: number,
): string | undefined {
  const author = authorReason(info.command, row.createdBy as number | null, account)
  if (author !== undefined) return author
  const declared = info.command.when?.(row as never) ?? true
  return declared === true ? alreadySetReason(info, row) : declared
}

/**
 * Whether a command may run on a record: its state (which may say in its own words, `<entity>.state.<state>.<command>`, what
 * to do), then its author, then what the declaration says, then what only the server can tell.
 */
export async function ineligible(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  row: Readonly<Record<string, unknown>>,
  args: unknown,
): Promise<Reason | undefined> {
  const states = runnableStates(info)
  if (states && !states.includes(String(row.state))) {
    const state = `${info.command.entity?.name}.state.${String(row.state)}`
    const own = `${state}.${info.name}`
    return hasCaption(own) ? { caption: own } : { caption: 'error.wrongState', params: { state } }
  }
  if (await reachesFurther(context, info, Number(row.id))) return { caption: 'error.otherAreas' }
  const declared = declaredReason(info, row, context.account.id)
  if (declared) return { caption: declared }
  const checked = (await handler.check?.(context, row as never, args as never)) ?? true
  return checked === true ? undefined : typeof checked === 'string' ? { caption: checked } : checked
}
