import push from '../../../entities/service-manage/push'
import { nextOccurrence } from '../../../shared/push/push-recurrence'
import type { Row } from '../../../schema/entity'
import type { SystemContext } from '../../run/as-system'
import { beginSending } from './begin-sending'
import { copyOf } from './copy-of'

type Push = Row<typeof push>

/** Sends one occurrence of a repeated push as a push of its own, and puts the repeated one off to the next. */
export async function sendOccurrence(context: SystemContext, row: Push): Promise<void> {
  const { records, now } = context
  const sendAt = row.sendAt ?? now.toISOString()
  const once = await records.insert(push, {
    ...copyOf(row),
    name: `${row.name.slice(0, 48)} ${sendAt.slice(0, 10)}`,
    schedule: 'at',
    sendAt,
    recurrence: null,
    approver: row.approver,
    estimate: row.estimate,
    testedAt: row.testedAt,
    state: 'sending',
  })
  await beginSending(context, once)
  const next = row.recurrence && nextOccurrence(row.recurrence, sendAt, now.getTime())
  await records.update(push, row, next ? { sendAt: next } : { state: 'sent' })
}
