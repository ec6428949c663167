import reviewShare from '../../../entities/review-manage/review-share'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'

export type Share = Row<typeof reviewShare>

type Records = Pick<Context, 'records'>

/** The shares of a pool that are in one state. */
export function sharesIn({ records }: Records, pool: number, state: Share['state']): Promise<Share[]> {
  return records.where(reviewShare, { pool, state })
}

/** The draft of a pool; where there is none yet, one that begins as the plan in force. */
export async function draftOf(context: Records, pool: number): Promise<Share[]> {
  const draft = await sharesIn(context, pool, 'draft')
  if (draft.length > 0) return draft
  return addShares(context, pool, await sharesIn(context, pool, 'active'))
}

/** Adds shares to the draft of a pool. */
export async function addShares(
  { records }: Records,
  pool: number,
  like: readonly (Pick<Share, 'reviewer'> & Partial<Share>)[],
): Promise<Share[]> {
  const made: Share[] = []
  for (const { reviewer, ratio = 0, locked = false, dailyCap = null, enabled = true } of like)
    made.push(await records.insert(reviewShare, { pool, reviewer, ratio, locked, dailyCap, enabled, state: 'draft' }))
  return made
}

/** The shares of the plan in force before another: that with the number next below. */
export async function planBefore(context: Records, pool: number, plan: number): Promise<Share[]> {
  const past = (await sharesIn(context, pool, 'past')).filter((share) => (share.plan ?? 0) < plan)
  const former = Math.max(...past.map((share) => share.plan ?? 0))
  return past.filter((share) => (share.plan ?? 0) === former)
}

/** The number that the next plan of a pool has. */
export async function nextPlan({ records }: Records, pool: number): Promise<number> {
  const all = await records.where(reviewShare, { pool }, 10_000)
  return Math.max(0, ...all.map(({ plan }) => plan ?? 0)) + 1
}

/** What the shares that count add up to. */
export function sumOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { ratio, enabled }) => sum + (enabled === false ? 0 : ratio), 0)
}

/** Puts a former plan in force again, as a plan of its own: what was in force is past. */
export async function bringBack(
  { records, now }: Pick<Context, 'records' | 'now'>,
  pool: number,
  former: readonly Share[],
  remark: string | null,
): Promise<void> {
  const plan = await nextPlan({ records }, pool)
  for (const share of await sharesIn({ records }, pool, 'active'))
    await records.update(reviewShare, share, { state: 'past', until: now.toISOString() })
  for (const { reviewer, ratio, locked, dailyCap, enabled } of former)
    await records.insert(reviewShare, {
      ...{ pool, reviewer, ratio, locked, dailyCap, enabled, plan, remark },
      from: now.toISOString(),
      state: 'active',
    })
}
