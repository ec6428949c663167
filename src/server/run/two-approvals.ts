import type { Draft, Entity, Row } from '../../schema/entity'
import { initialState } from '../../schema/entity'
import { exceedsLimit } from '../operations/approval-limit'
import { becomes, firstOfTwo, type Effect } from '../operations/effect'
import { prepare, type Prepared, type Verdict } from '../operations/handler'
import { rulesOf } from '../operations/handlers'
import { saveWithRules } from '../operations/standard-handlers'
import { refused } from '../base/errors'
import type { Context } from '../pipeline/operation'

interface Approvable {
  readonly approvedBy: number | null
  readonly approvedBy2: number | null
}

interface TwoApprovals<R> {
  /** Whether this record is worth two approvals. */
  readonly needsSecond: (row: R, context: Context) => boolean | Promise<boolean>
  /** The state of what is approved. */
  readonly to: string
  /** Whether this account may be the one that lets it through: true, or the caption id of why not. */
  readonly mayLast?: (context: Context, row: R) => true | string | Promise<true | string>
  /** What else the approval writes. */
  readonly writes?: (args: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** What follows once it is through, of the record as it is then. */
  readonly follows?: (context: Context, row: R) => Promise<readonly Effect[]>
}

type Command = { readonly on: 'row' | 'rows'; readonly entity: Entity; readonly money?: string }

type Values = Readonly<Record<string, unknown>>

/**
 * An approval by one account or, where much is at stake or more than the account may approve alone, by two: the first is noted
 * and the record goes on waiting, the second lets it through. Who changes what was approved gives the first approval of it.
 * Declare the command with `by: 'others'`, so that neither is the author, and with its `money`.
 * @throws where the command does not say which field is the amount
 */
export function approvingByTwo<C extends Command>(
  command: C,
  { needsSecond, mayLast, to, writes, follows }: TwoApprovals<Row<C['entity']>>,
): Prepared {
  const { entity } = command
  if (command.money === undefined)
    throw new Error(`A command that approves a ${entity.name} names no amount: declare its "money".`)
  const first = (row: unknown) => (row as Approvable).approvedBy
  const needsTwo = async (context: Context, row: Row<Entity>) =>
    (await needsSecond(row as never, context)) || (await exceedsLimit(context, command, row))
  const judge = async (context: Context, record: Row<Entity>, args: unknown) => {
    const beside = changes(record, writes?.(args as Values) ?? {})
    // What follows from another amount is worked out before it is judged.
    const judged = { ...record, ...beside, ...(await consequences(context, entity, record, beside)) }
    const isFirst = first(record) === null || Object.keys(beside).length > 0
    return { beside, judged, isFirst, isThrough: !isFirst || !(await needsTwo(context, judged)) }
  }
  return prepare(command, {
    isTwice: true,
    effect: async (context: Context, row: unknown, args: unknown) => {
      const { judged, isThrough } = await judge(context, row as Row<Entity>, args)
      const next = (await follows?.(context, judged as never)) ?? []
      return [isThrough ? becomes(entity, to) : firstOfTwo, ...next]
    },
    check: async (context: Context, row: unknown): Promise<Verdict> => {
      if (first(row) === context.account.id) return 'approval.otherSecond'
      const isLast = first(row) !== null || !(await needsTwo(context, row as Row<Entity>))
      return (isLast && (await mayLast?.(context, row as never))) || true
    },
    run: async (context: Context, row: unknown, args: unknown) => {
      const record = row as Row<Entity>
      const { beside, judged, isFirst, isThrough } = await judge(context, record, args)
      const verdict = isThrough ? ((await mayLast?.(context, judged as never)) ?? true) : true
      if (verdict !== true) throw refused(verdict)
      const { id } = context.account
      await saveWithRules(context, entity, record, {
        ...beside,
        ...(isFirst ? { approvedBy: id, approvedBy2: null } : { approvedBy2: id }),
        ...(isThrough && { state: to }),
      })
      return isThrough ? undefined : { findings: [{ caption: 'approval.firstOfTwo', tone: 'warn' }] }
    },
  } as never)
}

/**
 * Refuses to change what people say of a record once it has been put forward: others approve, and carry out, what they have read.
 * @throws B01
 */
export function refuseOnceSubmitted<E extends Entity>(entity: E, draft: Draft<E>, before: Row<E> | null): void {
  const current = before as Values | null
  // A form never says the state: what does is a command, whose own declaration says what it may write.
  if (!current || 'state' in draft || current.state === initialState(entity)) return
  const own = Object.fromEntries(
    Object.entries(draft).filter(([name]) => entity.fields[name]?.readOnly === undefined && name in entity.fields),
  )
  if (Object.keys(changes(current, own)).length > 0) throw refused('approval.submitted')
}

/** Those of the values that are not the record's already. */
function changes(record: Values, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(record[name] ?? null),
    ),
  )
}

async function consequences(context: Context, entity: Entity, record: Row<Entity>, beside: Values): Promise<Values> {
  if (Object.keys(beside).length === 0) return {}
  return (await rulesOf(entity).beforeSave?.(context, beside as never, record)) ?? {}
}
