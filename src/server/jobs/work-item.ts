import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'
import type { Language } from '../base/captions'
import type { Unfrozen } from './freeze-rest'
import { deadAfterSeconds } from './instance'
import type { WorkKind } from './jobs'
import { waitAfter } from './work-piece'

/** For whom tracked work is done: with the rights of that moment, not of the asking. */
interface AskedBy {
  readonly accountId: number
  readonly sessionId: number | null
  readonly language: Language
}

/** What an import takes: each of these lines of a stored sheet. */
export interface ImportPlan {
  /** The sheet's storage key. */
  readonly file: string
  /** Fields that every row has that does not say otherwise. */
  readonly given: Readonly<Record<string, unknown>>
  /** The time zone of whoever wrote it. */
  readonly zone: string
}

/** What a batch job is to do on each of its records. */
export type BatchPlan = AskedBy & {
  /** Tells whether the same command runs on the same selection. */
  readonly hash: string
} & (
    | {
        readonly commandId: string
        readonly args: Readonly<Record<string, unknown>>
        /** What of its selection the job itself has to take down first. */
        readonly unfrozen?: Unfrozen
      }
    | { readonly undoOf: number; readonly reason: string }
    | ({ readonly importOf: string } & ImportPlan)
  )

/** What an export needs besides its task. */
export type ExportPlan = AskedBy & {
  readonly zone: string
  /** Whose file it is, where it is made by a schedule with its owner's rights. */
  readonly recipientId?: number
  /** Opens a file that holds personal data; made when the file is. */
  readonly password?: string
}

const isAlive = sql<boolean>`exists (select 1 from server_instance s
  where s.id = w.server_id and s.seen_at > now() - make_interval(secs => ${deadAfterSeconds}))`

/** Stores what is to be done, in the caller's transaction. */
export async function planWork(
  db: Kysely<Database>,
  kind: WorkKind,
  id: number,
  plan: BatchPlan | ExportPlan,
): Promise<void> {
  await sql`insert into work_item (kind, work_id, plan) values (${kind}, ${id}, ${JSON.stringify(plan)}::jsonb)
    on conflict (kind, work_id) do update set plan = excluded.plan`.execute(db)
}

/** Takes a piece of work for this server. @returns its plan, and how often it has broken off; undefined where a living server, this one included, is at it */
export async function claimWork<Plan>(
  db: Kysely<Database>,
  kind: WorkKind,
  id: number,
  serverId: string,
): Promise<{ readonly plan: Plan; readonly tries: number } | undefined> {
  const { rows } = await sql<{ plan: Plan; tries: number }>`update work_item w set server_id = ${serverId}
    where kind = ${kind} and work_id = ${id} and (server_id is null or (server_id <> ${serverId} and not ${isAlive}))
    returning plan, coalesce(tries, 0)::int as tries`.execute(db)
  return rows[0]
}

/** Gives a piece of work back that has ended, or stops with its server. */
export async function releaseWork(db: Kysely<Database>, kind: WorkKind, id: number, serverId: string): Promise<void> {
  await sql`update work_item set server_id = null, tries = null, due_at = null
    where kind = ${kind} and work_id = ${id} and server_id = ${serverId}`.execute(db)
}

/** Gives a piece of work back that has broken off: it goes on later, ever less often. */
export async function postponeWork(
  db: Kysely<Database>,
  kind: WorkKind,
  id: number,
  serverId: string,
  tries: number,
): Promise<void> {
  await sql`update work_item set server_id = null, tries = ${tries}, due_at = now() + make_interval(secs => ${waitAfter(tries)})
    where kind = ${kind} and work_id = ${id} and server_id = ${serverId}`.execute(db)
}

/** Work that should go on and that no living server is at. */
export async function abandonedWork(db: Kysely<Database>, serverId: string): Promise<{ kind: WorkKind; id: number }[]> {
  const isFree = sql<boolean>`((w.server_id is null and coalesce(w.due_at <= now(), true)) or (w.server_id <> ${serverId} and not ${isAlive}))`
  const { rows } = await sql<{ kind: WorkKind; id: number }>`
    select w.kind, w.work_id as id from batch_job b join work_item w on w.kind = 'batchJob' and w.work_id = b.id
      where b.state in ('queued', 'running') and ${isFree}
    union all
    select w.kind, w.work_id from export_task e join work_item w on w.kind = 'exportTask' and w.work_id = e.id
      where e.state in ('queued', 'running') and ${isFree}
    limit 500`.execute(db)
  return rows
}
