import { sql } from 'kysely'
import * as calls from '../../../calls/message'
import push from '../../../entities/service-manage/push'
import { serve } from '../../pipeline/serve'

/** How far the pushes of `ids` (numbers with commas between) have come, for the bars in their rows. */
export const progress = serve(calls.progress, {
  id: 'push.progress',
  about: { entity: push, by: 'ids' },
  guard: { anyOf: ['ServiceManage:pushList', 'ServiceManage:pushDetail'] },
  run: async ({ db }, { ids }) => {
    const { rows } = await sql<Record<'id' | 'done' | 'target' | 'sent', number | null>>`
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
