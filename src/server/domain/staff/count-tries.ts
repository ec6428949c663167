import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { Refusal } from '../../base/errors'

type Db = Kysely<Database>

/**
 * What is counted: tries from an address, for a name from anywhere, for a name from one address, for a name in a browser that it
 * has signed in with before, and of a session that asks for its own password again.
 */
type Kind = 'address' | 'name' | 'pair' | 'browser' | 'session'

/** One count that a try adds to. */
export interface Counted {
  readonly kind: Kind
  readonly name?: string
  readonly place?: string
}

interface Limit {
  /** How many tries are answered at once; each further one waits, twice as long as the one before. */
  readonly free: number
  readonly firstWait: number
  readonly longestWait: number
  /** Seconds without a try after which all is forgotten. */
  readonly forgottenAfter: number
}

const perName = { free: 5, firstWait: 30, longestWait: 1_800, forgottenAfter: 43_200 } as const

const limits: Readonly<Record<Kind, Limit>> = {
  pair: perName,
  browser: perName,
  session: perName,
  // Only tries from places where the account has never signed in.
  name: { free: 20, firstWait: 30, longestWait: 900, forgottenAfter: 43_200 },
  // Behind one address a whole office may sign in.
  address: { free: 50, firstWait: 5, longestWait: 900, forgottenAfter: 3_600 },
}

/**
 * Counts a try before it is judged, so that of many sent together no more than the limit get a verdict.
 * @throws A0429 where one of the counts has to wait; it says for how long
 */
export async function countTry(db: Db, counts: readonly Counted[]): Promise<void> {
  for (const counted of counts) {
    const wait = await secondsToWait(db, counted)
    if (wait > 0) throw waitFirst(wait)
  }
}

/** A try that was right counts for nothing: whoever may sign in is not slowed down by doing so. */
export async function takeTryBack(db: Db, counts: readonly Counted[]): Promise<void> {
  for (const { kind, name = '', place = '' } of counts)
    await sql`update sign_in_count set tries = greatest(tries - 1, 0), free_at = last_at
      where kind = ${kind} and name = ${name} and place = ${place}`.execute(db)
}

/** Forgets what was missed: where somebody has proved who they are, or everywhere for a name. */
export async function forgetTries(db: Db, counts: readonly Counted[]): Promise<void> {
  for (const { kind, name = '', place = '' } of counts)
    await sql`delete from sign_in_count where kind = ${kind} and name = ${name} and place = ${place}`.execute(db)
}

export async function forgetTriesOf(db: Db, name: string): Promise<void> {
  await sql`delete from sign_in_count where name = ${name} and kind <> 'session'`.execute(db)
}

/** @returns 0 where the try is counted and may be judged, else how long to wait */
async function secondsToWait(db: Db, { kind, name = '', place = '' }: Counted): Promise<number> {
  const { free, firstWait, longestWait, forgottenAfter } = limits[kind]
  // The clock, not the start of the statement: whoever waited for this row is judged by when it has it.
  const { rows } = await sql<{ tries: number }>`
    insert into sign_in_count as c (kind, name, place, tries, last_at, free_at)
    values (${kind}, ${name}, ${place}, 1, clock_timestamp(), clock_timestamp())
    on conflict (kind, name, place) do update set
      tries = case when c.last_at < clock_timestamp() - make_interval(secs => ${forgottenAfter}) then 1 else c.tries + 1 end,
      last_at = clock_timestamp(),
      free_at = clock_timestamp() + make_interval(secs => case
        when c.last_at < clock_timestamp() - make_interval(secs => ${forgottenAfter}) or c.tries + 1 < ${free} then 0
        else least(${longestWait}, ${firstWait} * 2.0 ^ least(c.tries + 1 - ${free}, 20)) end)
    where c.free_at <= clock_timestamp()
    returning tries`.execute(db)
  if (rows.length > 0) return 0
  const waiting = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from free_at - clock_timestamp())))::int as seconds from sign_in_count
    where kind = ${kind} and name = ${name} and place = ${place}`.execute(db)
  return waiting.rows[0]?.seconds ?? 1
}

function waitFirst(seconds: number): Refusal {
  return seconds > 90
    ? new Refusal('A0429', 'error.waitMinutes', { count: Math.ceil(seconds / 60) }, { seconds })
    : new Refusal('A0429', 'error.waitSeconds', { count: seconds }, { seconds })
}
