import type dynamic from '../../../entities/community-manage/dynamic'
import { artworkKey } from '../../media/artwork/artwork'
import { hour, instant, minute } from '../calendar'
import type { Random } from '../../base/random'
import { languageOf } from '../words/languages'
import { watchedIn } from '../words/watched-words'
import type { Generator, RowOf, World } from '../world'
import { isLimited, openReports, reportedUntil } from './community-report-plan'
import { areaId, languageId } from './places'
import { moderatorOf } from './talk'
import { linkTo } from './title-plan'
import { postAt, rejectCodeOf, talkCounts } from './talk-plan'

export const dynamicGenerator: Generator = {
  distinct: true,
  row: dynamicRow,
}

/** The n-th post of the community: what others read of it are the very fields of its record. */
export function dynamicRow(world: World, index: number, random: Random): RowOf<typeof dynamic> {
  const { author, market, moment, plan, state, kind, rule, text } = postAt(world, index)
  const isBad = state === 'rejected' || state === 'hidden'
  const wasShown = state === 'published' || state === 'hidden' || state === 'deleted'
  const isOurs = rule === null && random.chance(0.04)
  const source = isOurs ? random.pick(['manual', 'import'] as const) : 'app'
  const isSchedule = state === 'scheduled'
  const isReviewed = isBad || (state === 'deleted' && rule !== null) || (state === 'published' && random.chance(0.3))
  const decided = reportedUntil(world, 'dynamic', index)
  const { now } = world.calendar
  const reviewedAt = decided?.decidedAt ?? Math.min(now, moment + random.between(5, 300) * minute)
  const byUser = state === 'deleted' && !rule ? Math.min(now, moment + random.int(9_000) * minute) : null
  const isWatched = watchedIn(text).length > 0
  // It takes a day and a half to be seen by those who will see it.
  const age = Math.min(1, (now - moment) / (36 * hour))
  const views = wasShown ? Math.round(random.longTail(240, 1.6) * age) : 0
  return {
    author: world.id('user', author) ?? 0,
    kind,
    text,
    translation: null,
    images:
      kind === 'images'
        ? Array.from({ length: random.between(1, 4) }, (_, n) => artworkKey('cover', `post-${index}-${n}`))
        : [],
    video: null,
    poll: null,
    attached:
      plan && rule === null && (kind === 'review' || kind === 'share' || random.chance(0.7)) ? linkTo(plan) : null,
    score: kind === 'review' ? random.between(4, 10) : null,
    spoiler: rule === null && random.chance(0.08),
    topics: random.chance(0.5) ? [world.id('topic', random.skewed(180, 2)) ?? 0] : [],
    mentions: [],
    language: languageId(world, languageOf(market.iso2)),
    area: areaId(world, market.iso2),
    areas: [-1],
    visibility: 'everyone',
    source,
    publishAt: isSchedule ? instant(now + random.between(2, 90) * hour) : null,
    machineResult: state === 'pending' ? 'suspect' : isBad && isWatched ? 'block' : 'pass',
    machineLabels:
      state === 'pending' || (isBad && isWatched)
        ? [
            {
              label: rule ? rejectCodeOf(rule) : 'spam',
              score: (rule ? 72 + random.int(27) : 40 + random.int(20)) / 100,
              where: 'text',
            },
          ]
        : [],
    rejectCode: isBad ? rejectCodeOf(rule) : null,
    rejectReason: null,
    reviewer: isReviewed ? (decided?.assignee ?? moderatorOf(world, random)) : null,
    reviewedAt: isReviewed ? instant(reviewedAt) : null,
    likes: Math.round(views * (0.03 + random.next() * 0.1)),
    comments: talkCounts(world).onPosts.get(index) ?? 0,
    shares: Math.round(views * random.next() * 0.01),
    views,
    reports: openReports(world, 'dynamic', index),
    weight: isLimited(world, index) ? 0 : random.chance(0.98) ? 100 : random.pick([50, 150]),
    featured: state === 'published' && rule === null && random.chance(0.03),
    pinnedIn: null,
    commentsClosed: random.chance(0.01),
    state,
    createdAt: instant(moment),
    createdBy: null,
    updatedAt: instant(isReviewed ? reviewedAt : (byUser ?? moment)),
    updatedBy: null,
  }
}
