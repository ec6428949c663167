import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import user from '../../../entities/user-manage/user'
import type { Findings } from '../../../schema/findings'
import { storageOf } from '../../db/storage'
import { rowsOfLargest } from '../../db/table-sizes'
import { refuseDear } from '../../operations/refuse-dear'
import type { Context } from '../../pipeline/operation'

/** Of more users a sample of about this many tells. */
export const largestCount = 1_000_000

/**
 * Counts whom conditions on users (`u`) fit, of those in scope; of very many by a sample, which the findings say.
 * @throws B01 where even that would take too long
 */
export async function countFitting(
  { services, db }: Context,
  fits: Expression<SqlBool>,
  scope: RawBuilder<unknown> = sql`true`,
): Promise<Findings> {
  const { table } = storageOf(user)
  const users = await rowsOfLargest(services.reading, [table], db)
  const percent = users > largestCount ? Math.max(0.01, (largestCount / users) * 100) : undefined
  const from = percent ? sql`"user" u tablesample system (${sql.lit(percent)}) repeatable (1)` : sql`"user" u`
  const query = sql<{ fitting: number; all: number }>`select
      count(*) filter (where ${fits})::int as fitting, count(*)::int as all
    from ${from} where u.state = 'normal' and ${scope}`
  await refuseDear(services, { query, tables: [table], narrowing: () => ({ how: 'conditions' }) }, db)
  const { fitting = 0, all = 0 } = (await query.execute(db)).rows[0] ?? {}
  const share = all === 0 ? 0 : (fitting / all) * 100
  const whole = (count: number) => (percent ? Math.round((count * 100) / percent) : count)
  return {
    findings: [
      {
        caption: 'user-manage.estimate.fitting',
        value: whole(fitting),
        ...(fitting === 0 && { tone: 'warn' as const }),
      },
      { caption: 'user-manage.estimate.of', value: whole(all) },
      { caption: 'user-manage.estimate.share', value: `${share.toFixed(1)} %` },
      ...(percent ? [{ caption: 'user-manage.estimate.sampled', value: all }] : []),
    ],
  }
}
