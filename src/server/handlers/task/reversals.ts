import { reverse, reverseLarge } from '../../../../commands/task-center/integral-detail'
import integralEntry from '../../../entities/task-center/integral-entry'
import type { Row } from '../../../schema/entity'
import { handle } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { bookPoints } from './points'

type Entry = Row<typeof integralEntry>

export const reversing = handle(reverse, { check: canReverse, run: takeBack, undo: 'never' })
export const reversingLarge = handle(reverseLarge, { check: canReverse, run: takeBack, undo: 'never' })

/** Only what was booked first is met by a counter-entry; a counter-entry is not. */
async function canReverse(_context: Context, { reversalOf }: Entry): Promise<true | string> {
  return reversalOf === null || 'task-center.integral-detail.reverse.counterEntry'
}

/** Books the counter-entry of an entry, and marks the entry as reversed. */
export async function takeBack(context: Context, entry: Entry, { reason }: { readonly reason: string }): Promise<void> {
  if (entry.user === null || entry.amount === null) return
  await bookPoints(context, {
    user: entry.user,
    amount: -entry.amount,
    kind: entry.amount > 0 ? 'clawBack' : 'correction',
    key: `reversal:${entry.id}`,
    sourceNo: entry.sourceNo,
    ...(entry.sourceTitle !== null && { sourceTitle: entry.sourceTitle }),
    note: reason,
    reversalOf: entry.id,
  })
  await context.records.update(integralEntry, entry, { state: 'reversed' })
}
