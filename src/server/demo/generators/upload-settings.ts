import type ugcAuditSetting from '../../../entities/ugc/ugc-audit-setting'
import type ugcAuditVersion from '../../../entities/ugc/ugc-audit-version'
import { riskLabels } from '../../../shared/ugc-audit'
import { day, instant } from '../calendar'
import type { Generator, RowOf } from '../world'

/** How many versions of thresholds and ladder there have been. */
const versions = 6

export const ladder = [
  { points: 2, measure: 'warning' as const },
  { points: 4, measure: 'postBan' as const, days: 7 },
  { points: 8, measure: 'postBan' as const, days: 30 },
  { points: 12, measure: 'accountBan' as const, days: 30 },
]

/** How long auditors have, by the risk of what waits, in minutes. */
export const slaMinutes = { critical: 10, high: 30, medium: 120, low: 480, appeal: 1_440 }

/** For how many days the points of a strike count. */
export const strikeDays = 90

/** A little stricter with every version. */
export function thresholdsOf(version = versions) {
  return riskLabels.map((label, nth) => ({
    label,
    passBelow: Math.max(5, 32 - version - (nth % 7)),
    rejectAbove: Math.min(99, 96 - version - (nth % 5)),
  }))
}

export const ugcAuditSettingGenerator: Generator = {
  row: (): RowOf<typeof ugcAuditSetting> => ({
    thresholds: thresholdsOf(),
    ladder,
    liveThresholds: thresholdsOf(),
    liveLadder: ladder,
    liveVersion: versions,
    reachSteps: [{ views: 1_000 }, { views: 10_000 }, { views: 100_000 }, { views: 1_000_000 }],
    slaMinutes,
    reportThreshold: 3,
    hideAtReports: 15,
    strikeWindowDays: strikeDays,
    appealDays: 30,
    emergencyAreas: null,
    emergencyUntil: null,
    emergencyReason: null,
    draftBy: null,
    draftAt: null,
    replayedAt: null,
  }),
}

export const ugcAuditVersionGenerator: Generator = {
  row(world, index, random): RowOf<typeof ugcAuditVersion> {
    const number = index + 1
    const at = world.calendar.now - (versions - index) * 60 * day - random.int(day)
    return {
      name: `v${number}`,
      number,
      thresholds: thresholdsOf(number),
      ladder,
      publishedAt: instant(at),
      createdAt: instant(at),
      updatedAt: instant(at),
    }
  },
}
