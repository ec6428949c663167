import type message from '../../../entities/service-manage/message'
import { fillPlaceholders, textFor } from '../../../shared/push/push-text'
import type { DeepLink } from '../../../fields/deepLink/field'
import type { Captions } from '../../../schema/field'
import type { Row } from '../../../schema/entity'
import { deliveryOf } from '../../push/delivery-of'
import type { Answer, PushMessage } from '../../push/push-delivery'
import type { Services } from '../../base/services'
import { claimPushes, writePushed, type InboxPush, type PushedRow } from './message-inbox'

type Message = Row<typeof message>

/** How many one call to the providers carries. */
const batchSize = 200
/** A notification shows no more of a message than this, in characters. */
const maxShown = 240
/** Where a message leads that names no place of its own. */
const inbox: DeepLink = { type: 'INNER_URL', target: '/message' }
/** A provider that is busy is asked again after half a minute, then after twice as long each time. */
const maxAttempts = 5
const firstWait = 30_000
const oneDay = 86_400

/** Sends the pushes of a sending that are due. @returns how many were handed over */
export async function sendMessagePushes(services: Services, send: number, row: Message, now: Date): Promise<number> {
  const claimed = await claimPushes(services.db, send, batchSize, now)
  if (claimed.length === 0) return 0
  const answers = await deliveryOf(services.config).send(
    claimed.map((each) => pushOf(send, row, each)),
    now,
  )
  const pushed = claimed.map((each, index) => pushedRow(each, answers[index], now))
  await writePushed(services.db, send, pushed, now)
  return claimed.length
}

/** The notification of a message. A sending is no push: its number is turned, so as not to be taken for one. */
export function pushOf(
  send: number,
  row: Message,
  { user_id, nickname, language_code, device_id, provider }: InboxPush,
) {
  const text = (texts: Captions) => fillPlaceholders(textFor(texts, language_code), { nickname })
  return {
    push: -send,
    user: user_id,
    deviceId: device_id,
    provider,
    title: text(row.title),
    body: plainText(text(row.content)).slice(0, maxShown),
    image: row.cover,
    target: row.target ?? inbox,
    collapseKey: `message-${send}`,
    timeToLive: oneDay,
    sound: true,
    badge: true,
  } satisfies PushMessage
}

function pushedRow({ user_id, attempts }: InboxPush, answer: Answer | undefined, now: Date): PushedRow {
  if (answer?.isTaken) return { user_id, status: 'sent', reason: null, answer: answer.id, due_at: null }
  const reason = answer?.code ?? 'NO_ANSWER'
  const isBusy = ['UNAVAILABLE', 'NO_ANSWER', 'INTERNAL', 'QUOTA_EXCEEDED'].includes(reason)
  if (!isBusy || attempts >= maxAttempts) return { user_id, status: 'failed', reason, answer: null, due_at: null }
  const due = new Date(now.getTime() + firstWait * 2 ** (attempts - 1))
  return { user_id, status: 'queued', reason, answer: null, due_at: due.toISOString() }
}

/** Rich text as a notification shows it. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
