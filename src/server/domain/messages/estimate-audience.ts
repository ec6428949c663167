import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { isQuiet } from '../../push/quiet-hours'
import type { Services } from '../../base/services'
import { audienceSql, type Audience } from './audience-sql'
import { candidatesSql, type SkipReason, type Verdict } from './candidates-sql'
import { quietRules, readPushSettings } from './push-settings'

/** How many people a push would reach, step by step, and who they are. */
export interface Estimate {
  /** All users who can sign in. */
  readonly total: number
  readonly matched: number
  /** Signed in on a device that takes pushes, and willing. */
  readonly reachable: number
  readonly afterCaps: number
  readonly afterQuietHours: number
  readonly skipped: Readonly<Record<SkipReason, number>>
  /** Of those reached, by what they have in common; null where it is not known of them. */
  readonly byArea: readonly Share[]
  readonly byClient: readonly Share[]
  readonly byLanguage: readonly Share[]
  /** The figures are worked out from this many percent of all users; absent where everybody was counted. */
  readonly sampledPercent?: number
}

export interface Share {
  readonly id: number | null
  readonly count: number
}

interface Group {
  readonly area: number | null
  readonly client: number | null
  readonly language: number | null
  readonly timezone: string | null
  readonly verdict: Verdict
  readonly count: number
}

/** Beyond this many users a sample of about this many tells. */
const largestCount = 1_000_000

/** What the audience's size depends on besides the audience itself. */
export interface Sending {
  readonly push: number
  readonly category: string
  readonly at: Date
}

/** Counts an audience in the database. @throws A0400 where it cannot be counted: an unreadable file, an unknown indicator */
export async function estimateAudience(
  { db, services }: { db: Kysely<Database>; services: Pick<Services, 'storage'> },
  audience: Audience,
  sending: Sending,
): Promise<Estimate> {
  const settings = await readPushSettings(db)
  const prepared = await audienceSql({ db, services }, audience, sending.at)
  const total = await countUsers(db)
  const sample = total > largestCount ? Math.max(0.01, (largestCount / total) * 100) : undefined
  const candidates = candidatesSql(prepared, { ...sending, settings, ...(sample && { sample }) })
  const { rows } = await sql<Group>`select area, client, language, timezone, verdict, count(*) as count
    from (${candidates}) c group by 1, 2, 3, 4, 5`.execute(db)
  const scale = sample ? 100 / sample : 1
  const rules = quietRules(settings)
  const quiet = (group: Group) =>
    sending.category !== 'service' && isQuiet(rules, sending.at.getTime(), group.timezone, group.area)
  const reached = rows.filter((group) => group.verdict === 'ok' && !quiet(group))
  const sum = (groups: readonly Group[]) =>
    Math.round(groups.reduce((count, group) => count + Number(group.count), 0) * scale)
  const of = (verdict: Verdict) => sum(rows.filter((group) => group.verdict === verdict))
  const skipped = { disabled: of('disabled'), noToken: of('noToken'), optedOut: of('optedOut'), cap: of('cap') }
  const matched = sum(rows)
  const afterCaps = of('ok')
  const afterQuietHours = sum(reached)
  return {
    total,
    matched,
    reachable: afterCaps + skipped.cap,
    afterCaps,
    afterQuietHours,
    skipped: { ...skipped, quietHours: afterCaps - afterQuietHours },
    byArea: shares(reached, 'area', scale),
    byClient: shares(reached, 'client', scale),
    byLanguage: shares(reached, 'language', scale),
    ...(sample && { sampledPercent: sample }),
  }
}

function shares(groups: readonly Group[], by: 'area' | 'client' | 'language', scale: number): Share[] {
  const counts = new Map<number | null, number>()
  for (const group of groups) counts.set(group[by], (counts.get(group[by]) ?? 0) + Number(group.count))
  return [...counts]
    .map(([id, count]) => ({ id, count: Math.round(count * scale) }))
    .sort((a, b) => b.count - a.count || (a.id ?? 0) - (b.id ?? 0))
}

/** Exact where that is quick, else what the database last knew of the table. */
async function countUsers(db: Kysely<Database>): Promise<number> {
  const known = await sql<{
    rows: number
  }>`select reltuples::bigint as rows from pg_class where oid = '"user"'::regclass`.execute(db)
  const rows = Number(known.rows[0]?.rows ?? 0)
  if (rows > largestCount) return rows
  const counted = await sql<{ count: number }>`select count(*) as count from "user" where state = 'normal'`.execute(db)
  return Number(counted.rows[0]?.count ?? 0)
}
