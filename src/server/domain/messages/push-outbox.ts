import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import type { Provider } from '../../push/push-delivery'
import type { SkipReason } from './candidates-sql'

/** How far one user's message has come. `waiting`: for the better version of an experiment; `holdout`: gets none. */
export type OutboxStatus =
  | 'queued'
  | 'waiting'
  | 'holdout'
  | 'skipped'
  | 'failed'
  | 'sent'
  | 'delivered'
  | 'shown'
  | 'clicked'
  | 'converted'
  | 'removed'

/** A row as it is first written. */
export interface NewOutboxRow {
  readonly user_id: number
  readonly status: OutboxStatus
  readonly device_id: number | null
  readonly area: number | null
  readonly client: number | null
  readonly language: number | null
  readonly provider: Provider | null
  readonly variant: string | null
  readonly reason: SkipReason | null
}

/** Writes rows of a push; a user who has one already keeps it. */
export async function addToOutbox(
  db: Kysely<Database>,
  push: number,
  rows: readonly NewOutboxRow[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into push_outbox (push_id, user_id, kind, status, device_id, area, client, language, provider, variant, reason, queued_at)
    select ${push}, e.user_id, 'push', e.status, e.device_id, e.area, e.client, e.language, e.provider, e.variant, e.reason, ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(user_id bigint, status text, device_id bigint, area bigint,
      client bigint, language bigint, provider text, variant text, reason text)
    on conflict do nothing`.execute(db)
}

/** A message that waits to be handed to its provider, with what its text needs. */
export interface QueuedRow {
  readonly id: number
  readonly user_id: number
  readonly nickname: string | null
  readonly language_code: string | null
  readonly device_id: string | null
  readonly area: number | null
  readonly client: number | null
  readonly language: number | null
  readonly provider: Provider
  readonly variant: string | null
}

/** What a message needs, from the outbox as `o`. */
const queuedSql = sql`select o.id, o.user_id, u.nickname, l.code as language_code, d.device_id, o.area, o.client, o.language,
      o.provider, o.variant
    from push_outbox o join "user" u on u.id = o.user_id left join device d on d.id = o.device_id
      left join language l on l.id = o.language`

/** The next messages of a push to be sent, the oldest first: also those that a server left behind when it died. */
export async function nextQueued(db: Kysely<Database>, push: number, most: number): Promise<QueuedRow[]> {
  const { rows } = await sql<QueuedRow>`${queuedSql}
    where o.push_id = ${push} and o.status = 'queued' and o.kind = 'push' order by o.id limit ${most}`.execute(db)
  return rows
}

/** Writes a test of a push, a row for each device. */
export async function addTests(
  db: Kysely<Database>,
  push: number,
  devices: readonly { readonly user_id: number; readonly device_key: number | null }[],
  now: Date,
): Promise<void> {
  const [users, keys] = [devices.map(({ user_id }) => user_id), devices.map(({ device_key }) => device_key)]
  await sql`insert into push_outbox (push_id, user_id, kind, status, device_id, area, client, language, provider, queued_at)
    select ${push}, u.id, 'test', 'queued', d.id, u.area, d.client, u.language, d.push_provider, ${now.toISOString()}
    from unnest(${users}::bigint[], ${keys}::bigint[]) as e(user_id, device_id)
      join "user" u on u.id = e.user_id join device d on d.id = e.device_id order by u.id, d.id`.execute(db)
}

/** A message of a test, of the push that was tested at a moment. */
export interface QueuedTest extends QueuedRow {
  readonly push_id: number
  readonly queued_at: string
}

/** A server that dies while it sends a test keeps it from the others for this long, in seconds. */
const leaseSeconds = 120

/** Takes the next messages of tests for this server; until they are answered, `sent_at` says when it took them. */
export async function claimTests(db: Kysely<Database>, now: Date, most: number): Promise<QueuedTest[]> {
  const at = now.toISOString()
  const taken = await sql<{ id: number }>`update push_outbox set sent_at = ${at}
    where id in (select id from push_outbox where kind = 'test' and status = 'queued'
        and (sent_at is null or sent_at < ${at}::timestamptz - make_interval(secs => ${leaseSeconds}))
      order by id limit ${most} for update skip locked)
    returning id`.execute(db)
  const ids = taken.rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const { rows } =
    await sql<QueuedTest>`select q.*, t.push_id, t.queued_at from (${queuedSql} where o.id = any(${ids})) q
    join push_outbox t on t.id = q.id order by q.id`.execute(db)
  return rows
}

/** What became of a message at its provider. */
export interface Answered {
  readonly id: number
  readonly status: 'sent' | 'failed'
  readonly reason: string | null
  readonly answer: string | null
  readonly ask_at: string | null
}

/** Writes the providers' answers. @returns the ids that were still queued: an answer counts once */
export async function writeAnswers(
  db: Kysely<Database>,
  answers: readonly Answered[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await sql<{
    id: number
  }>`update push_outbox o set status = e.status, reason = e.reason, answer = e.answer,
      ask_at = e.ask_at, sent_at = case when e.status = 'sent' then ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as e(id bigint, status text, reason text, answer text, ask_at timestamptz)
    where o.id = e.id and o.status = 'queued' returning o.id`.execute(db)
  return new Set(rows.map((row) => Number(row.id)))
}
