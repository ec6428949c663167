import reviewPool from '../../../entities/review-manage/review-pool'
import language from '../../../entities/develop-manage/language'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import type { Task } from './may-review'

type Pool = Row<typeof reviewPool>

/** The first pool, in their order, that takes a task at a stage; undefined where there is none for it. */
export async function poolFor({ records }: Context, task: Task, stage: 'initial' | 'final'): Promise<Pool | undefined> {
  const { subject } = task
  if (subject === null) return undefined
  const pools = await records.where(reviewPool, { subject, stage, enabled: true })
  const [spoken] = task.language === null ? [] : await records.where(language, { id: task.language }, 1)
  return pools
    .filter((pool) => takes(pool, task, spoken?.code))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id)[0]
}

function takes(pool: Pool, { area, source, riskScore, restricted }: Task, spoken: string | undefined): boolean {
  const hasArea = area === null || pool.areas.includes(ALL_AREAS) || pool.areas.includes(area)
  const hasLanguage = !spoken || !pool.languages?.length || pool.languages.includes(spoken)
  const hasSource = !source || !pool.sources?.length || pool.sources.includes(source)
  const isCleared = pool.restricted === (restricted === true)
  return hasArea && hasLanguage && hasSource && isCleared && (riskScore ?? 0) >= (pool.riskFrom ?? 0)
}
