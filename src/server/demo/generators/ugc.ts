import type ugcAuditSetting from '../../../entities/ugc/ugc-audit-setting'
import type ugcAuditVersion from '../../../entities/ugc/ugc-audit-version'
import type ugcPost from '../../../entities/ugc/ugc-post'
import { riskLabels } from '../../../shared/ugc-audit'
import { day, hour, instant, minute } from '../calendar'
import { weightsOf, type Random } from '../../base/random'
import { waited } from '../waited'
import type { Generator, RowOf } from '../world'

/** How many versions of thresholds and ladder there have been. */
const versions = 6

const ladder = [
  { points: 2, measure: 'warning' as const },
  { points: 4, measure: 'postBan' as const, days: 7 },
  { points: 8, measure: 'postBan' as const, days: 30 },
  { points: 12, measure: 'accountBan' as const, days: 30 },
]

const slaMinutes = { critical: 10, high: 30, medium: 120, low: 480, appeal: 1_440 }

const postStates = weightsOf({
  published: 60,
  pending: 7,
  escalated: 2,
  checking: 2,
  appealed: 3,
  blocked: 4,
  takenDown: 6,
  rejected: 7,
  withdrawn: 5,
  limited: 4,
})

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
    slaMinutes,
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
    const { now } = world.calendar
    const state = random.weighted(postStates)
    const score = random.skewed(100, 2)
    const letters = (index * 2_654_435_761).toString(36).toUpperCase().padStart(6, '0').slice(-6)
    const hits = hitsOf(random, score)
    const riskLevel = score > 90 ? 'critical' : score > 70 ? 'high' : score > 35 ? 'medium' : 'low'
    const isAppealed = state === 'appealed'
    const due = (isAppealed ? slaMinutes.appeal : slaMinutes[riskLevel]) * minute
    const since = now - waited(random, due)
    const isOpen = state === 'pending' || state === 'escalated' || isAppealed
    const moment = isAppealed
      ? since - random.between(6, 20 * 24) * hour
      : isOpen
        ? since
        : state === 'checking'
          ? now - random.between(1, 4) * minute
          : now - random.next() ** 2 * 300 * day
    return {
      code: `UG${instant(moment).slice(2, 10).replaceAll('-', '')}${letters}`,
      machine: {
        model: 'guard',
        version: moment < now - 90 * day ? '3.2' : '4.0',
        suggestion: score > 90 ? 'reject' : score > 30 ? 'review' : 'pass',
        hits,
      },
      riskScore: score,
      riskLevel,
      riskLabels: hits.filter((hit) => hit.score > 30).map(({ label }) => label),
      hashBlocked: false,
      reviewer: null,
      takenBy: null,
      takenUntil: null,
      skippedBy: [],
      dueAt: isOpen ? instant(since + due) : null,
      ...(isAppealed
        ? { appealedAt: instant(since), updatedAt: instant(since) }
        : { appealedAt: null, appealText: null }),
      state,
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
