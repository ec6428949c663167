import type communityReport from '../../../entities/community-manage/community-report'
import { hour, instant } from '../calendar'
import { voices } from '../people'
import { weightsOf } from '../../base/random'
import { languageOf } from '../words/languages'
import { liftReasons, rejectReasons } from '../words/staff-texts'
import { waited } from '../waited'
import type { Generator, RowOf } from '../world'
import { areaId, languageId } from './places'
import { writer } from './talk'

const reportStates = weightsOf({ decided: 78, open: 15, claimed: 5, escalated: 2 })

const reportReasons = weightsOf({
  abuse: 30,
  spam: 27,
  hate: 8,
  porn: 9,
  fraud: 7,
  political: 3,
  violence: 4,
  copyright: 4,
  minor: 1,
  selfHarm: 1,
  other: 6,
})

const decisions = weightsOf({ noViolation: 46, hidden: 18, deleted: 16, warned: 10, limited: 5, banned: 5 })

const dueHours = { critical: 0.25, high: 1, normal: 12, low: 48 }

export const communityReportGenerator: Generator = {
  distinct: true,
  row(world, _index, random): RowOf<typeof communityReport> {
    const state = random.weighted(reportStates)
    const target = random.pick([
      'comment',
      'comment',
      'comment',
      'dynamic',
      'dynamic',
      'user',
      'topic',
      'privateMessage',
    ] as const)
    const reasonCode = random.weighted(reportReasons)
    const reporters = 1 + random.skewed(14, 3)
    const severity =
      reasonCode === 'minor' || reasonCode === 'selfHarm'
        ? 'critical'
        : reporters > 8
          ? 'high'
          : reasonCode === 'spam'
            ? 'low'
            : 'normal'
    const isDecided = state === 'decided'
    const { now } = world.calendar
    const moment = isDecided ? world.calendar.moment(random) : now - waited(random, dueHours[severity] * hour)
    const { market, index: about } = writer(world, random)
    const decision = isDecided ? random.weighted(decisions) : null
    const decidedAt = Math.min(now, moment + random.next() * 1.3 * dueHours[severity] * hour)
    return {
      targetKind: target,
      dynamic: target === 'dynamic' ? world.id('dynamic', random.int(5_000)) : null,
      comment: target === 'comment' ? world.id('comment', random.int(20_000)) : null,
      topic: target === 'topic' ? world.id('topic', random.int(180)) : null,
      targetUser: world.id('user', about),
      snapshot: { text: random.pick(voices[market.voice].comments), at: instant(moment) },
      reasonCode,
      details: random.chance(0.3)
        ? random.pick(['一直在刷屏', 'Insults everyone', 'Spoiler sin aviso', 'Jualan terus', 'إعلانات متكررة'])
        : null,
      reporters,
      reportedBy: Array.from(
        { length: Math.min(reporters, 5) },
        (_, nth) => world.id('user', about + 7 + nth * 31) ?? 0,
      ),
      trusted: Math.round(reporters * (0.4 + random.next() * 0.5) * 10) / 10,
      area: areaId(world, market.iso2),
      language: languageId(world, languageOf(market.iso2)),
      severity,
      assignee: state === 'open' ? null : world.id('account', random.int(40)),
      dueAt: instant(moment + dueHours[severity] * hour),
      decision,
      decisionReason:
        decision && random.chance(0.3) ? random.pick(decision === 'noViolation' ? liftReasons : rejectReasons) : null,
      decidedAt: isDecided ? instant(decidedAt) : null,
      state,
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(isDecided ? decidedAt : state === 'open' ? moment : moment + (now - moment) * 0.4),
      updatedBy: null,
    }
  },
}
