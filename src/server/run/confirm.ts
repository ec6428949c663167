import type { Preview } from '../../calls/run'
import type { Row, Entity } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import { caption } from '../base/captions'
import type { Selection } from '../jobs/jobs'
import type { Handler } from '../operations/handler'
import { refused } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { isMoreThan } from './count-selection'

type Args = Readonly<Record<string, unknown>>

/** @throws B01 with what has to be confirmed first */
export function refuseUnconfirmed({ warnings = [] }: Preview): void {
  const [first] = warnings
  if (first) throw refused('error.confirmFirst', { warning: first.warning }, { confirm: warnings })
}

/** @throws B01 where a command has to be confirmed on this record as it is by now */
export async function confirmRecord(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  row: Row<Entity>,
  args: Args,
): Promise<void> {
  const warning = await handler.warn?.(context, row as never, args as never)
  if (!warning) return
  const text = caption(context.language, warning)
  const label = await context.records.nameOf(info.command.entity as Entity, row, context.language)
  const confirm = [{ warning: text, count: 1, examples: [label] }]
  throw refused('error.confirmFirst', { warning: text }, { confirm })
}

/** @throws B01 where one run may not be asked for this many records */
export async function refuseTooMany(
  context: Context,
  info: CommandInfo,
  { most }: Handler,
  selection: Selection,
): Promise<void> {
  if (most !== undefined && (await isMoreThan(context, info, selection, most)))
    throw refused('error.tooManyTogether', { max: most })
}
