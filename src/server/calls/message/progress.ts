import { sql } from 'kysely'
import { z } from 'zod'
import push from '../../../entities/service-manage/push'
import { defineOperation } from '../../pipeline/operation'

/** How far a push has come. */
interface PushProgress {
  readonly id: number
  /** Users who were dealt with: sent to, failed, skipped, or set aside. */
  readonly done: number
  /** Users of its audience; null before it was counted. */
  readonly target: number | null
  readonly sent: number
}

/** How many rows of a list are in view at most. */
const mostPushes = 100

const idsShape = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/, 'error.notNumber')
  .transform((text) => text.split(',').map(Number))
  .refine((ids) => ids.length <= mostPushes, { error: 'error.tooMany', params: { max: mostPushes } })

/** How far the pushes of `ids` (numbers with commas between) have come, for the bars in their rows. */
export const progress = defineOperation({
  id: 'push.progress',
  about: { entity: push, by: 'ids' },
  method: 'GET',
  url: '/message/backend/push/progress',
  guard: { anyOf: ['ServiceManage:pushList', 'ServiceManage:pushDetail'] },
  input: z.strictObject({ ids: idsShape }),
  run: async ({ db }, { ids }): Promise<PushProgress[]> => {
    const { rows } = await sql<Record<keyof PushProgress, number | null>>`
      select p.id, p.target_count as target, coalesce(p.sent_count, 0) as sent,
        coalesce(p.sent_count, 0) + coalesce(p.fail_count, 0)
          + coalesce((select sum(n.value::bigint) from push_stat s, jsonb_each_text(s.skipped) n where s.push = p.id), 0)
          + (select count(*) from push_outbox o where o.push_id = p.id and o.status in ('holdout', 'waiting')) as done
      from push p where p.id = any(${ids}) order by p.id`.execute(db)
    return rows.map(({ id, done, target, sent }) => ({
      id: Number(id),
      done: Number(done),
      target: target === null ? null : Number(target),
      sent: Number(sent),
    }))
  },
})
