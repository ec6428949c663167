import { sql } from 'kysely'
import type { Answer } from '../../../calls/define-call'
import type { openUploads } from '../../../calls/third'
import { hourMs } from '../../../schema/time'
import { Refusal } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** How long an upload waits for its next part, or for a record to name it, in hours: as long as others that nobody names. */
export const sessionHours = 48

/** An upload that comes in parts. */
export interface UploadSession {
  readonly key: string
  readonly field: string
  readonly name: string
  readonly fileName: string
  readonly size: number
  readonly modified: number
  readonly partBytes: number
  /** By what the storage knows its parts. */
  readonly begun: string
  readonly isStored: boolean
  /** Somebody has asked for its parts to be put together. */
  readonly isClosed: boolean
}

type SessionsOf = { readonly key: string } | { readonly fields: readonly string[]; readonly about: number }

/** The account's own uploads in parts that no record names yet and whose time is not over, the oldest first. */
export async function sessionsOf({ db, account, now }: Context, which: SessionsOf): Promise<UploadSession[]> {
  const narrowed =
    'key' in which
      ? sql`upload.key = ${which.key}`
      : sql`upload.place = any(${[...which.fields]}) and session.about = ${which.about}`
  const { rows } = await sql<UploadSession>`select upload.key, upload.place as field, upload.name,
      session.file_name as "fileName", upload.bytes as size, session.modified, session.part_bytes as "partBytes",
      session.begun, upload.stored_at is not null as "isStored", upload.used_at is not null as "isClosed"
    from upload join upload_session session on session.key = upload.key
    where upload.account_id = ${account.id} and upload.named_at is null
      and session.touched_at > ${new Date(now.getTime() - sessionHours * hourMs)} and ${narrowed}
    order by upload.given_at, upload.key`.execute(db)
  return rows
}

/** One of the account's own. @throws A0301 where it is another's, or its time is over */
export async function sessionOf(context: Context, key: string): Promise<UploadSession> {
  const [session] = await sessionsOf(context, { key })
  if (!session) throw new Refusal('A0301', 'error.uploadSessionOver')
  return session
}

/** The parts that have come, by upload: their numbers, and by what the storage puts them together. */
export async function partsOf(
  { db }: Pick<Context, 'db'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly { readonly number: number; readonly tag: string }[]>> {
  const { rows } = await sql<{ key: string; number: number; tag: string }>`select key, number, tag from upload_part
    where key = any(${[...keys]}) order by key, number`.execute(db)
  const found = new Map<string, { readonly number: number; readonly tag: string }[]>()
  for (const { key, ...part } of rows) found.set(key, [...(found.get(key) ?? []), part])
  return found
}

/** What the caller is told of uploads. */
export async function toldOf(
  context: Pick<Context, 'db'>,
  sessions: readonly UploadSession[],
): Promise<Answer<typeof openUploads>['uploads']> {
  const parts = await partsOf(
    context,
    sessions.map(({ key }) => key),
  )
  return sessions.map(({ begun: _begun, isClosed: _isClosed, ...told }) => ({
    ...told,
    parts: (parts.get(told.key) ?? []).map(({ number }) => number),
  }))
}
