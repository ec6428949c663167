import { sql, type Kysely } from 'kysely'
import type pg from 'pg'
import type { Database } from './database'

/**
 * What makes the demo data of an installation, and how far it is: nothing stands yet (`planned`), what has to be before
 * the console is served does (`begun`), some of the rest could not be made (`failed`), or all of it stands (`complete`).
 */
export interface FillPlan {
  readonly seed: number
  /** Milliseconds. */
  readonly now: number
  readonly state: 'planned' | 'begun' | 'failed' | 'complete'
  /** Of the records that come behind the running server: how many there are, and are to be. */
  readonly loaded?: number
  readonly size?: number
}

/** What the process that fills in is given. */
export interface FillRequest extends Pick<FillPlan, 'seed' | 'now'> {
  readonly connectionString: string
}

type Asks = Pick<pg.ClientBase, 'query'>

const key = 'demoFill'

/**
 * Keeps the plan in the database that it is about: what a transaction of the fill brings and what is said of it stand or
 * fall together, and every server of the database reads the same.
 */
export async function keepFillPlan(client: Asks, plan: FillPlan): Promise<void> {
  await client.query(
    `insert into installation (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [key, JSON.stringify(plan)],
  )
}

/** The plan of a database that was ever filled with demo data. */
export async function readFillPlan(db: Kysely<Database>): Promise<FillPlan | undefined> {
  const { rows } = await sql<{ value: FillPlan }>`select value from installation where key = ${key}`.execute(db)
  return rows[0]?.value
}

/** Notes how far a plan is, unless there is none any more. */
export async function noteFill(
  db: Kysely<Database>,
  note: Partial<Pick<FillPlan, 'state' | 'loaded' | 'size'>>,
): Promise<void> {
  await sql`update installation set value = value || ${JSON.stringify(note)}::jsonb where key = ${key}`.execute(db)
}

/** Whether records of the demo are on their way: what time brings about waits until they are there. */
export async function isFilling(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select 1 from installation
    where key = ${key} and value ->> 'state' in ('planned', 'begun')`.execute(db)
  return rows.length > 0
}
