import { sql } from 'kysely'
import activityEntry from '../../../entities/activity-manage/activity-entry'
import { Records, type Change } from '../../db/records'
import { storageOf } from '../../db/storage'
import type { Context } from '../../pipeline/operation'
import type { ActivityKind } from './activity-kinds'

interface Stored {
  readonly id: number
  readonly name: Readonly<Record<string, string>>
  readonly areas: readonly number[]
  readonly starts_at: string
  readonly ends_at: string
  readonly state: string
  readonly currency: string | null
  readonly budget: number | null
  readonly spent: number | null
  readonly owner: number | null
}

/** Keeps the overview's lines of changed activities in step; one whose activity is gone goes too. */
export async function followOverview(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { kind, entity, name }: ActivityKind,
  changes: readonly Change[],
): Promise<void> {
  const records = new Records(db, null, now)
  const optional = (field: string) => (field in entity.fields ? sql.ref(field) : sql`null`)
  const { table } = storageOf(entity)
  for (const id of new Set(changes.map((change) => change.id))) {
    const { rows } = await sql<Stored>`select id, ${sql.ref(name)} as name, areas, starts_at, ends_at, state, currency,
      ${optional('budget')} as budget, ${optional('spent')} as spent, ${optional('owner')} as owner
      from ${sql.table(table)} where id = ${id}`.execute(db)
    const [line] = await records.where(activityEntry, { kind, recordId: String(id) } as object, 1)
    const [stored] = rows
    if (!stored) {
      if (line) await records.remove(activityEntry, line)
      continue
    }
    const { starts_at: startsAt, ends_at: endsAt, state, budget, spent, areas, currency, owner } = stored
    const spentRate = budget ? Math.round(((spent ?? 0) / budget) * 10_000) / 100 : null
    const money = { currency, budget, spent, spentRate }
    const values = { name: stored.name, areas, owner, startsAt, endsAt, activityState: state, ...money }
    // Whoever resumes one by itself takes it out of those that were paused together.
    const together = state === 'paused' ? {} : { pausedTogetherAt: null }
    if (line) await records.update(activityEntry, line, { ...values, ...together } as object)
    else await records.insert(activityEntry, { ...values, kind, recordId: String(id) } as object)
  }
}
