import { sql, type Kysely } from 'kysely'
import type { Database } from '../../db/database'
import { keyOf, type Tally, type TallyEntry, type TallyKey } from '../../push/tally'

interface Known extends TallyKey {
  readonly id: number
  readonly skipped: Record<string, number> | null
  readonly failed: Record<string, number> | null
}

/** Adds what was counted to a push's statistics. The caller holds the lock on the push, so that nobody else adds meanwhile. */
export async function writeTally(db: Kysely<Database>, push: number, tally: Tally, now: Date): Promise<void> {
  const entries = tally.entries()
  if (entries.length === 0) return
  const hours = [...new Set(entries.map(({ hour }) => hour))]
  const { rows } = await sql<Known>`select id, hour, area, client, language, provider, variant, skipped, failed
    from push_stat where push = ${push} and hour = any(${hours}::timestamptz[])`.execute(db)
  const known = new Map(rows.map((row) => [keyOf(row), row]))
  const changed = entries.flatMap((entry) => {
    const row = known.get(keyOf(entry))
    return row
      ? [{ ...entry, id: row.id, skipped: sum(row.skipped, entry.skipped), failed: sum(row.failed, entry.failed) }]
      : []
  })
  const added = entries.filter((entry) => !known.has(keyOf(entry)))
  if (changed.length > 0)
    await sql`update push_stat s set
        sent = coalesce(s.sent, 0) + e.sent, delivered = coalesce(s.delivered, 0) + e.delivered,
        shown = coalesce(s.shown, 0) + e.shown, clicked = coalesce(s.clicked, 0) + e.clicked,
        converted = coalesce(s.converted, 0) + e.converted, skipped = e.skipped, failed = e.failed,
        version = s.version + 1, updated_at = ${now.toISOString()}
      from ${recordset(changed)} where s.id = e.id`.execute(db)
  if (added.length > 0)
    await sql`insert into push_stat (push, hour, area, client, language, provider, variant,
        sent, delivered, shown, clicked, converted, skipped, failed, version, created_at, updated_at)
      select ${push}, e.hour, e.area, e.client, e.language, e.provider, e.variant,
        e.sent, e.delivered, e.shown, e.clicked, e.converted, e.skipped, e.failed, 1, ${now.toISOString()}, ${now.toISOString()}
      from ${recordset(added)}`.execute(db)
}

function recordset(entries: readonly TallyEntry[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e(id bigint, hour timestamptz, area bigint,
    client bigint, language bigint, provider text, variant text, sent bigint, delivered bigint, shown bigint,
    clicked bigint, converted bigint, skipped jsonb, failed jsonb)`
}

function sum(a: Readonly<Record<string, number>> | null, b: Readonly<Record<string, number>>): Record<string, number> {
  const total = { ...a }
  for (const [key, count] of Object.entries(b)) total[key] = (total[key] ?? 0) + count
  return total
}
