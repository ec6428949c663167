import ugcAuditSetting from '../../../entities/ugc/ugc-audit-setting'
import type { Row } from '../../../schema/entity'
import { refused } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

/** The settings of the audit. */
export type AuditSetting = Row<typeof ugcAuditSetting>

/** What holds where nobody has settled anything yet. */
const unsettled = { strikeWindowDays: 90, appealDays: 30, liveThresholds: [], liveLadder: [] } as const

/** The settings as they hold. */
export async function auditSettings({
  records,
}: Pick<Context, 'records'>): Promise<
  Pick<AuditSetting, 'strikeWindowDays' | 'appealDays' | 'liveThresholds' | 'liveLadder'>
> {
  const [settings] = await records.where(ugcAuditSetting, {}, 1)
  return settings ?? unsettled
}

/** The record of the settings, to be changed. @throws B01 before anybody has saved them */
export async function storedSettings({ records }: Pick<Context, 'records'>): Promise<AuditSetting> {
  const [settings] = await records.where(ugcAuditSetting, {}, 1)
  if (!settings) throw refused('ugc.audit-setting.saveFirst')
  return settings
}
