import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'
import { deadAfterSeconds } from './instance'

/** A piece of named work that waits for its hour, or that a server is at. */
export interface WorkPiece {
  readonly id: string
  readonly name: string
  readonly data: unknown
  /** It comes again this many seconds after each run. */
  readonly everySeconds: number | null
  /** How often it was begun, this time included, without having been done. */
  readonly tries: number
}

/** It is tried again after 10, 20, 40 … seconds, at most an hour apart: for about half a day. */
const firstWaitSeconds = 10
const longestWaitSeconds = 3_600
export const maxTries = 20

const isFree = sql<boolean>`(w.server_id is null or not exists (select from server_instance s
  where s.id = w.server_id and s.seen_at > now() - make_interval(secs => ${deadAfterSeconds})))`

/** Asks for a piece of work, in the caller's transaction. */
export async function addPiece(db: Kysely<Database>, name: string, data: object, at: Date): Promise<void> {
  await sql`insert into work_piece (id, name, data, due_at, tries)
    values (${randomUUID()}, ${name}, ${JSON.stringify(data)}::jsonb, ${at.toISOString()}, 0)`.execute(db)
}

/** Enters work that starts by itself: one piece each, which never piles up. A new rhythm holds from now on. */
export async function keepComing(
  db: Kysely<Database>,
  works: readonly { readonly work: string; readonly everySeconds?: number }[],
): Promise<void> {
  for (const { work, everySeconds } of works)
    if (everySeconds)
      await sql`insert into work_piece (id, name, data, due_at, every_seconds, tries)
        values (${`every:${work}`}, ${work}, '{}'::jsonb, now(), ${everySeconds}, 0)
        on conflict (id) do update set every_seconds = excluded.every_seconds,
          due_at = least(work_piece.due_at, now() + make_interval(secs => ${everySeconds}))
        where work_piece.every_seconds is distinct from excluded.every_seconds`.execute(db)
}

/** Which pieces a server may take. */
export interface Wanted {
  /** The names of the work whose lanes have a place free. */
  readonly names: readonly string[]
  readonly serverId: string
  /** What this server is at; what it had and is at no longer is free. */
  readonly running: readonly string[]
  /** Only what somebody has asked for, none of what starts by itself. */
  readonly askedOnly: boolean
}

/** Takes the piece that has waited longest and is in nobody's living hands. */
export async function claimPiece(
  db: Kysely<Database>,
  { names, serverId, running, askedOnly }: Wanted,
): Promise<WorkPiece | undefined> {
  const { rows } =
    await sql<WorkPiece>`update work_piece set server_id = ${serverId}, begun_at = now(), tries = tries + 1
    where id = (select w.id from work_piece w
      where w.given_up_at is null and w.due_at <= now() and w.name = any(${names}) and w.id <> all(${running})
        and (w.server_id = ${serverId} or ${isFree}) and (w.every_seconds is null or not ${askedOnly})
      order by w.due_at limit 1 for update skip locked)
    returning id, name, data, every_seconds as "everySeconds", tries::int as tries`.execute(db)
  return rows[0]
}

/** What became of a piece. */
export type PieceEnd =
  | { readonly kind: 'done' }
  /** The server stops: another one goes on at once, or this one when it is back. */
  | { readonly kind: 'left' }
  | { readonly kind: 'failed'; readonly error: string }

/** Gives a piece back, unless it has gone over to another server. @returns whether it was given up for good */
export async function endPiece(
  db: Kysely<Database>,
  { id, everySeconds, tries }: WorkPiece,
  serverId: string,
  end: PieceEnd,
): Promise<boolean> {
  const isOurs = sql`id = ${id} and server_id = ${serverId}`
  const free = sql`server_id = null, begun_at = null`
  if (end.kind === 'left')
    await sql`update work_piece set ${free}, tries = greatest(tries - 1, 0) where ${isOurs}`.execute(db)
  else if (everySeconds !== null)
    await sql`update work_piece set ${free}, tries = 0, due_at = now() + make_interval(secs => ${everySeconds}),
      error = ${end.kind === 'failed' ? end.error.slice(0, 500) : null} where ${isOurs}`.execute(db)
  else if (end.kind === 'done') await sql`delete from work_piece where ${isOurs}`.execute(db)
  else {
    const isOver = tries >= maxTries
    await sql`update work_piece set ${free}, error = ${end.error.slice(0, 500)}, given_up_at = ${isOver ? sql`now()` : null},
      due_at = now() + make_interval(secs => ${waitAfter(tries)}) where ${isOurs}`.execute(db)
    return isOver
  }
  return false
}

/** @returns the seconds that a piece waits after this many tries */
export function waitAfter(tries: number): number {
  return Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (tries - 1))
}
