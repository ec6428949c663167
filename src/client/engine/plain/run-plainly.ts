import type { Fields } from '../../../schema/field'
import type { CommandInfo } from '../../../schema/registry'
import { send } from '../../base/api/api'
import { namedInAddress } from '../../base/api/host-speech'
import { changesNothing } from '../../../schema/does'
import type { Arguments } from '../commands/run-command'
import type { Target } from '../parts/target'
import { finderOf } from '../parts/list-definition'
import { plainBody } from './plain-body'
import { plainMatching } from './plain-source'

/** What came of a run: the records that it ran on, and what the call answered about one, or about none. */
export interface PlainRun {
  readonly done: readonly number[]
  readonly result?: unknown
}

/**
 * Runs a command by its call of the specification, which knows one record at a time and nothing of trying out: once for each record,
 * one after the other.
 * @throws ApiError where the host refuses one; those before it are done
 */
export async function runPlainly(info: CommandInfo, target: Target, args: Arguments): Promise<PlainRun> {
  const { command } = info
  const name = `${info.call.method} ${info.call.url}`
  const options = { reads: changesNothing(command), loading: command.loading ?? false }
  const sent = (id?: number) =>
    plainBody(
      target.kind === 'none' ? {} : target.entity,
      name,
      (command.asks ?? {}) as Fields,
      { ...command.sends, ...args, ...(id !== undefined && { id }) },
      namedInAddress(name),
    )
  if (target.kind === 'none') return { done: [], result: await send(name, { input: sent(), ...options }) }
  const done: number[] = []
  let result: unknown
  for (const id of await idsOf(target)) {
    result = await send(name, { input: sent(id), ...options })
    done.push(id)
  }
  return { done, ...(done.length === 1 && { result }) }
}

/** The records of a target; of a query they are those that the host lists now. */
async function idsOf(target: Exclude<Target, { kind: 'none' }>): Promise<readonly number[]> {
  if (target.kind === 'rows') return target.ids
  const { entity, query, except, ranges, also = [] } = target
  const rows = await plainMatching(entity, query, finderOf(entity))
  const chosen = rows.filter((_row, at) => !ranges || ranges.some(({ from, to }) => at >= from && at <= to))
  const ids = chosen.map(({ id }) => id).filter((id) => !except.includes(id))
  return [...new Set([...ids, ...also])]
}
