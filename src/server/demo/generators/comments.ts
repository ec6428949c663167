import type comment from '../../../entities/community-manage/comment'
import { instant, minute } from '../calendar'
import { voices } from '../people'
import { weightsOf } from '../../base/random'
import { languageOf } from '../words/languages'
import type { Generator, RowOf } from '../world'
import { episodeBook } from './episode-plan'
import { areaId, languageId } from './places'
import { rejectCodes, talkedOf, link, writer } from './talk'

const commentStates = weightsOf({ published: 91, pending: 3, rejected: 2.5, hidden: 2, deleted: 1.5 })

const commentKinds = weightsOf({ comment: 52, bullet: 28, reply: 12, review: 8 })

export const commentGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof comment> {
    const { index: author, market, registeredAt } = writer(world, random)
    const plan = talkedOf(world, random)
    const state = random.weighted(commentStates)
    const kind = index < 200 ? 'comment' : random.weighted(commentKinds)
    const run = plan && episodeBook(world).runs[plan.id - 1]
    const onPost = kind !== 'bullet' && kind !== 'review' && random.chance(0.2)
    const isBullet = kind === 'bullet'
    const moment = world.calendar.between(random, registeredAt, world.calendar.now, market.offset)
    const voice = voices[market.voice]
    const isBad = state === 'rejected' || state === 'hidden'
    return {
      author: world.id('user', author) ?? 0,
      target: onPost || !plan ? null : link(plan),
      dynamic: onPost || !plan ? world.id('dynamic', random.int(5_000)) : null,
      episode:
        run && run.online > 0 && !onPost && (isBullet || random.chance(0.5))
          ? world.id('episode', run.start + random.int(run.online))
          : null,
      playAt: isBullet ? random.between(5, 2_400) : null,
      kind,
      parent: kind === 'reply' ? world.id('comment', random.int(Math.min(index, world.count('comment')))) : null,
      text: random.pick(isBullet ? voice.bullets : voice.comments),
      translation: null,
      images: [],
      score: kind === 'review' ? random.between(3, 10) : null,
      spoiler: !isBullet && random.chance(0.06),
      language: languageId(world, languageOf(market.iso2)),
      area: areaId(world, market.iso2),
      machineResult: state === 'pending' ? 'suspect' : isBad && random.chance(0.5) ? 'block' : 'pass',
      rejectCode: isBad ? random.weighted(rejectCodes) : null,
      likes: state === 'published' ? random.skewed(400, 5) : 0,
      replies: kind === 'comment' ? random.skewed(12, 4) : 0,
      reports: random.chance(0.015) ? random.between(1, 5) : 0,
      pinned: false,
      featured: state === 'published' && random.chance(0.01),
      reviewer: isBad ? world.id('account', random.int(40)) : null,
      reviewedAt: isBad ? instant(Math.min(world.calendar.now, moment + random.between(3, 400) * minute)) : null,
      state,
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(moment),
      updatedBy: null,
    }
  },
}
