import { sql } from 'kysely'
import type push from '../../../entities/service-manage/push'
import { fillPlaceholders, ownText, textFor, titleFor } from '../../../shared/push/push-text'
import type { Row } from '../../../schema/entity'
import { deliveryOf } from '../../push/delivery-of'
import type { Answer, PushMessage } from '../../push/push-delivery'
import { hourOf, Tally } from '../../push/tally'
import type { Services } from '../../base/services'
import { writeAnswers, type Answered, type QueuedRow } from './push-outbox'
import { targetTitles, type Titles } from './target-title'
import { writeTally } from './write-tally'
import { transaction } from '../../db/transaction'

type Push = Row<typeof push>

/**
 * Hands queued messages to their providers and writes down the answers, with the figures, in one transaction. When a
 * server dies in between, the same messages are handed over once more: on the phone the second replaces the first. Those whose
 * provider was not reached stay in the outbox.
 * @returns whether any was judged
 */
export async function sendBatch(
  services: Services,
  row: Push,
  queued: readonly QueuedRow[],
  now: Date,
): Promise<boolean> {
  const titles = await targetTitles({ db: services.db, services }, row.target)
  const all = await deliveryOf(services.config).send(
    queued.map((each) => messageOf(row, each, titles)),
    now,
  )
  const isJudged = (answer: Answer | undefined) => answer === undefined || answer.isTaken || !answer.isAway
  const rows = queued.filter((_each, index) => isJudged(all[index]))
  const answers = all.filter(isJudged)
  if (rows.length === 0) return false
  await transaction(services.db, services.config, async (db) => {
    await sql`select 1 from push where id = ${row.id} for update`.execute(db)
    const answered = rows.map((each, index) => answerOf(each.id, answers[index]))
    const counted = await writeAnswers(db, answered, now)
    const tally = new Tally()
    let failed = 0
    rows.forEach((each, index) => {
      const answer = answered[index]
      if (!answer || !counted.has(Number(each.id))) return
      const key = { ...each, hour: hourOf(now) }
      if (answer.status === 'sent') tally.add(key, 'sent')
      else {
        failed++
        tally.fail(key, answer.reason ?? 'UNKNOWN')
      }
    })
    await writeTally(db, row.id, tally, now)
    await sql`update push set sent_count = coalesce(sent_count, 0) + ${tally.total('sent')},
      fail_count = coalesce(fail_count, 0) + ${failed} where id = ${row.id}`.execute(db)
  })
  return true
}

/**
 * The notification that a user gets: in their language, filled in, in their version of the experiment.
 * @param titles what `{{title}}` stands for, by language
 */
export function messageOf(
  row: Push,
  { user_id, nickname, language_code, device_id, provider, variant }: QueuedRow,
  titles: Titles,
): PushMessage {
  const version = row.variants?.versions.find(({ code }) => code === variant)
  const values = { nickname, title: titleFor(titles, language_code) }
  const text = (texts: Push['title']) => fillPlaceholders(textFor(texts, language_code), values)
  return {
    push: row.id,
    user: user_id,
    deviceId: device_id ?? '',
    provider,
    title: text(version?.title ?? row.title),
    body: text(version?.body ?? row.body),
    image: version?.image ?? ownText(row.imageByLanguage ?? {}, language_code) ?? row.image,
    target: row.target,
    collapseKey: row.collapseKey,
    timeToLive: row.timeToLive,
    sound: row.sound,
    badge: row.badge,
  }
}

/** What is written down of a provider's answer. */
export function answerOf(id: number, answer: Answer | undefined): Answered {
  if (!answer) return { id, status: 'failed', reason: 'NO_ANSWER', answer: null, ask_at: null }
  return answer.isTaken
    ? { id, status: 'sent', reason: null, answer: answer.id, ask_at: answer.askAt?.toISOString() ?? null }
    : { id, status: 'failed', reason: answer.code, answer: null, ask_at: null }
}
