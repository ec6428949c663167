import { whyOf } from '../../schema/command'
import type { Entity, Row } from '../../schema/entity'
import type { Fields } from '../../schema/field'
import type { CommandInfo, Registry } from '../../schema/registry'
import { ineligible } from '../operations/eligibility'
import type { Handler } from '../operations/handler'
import { refusalOf } from '../operations/refusal-of'
import { workOf } from '../operations/standard-handlers'
import { refused } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { auditNote } from './audit'
import { guardRight, guardRun } from './guard'
import { selectRecord } from './select'
import type { Entry } from './undo-rights'

/** The command that takes back what an entry's command did, where it names one and is not taken back by image. */
export function inverseOf(registry: Registry, entry: Entry): CommandInfo | undefined {
  const info = entry.command === null ? undefined : registry.commands.get(entry.command)
  if (!info?.command.inverse || workOf(info)?.undo === 'image') return undefined
  return registry.commands.get(`${info.page.id}.${info.command.inverse}`)
}

/**
 * Runs the inverse of an entry's command, with the arguments that they share, by the steps of any command: select, guard, eligible,
 * second person, execute.
 * @returns the code that it is logged under; undefined without an inverse, or where that would have to guess an argument
 * @throws what its steps refuse
 */
export async function runInverse(context: Context, registry: Registry, entry: Entry): Promise<string | undefined> {
  const inverse = inverseOf(registry, entry)
  const handler = inverse && workOf(inverse)
  if (!inverse || !handler || !inverse.command.entity || entry.recordId === null) return undefined
  const args = argumentsFor(inverse, entry)
  if (!args) return undefined
  guardRight(context, inverse)
  const row = await selectRecord(context, inverse, Number(entry.recordId))
  await guardRun(context, inverse, handler, args)
  const reason = await ineligible(context, inverse, handler, row, args)
  if (reason) throw refusalOf(context, reason)
  await refuseAlone(context, handler, row, args)
  await handler.run(context, row as never, args as never)
  return auditNote(inverse).code
}

type Args = Readonly<Record<string, unknown>>

/** @throws B01 where a second person has to agree to it */
async function refuseAlone(context: Context, handler: Handler, row: Row<Entity>, args: Args): Promise<void> {
  const asks = [handler.needsSecond, handler.savesForTwo]
  for (const isForTwo of asks)
    if (await isForTwo?.(context, row as never, args as never)) throw refused('error.undoSecond')
}

/** What an inverse is run with; undefined where it asks for more than the command was given, e.g. for how long to ban again. */
export function argumentsFor(
  inverse: CommandInfo,
  entry: Pick<Entry, 'args' | 'reason'>,
): Record<string, unknown> | undefined {
  const given = entry.args ?? {}
  const fields = (inverse.command.asks ?? {}) as Fields
  const [asked, why] = [Object.keys(fields), whyOf(inverse.command)]
  if (asked.some((name) => name !== why && !(name in given))) return undefined
  const reason =
    entry.reason !== null || (why !== undefined && fields[why]?.required) ? `↶ ${entry.reason ?? ''}` : null
  const args = Object.fromEntries(
    asked.map((name) => [name, name === why ? (reason?.trim() ?? given[name] ?? null) : (given[name] ?? null)]),
  )
  return asked.some((name) => fields[name]?.required && args[name] === null) ? undefined : args
}
