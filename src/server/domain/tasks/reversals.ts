import integralEntry from '../../../entities/task-center/integral-entry'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { bookPoints } from './points'

export type Entry = Row<typeof integralEntry>

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
