import { sql } from 'kysely'
import push from '../../../entities/service-manage/push'
import { bestVersion, enoughConfidence } from '../../push/confidence'
import type { Services } from '../../base/services'
import { asSystem } from '../../run/as-system'

/**
 * Names the better version of an experiment once its time is over, where the difference is hardly chance.
 * @returns whether there is a winner now
 */
export async function namedWinner(services: Services, id: number, now: Date): Promise<boolean> {
  return asSystem(services, 'ServiceManage:pushDetail.pickWinner', now, async ({ db, records }) => {
    const row = await records.find(push, id)
    const variants = row?.variants
    if (!row || !variants || variants.winnerAfter === undefined) return false
    const walked = await sql<{ walked_at: string }>`select walked_at from push_delivery where push_id = ${id}`.execute(
      db,
    )
    const walkedAt = walked.rows[0]?.walked_at
    if (!walkedAt || now.getTime() - Date.parse(walkedAt) < variants.winnerAfter * 1000) return false
    const hits = variants.measure === 'open' ? sql`shown` : sql`clicked`
    const { rows } = await sql<{ code: string; sent: number; hits: number }>`
      select variant as code, sum(sent) as sent, sum(${hits}) as hits from push_stat
      where push = ${id} and variant is not null group by variant`.execute(db)
    const best = bestVersion(rows.map(({ code, sent, hits }) => ({ code, sent: Number(sent), hits: Number(hits) })))
    if (!best || best.confidence < enoughConfidence) return false
    await records.update(push, row, { variants: { ...variants, winner: best.code } })
    return true
  })
}
