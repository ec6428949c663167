import type comment from '../../../entities/community-manage/comment'
import { instant, minute } from '../calendar'
import { languageOf } from '../words/languages'
import { watchedIn, watchedWords } from '../words/watched-words'
import type { Generator, RowOf } from '../world'
import { openReports, reportedUntil } from './community-report-plan'
import { episodeBook } from './episode-plan'
import { areaId, languageId } from './places'
import { moderatorOf } from './talk'
import { linkTo } from './title-plan'
import { commentAt, rejectCodeOf, talkCounts } from './talk-plan'

export const commentGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof comment> {
    const talk = commentAt(world, index)
    const { market, moment, plan, state, kind, rule, text } = talk
    const run = plan && episodeBook(world).runs[plan.id - 1]
    const isBullet = kind === 'bullet'
    const isBad = state === 'rejected' || state === 'hidden'
    const hits = watchedIn(text)
    const isBlocked = hits.some((at) => watchedWords[at]![3] === 'block')
    const decided = reportedUntil(world, 'comment', index)
    const reviewedAt = decided?.decidedAt ?? Math.min(world.calendar.now, moment + random.between(3, 400) * minute)
    const byUser =
      state === 'deleted' && !rule ? Math.min(world.calendar.now, moment + random.int(3_000) * minute) : null
    const isReviewed = isBad || (state === 'deleted' && rule !== null)
    const updatedAt = isReviewed ? reviewedAt : (byUser ?? moment)
    return {
      author: world.id('user', talk.author) ?? 0,
      target: talk.post !== null || !plan ? null : linkTo(plan),
      dynamic: talk.post === null ? null : world.id('dynamic', talk.post),
      episode:
        run && run.online > 0 && kind !== 'reply' && (isBullet || random.chance(0.5))
          ? world.id('episode', run.start + random.int(run.online))
          : null,
      playAt: isBullet ? random.between(5, 2_400) : null,
      kind,
      parent: talk.parent === null ? null : world.id('comment', talk.parent),
      text,
      translation: null,
      images: [],
      score: kind === 'review' ? random.between(3, 10) : null,
      spoiler: kind !== 'bullet' && rule === null && random.chance(0.06),
      language: languageId(world, languageOf(market.iso2)),
      area: areaId(world, market.iso2),
      machineResult: state === 'pending' ? 'suspect' : isBlocked && isBad ? 'block' : 'pass',
      rejectCode: isBad ? rejectCodeOf(rule) : null,
      likes: state === 'published' ? random.skewed(400, 5) : 0,
      replies: talkCounts(world).answers.get(index) ?? 0,
      reports: openReports(world, 'comment', index),
      pinned: false,
      featured: state === 'published' && rule === null && random.chance(0.01),
      reviewer: isReviewed ? (decided?.assignee ?? moderatorOf(world, random)) : null,
      reviewedAt: isReviewed ? instant(reviewedAt) : null,
      hitWords: hits.flatMap((at) => world.id('sensitiveWord', at) ?? []),
      state,
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(updatedAt),
      updatedBy: null,
    }
  },
}
