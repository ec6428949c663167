import type communityReport from '../../../entities/community-manage/community-report'
import { hour, instant } from '../calendar'
import type { Random } from '../../base/random'
import { languageOf } from '../words/languages'
import { dismissed, reportDetails, upheld } from '../words/report-texts'
import type { Generator, RowOf, World } from '../world'
import { dueHours, reportPlan, type Report } from './community-report-plan'
import { areaId, languageId } from './places'
import { viewerAt } from './viewers'

export const communityReportGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof communityReport> {
    const report = reportPlan(world)[index]!
    const { target, about, market, moment, decidedAt, decision, reason, severity, reporters, state } = report
    const { now } = world.calendar
    const of = (kind: Report['target'], entity: string) => (target === kind ? world.id(entity, about) : null)
    return {
      targetKind: target,
      dynamic: of('dynamic', 'dynamic'),
      comment: of('comment', 'comment'),
      topic: of('topic', 'topic'),
      targetUser: report.user === null ? null : world.id('user', report.user),
      snapshot: { text: report.text, at: instant(report.writtenAt) },
      reasonCode: reason,
      details: random.chance(0.35) ? detailsOf(random, report) : null,
      reporters,
      reportedBy: reportersOf(world, random, report),
      trusted: Math.round(reporters * (decision === 'noViolation' ? 0.2 : 0.5) * (1 + random.next() * 0.8) * 10) / 10,
      area: areaId(world, market.iso2),
      language: languageId(world, languageOf(market.iso2)),
      severity,
      assignee: report.assignee,
      dueAt: instant(moment + dueHours[severity] * hour),
      decision,
      decisionReason: report.because ?? (decision && random.chance(0.45) ? random.pick(reasonsOf(report)) : null),
      decidedAt: decidedAt === null ? null : instant(decidedAt),
      state,
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(decidedAt ?? (state === 'open' ? moment : moment + (now - moment) * 0.4)),
      updatedBy: null,
    }
  },
}

/** What the first of those who reported it said, in the language of where they live. */
function detailsOf(random: Random, { reason, market }: Report): string | null {
  const said = reportDetails[reason]
  return said ? (random.pick(said)[market.voice] ?? null) : null
}

/** Why it was decided so, as moderators write it. */
function reasonsOf({ decision, reason }: Report): readonly string[] {
  const because = decision === 'noViolation' ? dismissed : upheld
  return because[reason] ?? upheld[reason] ?? ['As the rules say']
}

/** The first few who reported it: none of them its author, each with us by then. */
function reportersOf(world: World, random: Random, { reporters, user, moment }: Report): number[] {
  const found = new Set<number>()
  const users = world.count('user')
  for (let tries = 0; tries < 60 && found.size < Math.min(reporters, 5); tries++) {
    const index = random.int(Math.max(1, users))
    if (index !== user && viewerAt(world, index).registeredAt < moment) found.add(index)
  }
  return [...found].flatMap((index) => world.id('user', index) ?? [])
}
