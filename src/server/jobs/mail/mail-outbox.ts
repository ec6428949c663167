import { sql, type Kysely } from 'kysely'
import { caption, type Language } from '../../base/captions'
import type { Database } from '../../db/database'
import type { Mail, MailAnswer } from '../../mail/mail-delivery'
import type { Services } from '../../base/services'

/** What a mail says and to whom; its texts are the captions `mail.<kind>.subject` and `mail.<kind>.body`. */
export interface NewMail {
  readonly kind: 'oneTimePassword' | 'emailChange' | 'personalData' | 'notice' | 'receipt'
  /** What gave cause to it, e.g. `emailChange.42`: no second mail is written for the same cause. */
  readonly key: string
  readonly to: string
  readonly language: Language
  readonly params: Readonly<Record<string, string | number>>
  /** Whose it is: what is erased of them is erased here too. */
  readonly userId?: number
  readonly accountId?: number
}

/** The work that sends what is in the outbox; see `domain/mail/send-mail.ts`. */
export const sendMailWork = 'mail.send'

/** Writes a mail into the outbox, in the caller's transaction; it is sent when that is committed. */
export async function queueMail(
  { db, services }: { readonly db: Kysely<Database>; readonly services: Pick<Services, 'jobs'> },
  { kind, key, to, language, params, userId, accountId }: NewMail,
): Promise<void> {
  const subject = caption(language, `mail.${kind}.subject`, params)
  const body = caption(language, `mail.${kind}.body`, params)
  await sql`insert into mail_outbox (key, kind, recipient, subject, body, language, status, user_id, account_id, attempts, created_at, due_at)
    values (${key}, ${kind}, ${to}, ${subject}, ${body}, ${language}, 'queued', ${userId ?? null}, ${accountId ?? null}, 0, now(), now())
    on conflict (key) do nothing`.execute(db)
  await services.jobs.schedule({ db }, sendMailWork, {}, new Date())
}

/** A mail that is being sent. */
export interface QueuedMail extends Omit<Mail, 'messageId'> {
  readonly id: number
  /** This one included. */
  readonly attempts: number
}

/** A server that dies while it sends keeps its mails from the others for this long, in seconds. */
const leaseSeconds = 120

/** Takes the next mails that are due for this server. */
export async function claimMails(db: Kysely<Database>, now: Date, most: number): Promise<QueuedMail[]> {
  const at = now.toISOString()
  const { rows } = await sql<QueuedMail>`update mail_outbox set attempts = attempts + 1,
      due_at = ${at}::timestamptz + make_interval(secs => ${leaseSeconds})
    where id in (select id from mail_outbox where status = 'queued' and due_at <= ${at}
      order by due_at, id limit ${most} for update skip locked)
    returning id, recipient as "to", subject, body as text, attempts`.execute(db)
  return rows
}

/** Puts off mails that were taken and not tried. */
export async function giveMailsBack(db: Kysely<Database>, ids: readonly number[], dueAt: Date): Promise<void> {
  await sql`update mail_outbox set attempts = attempts - 1, due_at = ${dueAt.toISOString()}
    where id = any(${ids}::bigint[]) and status = 'queued'`.execute(db)
}

/** Writes down what became of an attempt. @param tryAgainAt null where there is nothing more to try */
export async function writeMailAnswer(
  db: Kysely<Database>,
  id: number,
  { isTaken, answer }: MailAnswer,
  adapter: string,
  now: Date,
  tryAgainAt: Date | null,
): Promise<void> {
  const at = now.toISOString()
  const status = isTaken ? 'sent' : tryAgainAt ? 'queued' : 'failed'
  await sql`update mail_outbox set status = ${status}, adapter = ${adapter}, answer = ${answer.slice(0, 1000)},
    sent_at = ${isTaken ? at : null}, body = case when ${isTaken && adapter !== 'embedded'} and kind = 'oneTimePassword' then '' else body end, due_at = ${tryAgainAt?.toISOString() ?? at}
    where id = ${id} and status = 'queued'`.execute(db)
}

/** Forgets the mails to a user, whose address must not outlive them. */
export async function forgetMailsTo(db: Kysely<Database>, userId: number): Promise<void> {
  await sql`delete from mail_outbox where user_id = ${userId}`.execute(db)
}

/** The language that mails to a user are written in: Chinese for who reads it, else English. */
export async function mailLanguageOf(db: Kysely<Database>, languageId: number | null): Promise<Language> {
  const { rows } = await sql<{ code: string }>`select code from language where id = ${languageId}`.execute(db)
  return rows[0]?.code.startsWith('zh') ? 'zh' : 'en'
}
