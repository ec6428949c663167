import poolEntity from '../../../entities/review-manage/review-pool'
import reviewTask from '../../../entities/review-manage/review-task'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { concerns } from '../../operations/concerns'

type Pool = Row<typeof poolEntity>

const blank = { areas: [ALL_AREAS], riskFrom: 0, restricted: false, slaMinutes: 240, enabled: true } as const

/** What holds for a pool whoever saves it. */
export const poolRules = defineRules(poolEntity, {
  beforeSave: async (context, draft, current) => {
    const next = { ...blank, ...current, ...draft } as Pool
    if (concerns(draft, current, 'overflowPool', 'subject', 'stage')) await overflowFits(context, next, current)
    if (concerns(draft, current, 'overflowAfter', 'slaMinutes'))
      if (next.overflowAfter && next.overflowAfter >= (next.slaMinutes ?? blank.slaMinutes))
        throw badField('overflowAfter', 'review-manage.overflowTooLate')
    if (current && takesAll(current) && current.enabled && !(takesAll(next) && next.enabled))
      if (!(await hasOtherHome(context, current))) throw refused('review-manage.lastPool')
  },
  beforeRemove: async (context, row) => {
    if (takesAll(row) && row.enabled && !(await hasOtherHome(context, row))) throw refused('review-manage.lastPool')
    const [open] = await context.records.where(reviewTask, { pool: row.id, state: ['waiting', 'assigned', 'held'] }, 1)
    if (open) throw refused('review-manage.poolHasTasks')
  },
  may: async (context, verb, row) => {
    if (verb !== 'disable') return true
    const [open] = await context.records.where(reviewTask, { pool: row.id, state: 'waiting' }, 1)
    return open === undefined || 'review-manage.poolHasTasks'
  },
})

/** Whether a pool takes whatever comes of its kind. */
function takesAll({ areas, languages, sources, riskFrom, restricted }: Pool): boolean {
  const hasConditions = Boolean(languages?.length) || Boolean(sources?.length) || (riskFrom ?? 0) > 0 || restricted
  return areas.includes(ALL_AREAS) && !hasConditions
}

async function hasOtherHome({ records }: Context, { id, subject, stage }: Pool): Promise<boolean> {
  const others = await records.where(poolEntity, { subject, stage, enabled: true })
  return others.some((other) => other.id !== id && takesAll(other))
}

/** What runs over goes to a pool of the same kind, and never round in a circle. */
async function overflowFits({ records }: Context, next: Pool, current: Pool | null): Promise<void> {
  const seen = new Set(current ? [current.id] : [])
  for (let id = next.overflowPool; id !== null && id !== undefined;) {
    if (seen.has(id)) throw badField('overflowPool', 'review-manage.overflowLoop')
    seen.add(id)
    const pool = await records.get(poolEntity, id)
    if (pool.subject !== next.subject || pool.stage !== next.stage)
      throw badField('overflowPool', 'review-manage.otherKindOfPool')
    id = pool.overflowPool
  }
}
