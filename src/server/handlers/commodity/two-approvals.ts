import type { Entity, Row } from '../../../schema/entity'
import { handle, type Handler, type Verdict } from '../../operations/handler'
import { saveWithRules } from '../../operations/standard-handlers'
import type { Context } from '../../pipeline/operation'

interface Approvable {
  readonly approvedBy: number | null
  readonly approvedBy2: number | null
}

interface TwoApprovals<R> {
  /** Whether this record is worth two approvals. */
  readonly needsSecond: (row: R) => boolean
  /** The state of what is approved. */
  readonly to: string
  /** Whether this account may be the one that lets it through: true, or the caption id of why not. */
  readonly mayLast?: (context: Context, row: R) => true | string
  /** What else the approval writes. */
  readonly writes?: (args: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

type Command = { readonly on: 'row' | 'rows'; readonly entity: Entity }

/**
 * An approval by one account or, where much is at stake, by two: the first is noted and the record goes on waiting, the
 * second lets it through. Declare the command with `by: 'others'`, so that neither is the author.
 */
export function approvingByTwo<C extends Command>(
  command: C,
  { needsSecond, mayLast, to, writes }: TwoApprovals<Row<C['entity']>>,
): Handler {
  const first = (row: unknown) => (row as Approvable).approvedBy
  return handle(command, {
    check: (context: Context, row: unknown): Promise<Verdict> => {
      if (first(row) === context.account.id) return Promise.resolve('approval.otherSecond')
      const isLast = first(row) !== null || !needsSecond(row as never)
      return Promise.resolve((isLast && mayLast?.(context, row as never)) || true)
    },
    run: async (context: Context, row: unknown, args: unknown) => {
      const record = row as Row<Entity>
      const beside = writes?.(args as Readonly<Record<string, unknown>>) ?? {}
      const isFirst = first(row) === null
      const patch = isFirst ? { approvedBy: context.account.id } : { approvedBy2: context.account.id }
      const isThrough = !isFirst || !needsSecond({ ...record, ...beside } as never)
      await saveWithRules(context, command.entity as Entity, record, {
        ...beside,
        ...patch,
        ...(isThrough && { state: to }),
      })
      return isThrough ? undefined : { findings: [{ caption: 'approval.firstOfTwo', tone: 'warn' }] }
    },
  } as never)
}
