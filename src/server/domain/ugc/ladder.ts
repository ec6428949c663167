import { sql } from 'kysely'
import type ugcStrike from '../../../entities/ugc/ugc-strike'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import type { AuditSetting } from './settings'

export type Measure = Row<typeof ugcStrike>['measure']
type Ladder = NonNullable<AuditSetting['liveLadder']>

/** The points of a user that count now. */
export async function livePoints({ db }: Pick<Context, 'db'>, user: number): Promise<number> {
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(points), 0) as points from ugc_strike where "user" = ${user} and state = 'active'`.execute(db)
  return Number(rows[0]?.points ?? 0)
}

/** The measures that an auditor may choose at this many points: what the ladder proposes, and one step lower. */
export function allowedMeasures(ladder: Ladder | null, points: number): readonly Measure[] {
  const reached = (ladder ?? []).filter((step) => step.points <= points)
  const [proposed, lower] = reached.toReversed()
  return [...new Set<Measure>([proposed?.measure ?? 'none', lower?.measure ?? 'none', 'warning'])]
}
