import { sql } from 'kysely'
import reviewReason from '../../../entities/review-manage/review-reason'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { concerns } from '../../operations/concerns'

type Reason = Row<typeof reviewReason>

const leastOfCritical = 6

export const reasonRules = defineRules(reviewReason, {
  beforeSave: async (context, draft, current) => {
    const next = { points: 0, fixable: false, ...current, ...draft } as Reason
    if (current && draft.code && draft.code !== current.code && (await isUsed(context, current.id)))
      throw badField('code', 'review-manage.codeUsed')
    if (next.severity === 'critical' && concerns(draft, current, 'severity', 'points', 'fixable')) {
      if ((next.points ?? 0) < leastOfCritical)
        throw badField('points', 'review-manage.criticalPoints', { least: leastOfCritical })
      if (next.fixable) throw badField('fixable', 'review-manage.criticalFixable')
    }
    if (next.key && concerns(draft, current, 'key', 'subjects')) {
      const others = await context.records.where(reviewReason, { key: next.key })
      const taken = others.find(
        (other) => other.id !== current?.id && other.subjects.some((each) => next.subjects.includes(each)),
      )
      if (taken) throw badField('key', 'review-manage.keyTaken', { code: taken.code })
    }
  },
  beforeRemove: async (context, { id }) => {
    if (await isUsed(context, id)) throw refused('review-manage.reasonUsed')
  },
})

/** Whether any decision, or any task that waits for one, names a reason. */
async function isUsed({ db }: Context, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
      exists (select 1 from review_decision where reasons @> array[${id}]::bigint[])
      or exists (select 1 from review_task where reasons @> array[${id}]::bigint[])
      or exists (select 1 from ugc_post where reasons @> array[${id}]::bigint[]) as used`.execute(db)
  return rows[0]?.used === true
}
