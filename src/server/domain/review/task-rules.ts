import { sql } from 'kysely'
import reviewDecision from '../../../entities/review-manage/review-decision'
import reviewTask from '../../../entities/review-manage/review-task'
import type { Change } from '../../db/records'
import { defineRules } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { countToday } from './decisions'
import { keepLease } from './lease'

type Place = Pick<Context, 'db' | 'now'>

/** What is put on hold goes back to its pool after this long. */
const heldHours = 48

/** What pools and reviewers have in hand follows their tasks. */
export const taskRules = defineRules(reviewTask, {
  beforeSave: ({ now }, draft) => {
    const { state } = draft as { readonly state?: string }
    if (state === undefined) return Promise.resolve()
    const waitsUntil = state === 'held' ? new Date(now.getTime() + heldHours * 3_600_000).toISOString() : null
    return Promise.resolve({ waitsUntil })
  },
  watched: keepLease,
  follow: async (place, changes) => {
    await countPools(place, await touched(place, changes, 'review_task', 'pool'))
    await countHands(place, await touched(place, changes, 'review_task', 'reviewer'))
  },
})

/** What a reviewer has done today follows their decisions. */
export const decisionRules = defineRules(reviewDecision, {
  follow: async (place, changes) => countToday(place, await touched(place, changes, 'review_decision', 'reviewer')),
})

/** The records that those changed refer to by a field, now or before. */
async function touched({ db }: Place, changes: readonly Change[], table: string, field: string): Promise<number[]> {
  const ids = changes.map(({ id }) => id)
  const { rows } = await sql<{ id: number | null }>`select distinct ${sql.ref(field)} as id
    from ${sql.table(table)} where id = any(${ids})`.execute(db)
  const before = changes.flatMap(({ before, after }) => [before?.[field], after?.[field]])
  const all = [...rows.map(({ id }) => id), ...before]
  return [...new Set(all.flatMap((id) => (id === null || id === undefined ? [] : Number(id))))]
}

async function countPools({ db, now }: Place, pools: readonly number[]): Promise<void> {
  if (pools.length === 0) return
  await sql`update review_pool p set waiting = t.waiting, assigned = t.assigned, oldest_minutes = t.oldest
    from (select p.id, count(t.id) filter (where t.state = 'waiting') as waiting,
        count(t.id) filter (where t.state in ('assigned', 'held')) as assigned,
        coalesce(extract(epoch from ${now.toISOString()}::timestamptz
          - min(t.submitted_at) filter (where t.state = 'waiting')) / 60, 0)::int as oldest
      from review_pool p left join review_task t on t.pool = p.id and t.state in ('waiting', 'assigned', 'held')
      where p.id = any(${[...pools]}) group by p.id) t
    where t.id = p.id`.execute(db)
}

async function countHands({ db }: Place, reviewers: readonly number[]): Promise<void> {
  if (reviewers.length === 0) return
  await sql`update reviewer r set open = (select count(*) from review_task t
      where t.reviewer = r.id and t.state in ('assigned', 'held'))
    where r.id = any(${[...reviewers]})`.execute(db)
}
