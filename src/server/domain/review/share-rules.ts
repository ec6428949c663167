import type reviewPool from '../../../entities/review-manage/review-pool'
import poolEntity from '../../../entities/review-manage/review-pool'
import reviewShare from '../../../entities/review-manage/review-share'
import reviewerEntity from '../../../entities/review-manage/reviewer'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import { Records } from '../../db/records'
import { defineRules } from '../../operations/handler'
import { badField, refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { bringBack, planBefore, sharesIn, type Share } from './plans'

type Pool = Row<typeof reviewPool>

/** Shares are changed in a draft; a plan that was published stays as it was. A plan in force ends the one before it. */
export const shareRules = defineRules(reviewShare, {
  beforeSave: async (context, draft, current) => {
    if (current && current.state !== 'draft') throw refused('review-manage.planPublished')
    const next = { ...current, ...draft } as Share
    if (next.from && next.until && next.until <= next.from) throw badField('until', 'review-manage.untilAfterFrom')
    if (draft.reviewer === undefined && draft.pool === undefined) return
    await fitsPool(context, await context.records.get(poolEntity, next.pool), next.reviewer, 'reviewer')
  },
  follow: async ({ db, now }, changes) => {
    const records = new Records(db, null, now)
    for (const { id, before, after } of changes) {
      const share = after?.state === undefined ? undefined : await records.find(reviewShare, id)
      if (share?.state === 'active' && before?.state === 'scheduled') await endFormer(records, share, now)
      if (share?.state === 'past' && before?.state === 'active' && isOver(share, now))
        await fallBack(records, share, now)
    }
  },
})

function isOver({ until }: Share, now: Date): boolean {
  return until !== null && Date.parse(until) <= now.getTime()
}

/** A plan takes effect as a whole: with the first of its shares, all of them, and the one before it is past. */
async function endFormer(records: Records, { pool, plan }: Share, now: Date): Promise<void> {
  for (const other of await sharesIn({ records }, pool, 'active'))
    if (other.plan !== plan) await records.update(reviewShare, other, { state: 'past', until: now.toISOString() })
  for (const other of await sharesIn({ records }, pool, 'scheduled'))
    if (other.plan === plan) await records.update(reviewShare, other, { state: 'active' })
}

/** When the last share of a plan that was meant for a time is over, the plan before it holds again. */
async function fallBack(records: Records, { pool, plan }: Share, now: Date): Promise<void> {
  if ((await sharesIn({ records }, pool, 'active')).length > 0) return
  const former = await planBefore({ records }, pool, plan ?? 0)
  if (former.length > 0) await bringBack({ records, now }, pool, former, null)
}

/** @throws A0400 with what a reviewer lacks to be given tasks of a pool */
export async function fitsPool(context: Context, pool: Pool, id: number, field: string): Promise<void> {
  const reviewer = await context.records.get(reviewerEntity, id)
  const lacks = lackOf(pool, reviewer)
  if (lacks) throw badField(field, lacks, { name: context.records.labelOf(reviewerEntity, reviewer) })
}

function lackOf(pool: Pool, reviewer: Row<typeof reviewerEntity>): string | undefined {
  if (reviewer.state === 'left') return 'review-manage.lacksWork'
  if (!reviewer.subjects.includes(pool.subject)) return 'review-manage.lacksSubject'
  if (!(reviewer.stages ?? []).includes(pool.stage)) return 'review-manage.lacksStage'
  if (pool.restricted && !reviewer.restricted) return 'review-manage.lacksClearance'
  const spoken = pool.languages ?? []
  if (spoken.length > 0 && !spoken.some((each) => reviewer.languages.includes(each)))
    return 'review-manage.lacksLanguage'
  const everywhere = pool.areas.includes(ALL_AREAS) || reviewer.areas.includes(ALL_AREAS)
  return everywhere || pool.areas.some((area) => reviewer.areas.includes(area)) ? undefined : 'review-manage.lacksArea'
}
