import ugcAuditSetting from '../../../entities/ugc/ugc-audit-setting'
import ugcAuditVersion from '../../../entities/ugc/ugc-audit-version'
import { isEqual } from '../../db/records'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'
import { concerns } from '../../operations/concerns'
import { shareArea } from '../../operations/overlap'
import type { AuditSetting } from './settings'
import { dayMs } from '../../../schema/time'

const longestEmergency = 7 * dayMs

type Thresholds = NonNullable<AuditSetting['liveThresholds']>

/** The first settings hold at once; later thresholds and ladders are a draft of whoever wrote them. */
export const auditSettingRules = defineRules(ugcAuditSetting, {
  beforeSave: async (context, draft, current) => {
    const after = { ...current, ...draft }
    if (concerns(draft, current, 'reportThreshold', 'hideAtReports'))
      if ((after.hideAtReports ?? 15) <= (after.reportThreshold ?? 3))
        throw badField('hideAtReports', 'ugc.audit-setting.hideLater')
    if (concerns(draft, current, 'thresholds')) guardThresholds(after.thresholds ?? [])
    if (concerns(draft, current, 'ladder'))
      for (const [index, { measure, days }] of (after.ladder ?? []).entries())
        if ((measure === 'none' || measure === 'warning') && days)
          throw badField(`ladder.${index}.days`, 'ugc.strike.noDays')
    if (concerns(draft, current, 'emergencyAreas', 'emergencyUntil'))
      guardEmergency(after.emergencyAreas ?? null, after.emergencyUntil ?? null, context.now)
    if (!current) return { liveThresholds: draft.thresholds ?? [], liveLadder: draft.ladder ?? [], liveVersion: 1 }
    const isDraft = (['thresholds', 'ladder'] as const).some(
      (name) => draft[name] !== undefined && !isEqual(draft[name], current[name]),
    )
    if (isDraft) return { draftBy: context.account.id, draftAt: context.now.toISOString(), replayedAt: null }
  },
  afterSave: async (context, saved, before) => {
    if (!before) await keepVersion(context, saved, 1, null)
  },
})

/** Each label once for an area, and its marks in order. @throws A0400 about the row that is wrong */
function guardThresholds(thresholds: Thresholds): void {
  for (const [index, { label, passBelow, rejectAbove, areas }] of thresholds.entries()) {
    if (passBelow >= rejectAbove) throw badField(`thresholds.${index}.rejectAbove`, 'ugc.audit-setting.marksCross')
    const isSame = (other: Thresholds[number]) =>
      other.label === label &&
      (areas?.length && other.areas?.length ? shareArea(areas, other.areas) : !areas?.length && !other.areas?.length)
    if (thresholds.findIndex(isSame) < index) throw badField(`thresholds.${index}.label`, 'error.duplicate')
  }
}

/** An emergency has an end, and that within a week. @throws A0400 */
export function guardEmergency(areas: readonly number[] | null, until: string | null, now: Date): void {
  if (!areas?.length) return
  if (!until) throw badField('emergencyUntil', 'error.required')
  const lasts = Date.parse(until) - now.getTime()
  if (lasts <= 0) throw badField('emergencyUntil', 'error.tooEarly', { min: now.toISOString() })
  if (lasts > longestEmergency) throw badField('emergencyUntil', 'ugc.audit-setting.weekAtMost')
}

/** Keeps what holds from now on as a version that can be brought back. */
export async function keepVersion(
  { records, account, now }: Context,
  { liveThresholds, liveLadder, draftBy }: AuditSetting,
  number: number,
  remark: string | null,
): Promise<void> {
  await records.insert(ugcAuditVersion, {
    name: `v${number}`,
    number,
    thresholds: liveThresholds,
    ladder: liveLadder,
    remark,
    draftedBy: draftBy ?? account.id,
    publishedBy: account.id,
    publishedAt: now.toISOString(),
  })
}
