import { sql, type Kysely } from 'kysely'
import type messageSend from '../../../entities/service-manage/message-send'
import type { Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import type { Provider } from '../../push/push-delivery'
import type { Services } from '../../base/services'
import { candidatesSql } from './candidates-sql'
import { messageAudience } from './message-audience'
import { readPushSettings } from './push-settings'

/**
 * Puts a message into the inboxes of a sending's next users, in the order of their ids, in the caller's transaction. A
 * user who has it already keeps it, so that nothing is doubled. With a push, it waits in the same row.
 * @returns how many users were looked at
 */
export async function fillInboxes(
  place: { readonly db: Kysely<Database>; readonly services: Pick<Services, 'storage'> },
  send: Row<typeof messageSend>,
  most: number,
  now: Date,
): Promise<number> {
  const { db } = place
  const at = now.toISOString()
  const audience = await messageAudience(place, send, now)
  const next = sql<boolean>`u.id > coalesce((select max(i.user_id) from message_inbox i where i.send_id = ${send.id}), 0)`
  const candidates = send.withPush
    ? candidatesSql(audience, {
        push: 0,
        category: 'service',
        settings: await readPushSettings(db),
        at: now,
        where: [next],
      })
    : sql`select u.id as user_id, null::bigint as device_key, null::text as provider, null::text as verdict
        from "user" u where ${sql.join([...audience.users, next], sql` and `)}`
  const { rows } = await sql<{ looked: number; delivered: number }>`
    with found as (
      select c.user_id, c.device_key, c.provider, c.verdict, x.state = 'deleted' as gone
      from (${candidates}) c join "user" x on x.id = c.user_id order by c.user_id limit ${most}
    ), written as (
      insert into message_inbox (send_id, user_id, message_id, status, reason, delivered_at,
        push_status, push_reason, push_device_id, push_provider, push_attempts, push_due_at)
      select ${send.id}, user_id, ${send.message}, case when gone then 'failed' else 'delivered' end,
        case when gone then 'deleted' end, case when not gone then ${at}::timestamptz end,
        case when gone or verdict is null then null when verdict = 'ok' then 'queued' else 'skipped' end,
        case when not gone and verdict <> 'ok' then verdict end, device_key, provider, 0,
        case when not gone and verdict = 'ok' then ${at}::timestamptz end
      from found on conflict do nothing returning status
    )
    select (select count(*) from found) as looked,
      (select count(*) from written where status = 'delivered') as delivered`.execute(db)
  const looked = Number(rows[0]?.looked ?? 0)
  const delivered = Number(rows[0]?.delivered ?? 0)
  await sql`update message_send set sent_count = coalesce(sent_count, 0) + ${delivered},
    fail_count = coalesce(fail_count, 0) + ${looked - delivered} where id = ${send.id}`.execute(db)
  return looked
}

/** A push that goes with a message, with what its text needs. */
export interface InboxPush {
  readonly user_id: number
  readonly nickname: string | null
  readonly language_code: string | null
  readonly device_id: string
  readonly provider: Provider
  /** This one included. */
  readonly attempts: number
}

/** A server that dies while it sends keeps its pushes from the others for this long, in seconds. */
const leaseSeconds = 60

/** Takes the next pushes of a sending that are due for this server. */
export async function claimPushes(db: Kysely<Database>, send: number, most: number, now: Date): Promise<InboxPush[]> {
  const at = now.toISOString()
  const { rows } = await sql<InboxPush>`with taken as (
      update message_inbox set push_attempts = push_attempts + 1,
        push_due_at = ${at}::timestamptz + make_interval(secs => ${leaseSeconds})
      where send_id = ${send} and user_id in (select user_id from message_inbox
        where send_id = ${send} and push_status = 'queued' and push_due_at <= ${at}
        order by push_due_at, user_id limit ${most} for update skip locked)
      returning user_id, push_device_id, push_provider as provider, push_attempts as attempts)
    select t.user_id, u.nickname, l.code as language_code, coalesce(d.device_id, '') as device_id, t.provider, t.attempts
    from taken t join "user" u on u.id = t.user_id left join device d on d.id = t.push_device_id
      left join language l on l.id = u.language order by t.user_id`.execute(db)
  return rows
}

/** What became of a push at its provider. */
export interface PushedRow {
  readonly user_id: number
  readonly status: 'queued' | 'sent' | 'failed'
  readonly reason: string | null
  readonly answer: string | null
  /** When it is tried again. */
  readonly due_at: string | null
}

export async function writePushed(
  db: Kysely<Database>,
  send: number,
  rows: readonly PushedRow[],
  now: Date,
): Promise<void> {
  await sql`update message_inbox i set push_status = e.status, push_reason = e.reason, push_answer = e.answer,
      push_due_at = e.due_at, push_sent_at = case when e.status = 'sent' then ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e(user_id bigint, status text, reason text, answer text, due_at timestamptz)
    where i.send_id = ${send} and i.user_id = e.user_id and i.push_status = 'queued'`.execute(db)
}

/** When the next push of a sending is due; undefined where none waits. */
export async function nextPushAt(db: Kysely<Database>, send: number): Promise<Date | undefined> {
  const { rows } = await sql<{ at: string | null }>`select min(push_due_at) as at from message_inbox
    where send_id = ${send} and push_status = 'queued'`.execute(db)
  const at = rows[0]?.at
  return at ? new Date(at) : undefined
}
