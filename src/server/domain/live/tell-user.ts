import message from '../../../entities/service-manage/message'
import messageSend from '../../../entities/service-manage/message-send'
import type { Row } from '../../../schema/entity'
import type { Captions } from '../../../schema/field'
import type { Context } from '../../pipeline/operation'
import { deliverMessageWork } from '../messages/deliver-message'

/** What the user reads, by language. */
export interface Told {
  readonly title: Captions
  readonly content: Captions
  /** Why, as the sending keeps it. */
  readonly reason: string
  /** The tab of the inbox; that of live streams unless declared otherwise. */
  readonly category?: Row<typeof message>['category']
  /** When it goes out, where that is not at once. */
  readonly at?: Date
}

const longestReason = 200

/** Puts a message into the inboxes of users, by the next job: it goes out when the call is committed. */
export async function tellUsers(
  { records, services, db, now }: Context,
  users: readonly number[],
  { title, content, reason, category = 'live', at }: Told,
): Promise<void> {
  if (users.length === 0) return
  const written = await records.insert(message, { kind: 'broadcast', category, title, content, state: 'ready' })
  const send = await records.insert(messageSend, {
    message: written.id,
    audience: 'userIds',
    users: [...users],
    reason: reason.slice(0, longestReason),
    targetCount: users.length,
    ...(at && { sendAt: at.toISOString() }),
    state: 'scheduled',
  })
  await services.jobs.schedule({ db }, deliverMessageWork, { send: send.id }, at ?? now)
}
