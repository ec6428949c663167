import { sql, type Kysely } from 'kysely'
import pushSetting from '../../../entities/service-manage/push-setting'
import type { Row } from '../../../schema/entity'
import type { Database } from '../../db/database'
import { rowFrom, storageOf } from '../../db/storage'
import type { QuietRules } from '../../push/quiet-hours'

/** The rules that hold for all pushes. */
export type PushSettings = Pick<
  Row<typeof pushSetting>,
  | 'marketingPerDay'
  | 'totalPerDay'
  | 'minGap'
  | 'quietFrom'
  | 'quietTo'
  | 'areaOverrides'
  | 'globalPerSecond'
  | 'stopAll'
>

/** The settings as they are; the declared defaults where nobody has saved any. */
export async function readPushSettings(db: Kysely<Database>): Promise<PushSettings> {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(storageOf(pushSetting).table)} order by id limit 1`.execute(db)
  if (rows[0]) return rowFrom(pushSetting, rows[0])
  const { marketingPerDay, totalPerDay, minGap, quietFrom, quietTo, globalPerSecond, stopAll } = pushSetting.fields
  return {
    marketingPerDay: marketingPerDay.default,
    totalPerDay: totalPerDay.default,
    minGap: minGap.default,
    quietFrom: quietFrom.default,
    quietTo: quietTo.default,
    areaOverrides: null,
    globalPerSecond: globalPerSecond.default,
    stopAll: stopAll.default,
  }
}

/** The quiet hours of the settings. */
export function quietRules({ quietFrom, quietTo, areaOverrides }: PushSettings): QuietRules {
  const byArea = (areaOverrides ?? []).map(
    ({ area, ...own }) =>
      [
        area,
        { ...(own.quietFrom && { quietFrom: own.quietFrom }), ...(own.quietTo && { quietTo: own.quietTo }) },
      ] as const,
  )
  return { quietFrom, quietTo, byArea: new Map(byArea) }
}
