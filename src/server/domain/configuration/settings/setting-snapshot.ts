import { sql, type Kysely } from 'kysely'
import siteSettingOverride from '../../../../entities/configur-manage/site-setting-override'
import siteSettingRevision from '../../../../entities/configur-manage/site-setting-revision'
import type { Row } from '../../../../schema/entity'
import type { Database } from '../../../db/database'
import { canonical, type Records } from '../../../db/records'
import { rowFrom } from '../../../db/storage'

type Override = Row<typeof siteSettingOverride>
export type Revision = Row<typeof siteSettingRevision>
export type Snapshot = NonNullable<Revision['snapshot']>
export type SnapshotRule = NonNullable<Snapshot['overrides']>[number]

/** The overrides of a setting in their order. */
export async function overridesOf(records: Records, setting: number): Promise<Override[]> {
  const rows = await records.where(siteSettingOverride, { setting })
  return rows.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || a.id - b.id)
}

/** An override as a publication keeps it. */
export function ruleOf(override: Override): SnapshotRule {
  const { name, areas, clients, channels, minVersion, maxVersion, userGroup } = override
  const { percent, value, startsAt, endsAt, enabled } = override
  return {
    ...{ name, areas, clients, channels, minVersion, maxVersion, userGroup },
    ...{ percent, value, startsAt, endsAt, enabled },
  }
}

/** What the last publication of a setting fixed; undefined before the first. */
export async function lastRevision(db: Kysely<Database>, setting: number): Promise<Revision | undefined> {
  const { rows } = await sql<Record<string, unknown>>`select * from site_setting_revision
    where setting = ${setting} order by number desc limit 1`.execute(db)
  return rows[0] && rowFrom(siteSettingRevision, rows[0])
}

/** One revision of a setting by its number. */
export async function revisionOf(records: Records, setting: number, number: number): Promise<Revision | undefined> {
  const [found] = await records.where(siteSettingRevision, { setting, number }, 1)
  return found
}

/** Puts the overrides of a setting back as a publication fixed them. */
export async function restoreOverrides(records: Records, setting: number, rules: readonly SnapshotRule[]) {
  const now = await overridesOf(records, setting)
  if (canonical(now.map(ruleOf)) === canonical(rules)) return
  for (const each of now) await records.remove(siteSettingOverride, each)
  for (const [index, rule] of rules.entries())
    await records.insert(siteSettingOverride, { ...(rule as Partial<Override>), setting, order: index + 1 })
}
