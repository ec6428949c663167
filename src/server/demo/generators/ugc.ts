import type ugcAuditSetting from '../../../entities/ugc/ugc-audit-setting'
import type ugcAuditVersion from '../../../entities/ugc/ugc-audit-version'
import type ugcPost from '../../../entities/ugc/ugc-post'
import { riskLabels } from '../../../shared/ugc-audit'
import { day, instant } from '../calendar'
import type { Random } from '../../base/random'
import type { Generator, RowOf } from '../world'

/** How many versions of thresholds and ladder there have been. */
const versions = 6

const ladder = [
  { points: 2, measure: 'warning' as const },
  { points: 4, measure: 'postBan' as const, days: 7 },
  { points: 8, measure: 'postBan' as const, days: 30 },
  { points: 12, measure: 'accountBan' as const, days: 30 },
]

/** A little stricter with every version. */
function thresholdsOf(version: number) {
  return riskLabels.map((label, nth) => ({
    label,
    passBelow: Math.max(5, 32 - version - (nth % 7)),
    rejectAbove: Math.min(99, 96 - version - (nth % 5)),
  }))
}

export const ugcAuditSettingGenerator: Generator = {
  row: (): RowOf<typeof ugcAuditSetting> => ({
    thresholds: thresholdsOf(versions),
    ladder,
    liveThresholds: thresholdsOf(versions),
    liveLadder: ladder,
    liveVersion: versions,
    reachSteps: [{ views: 1_000 }, { views: 10_000 }, { views: 100_000 }, { views: 1_000_000 }],
    slaMinutes: { critical: 10, high: 30, medium: 120, low: 480, appeal: 1_440 },
    reportThreshold: 3,
    hideAtReports: 15,
    strikeWindowDays: 90,
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
    return {
      name: `v${number}`,
      number,
      thresholds: thresholdsOf(number),
      ladder,
      publishedAt: instant(world.calendar.now - (versions - index) * 60 * day - random.int(day)),
    }
  },
}

export const ugcPostGenerator: Generator = {
  row(world, index, random): RowOf<typeof ugcPost> {
    const moment = world.calendar.now - random.next() ** 2 * 300 * day
    const score = random.skewed(100, 2)
    const letters = (index * 2_654_435_761).toString(36).toUpperCase().padStart(6, '0').slice(-6)
    const hits = hitsOf(random, score)
    return {
      code: `UG${instant(moment).slice(2, 10).replaceAll('-', '')}${letters}`,
      machine: {
        model: 'guard',
        version: moment < world.calendar.now - 90 * day ? '3.2' : '4.0',
        suggestion: score > 90 ? 'reject' : score > 30 ? 'review' : 'pass',
        hits,
      },
      riskScore: score,
      riskLevel: score > 90 ? 'critical' : score > 70 ? 'high' : score > 35 ? 'medium' : 'low',
      riskLabels: hits.filter((hit) => hit.score > 30).map(({ label }) => label),
      hashBlocked: false,
      reviewer: null,
      takenBy: null,
      takenUntil: null,
      skippedBy: [],
      createdAt: instant(moment),
    }
  },
}

/** What was found: the worst as bad as the score says, the others less. */
function hitsOf(random: Random, score: number) {
  const labels = random.sample(riskLabels, random.between(1, 3))
  return labels.map((label, nth) => ({
    label,
    score: nth === 0 ? score : random.int(Math.max(1, score)),
    where: random.pick(['frame', 'text', 'speech', 'cover'] as const),
  }))
}
