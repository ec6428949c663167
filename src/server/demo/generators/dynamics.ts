import type dynamic from '../../../entities/community-manage/dynamic'
import { artworkKey } from '../../media/artwork/artwork'
import { hour, instant, minute } from '../calendar'
import { voices } from '../people'
import { weightsOf } from '../../base/random'
import { languageOf } from '../words/languages'
import type { Generator, RowOf } from '../world'
import { areaId, languageId } from './places'
import { rejectCodes, talkedOf, link, writer } from './talk'

const postStates = weightsOf({ published: 86, pending: 4, rejected: 4, hidden: 3, deleted: 2.5, scheduled: 0.5 })

export const dynamicGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof dynamic> {
    const { index: author, market, registeredAt } = writer(world, random)
    const plan = talkedOf(world, random)
    const state = random.weighted(postStates)
    const kind = random.pick(['text', 'text', 'images', 'images', 'review', 'share'] as const)
    const text = random
      .pick(voices[market.voice].posts)
      .replace('{title}', plan?.title[market.voice] ?? plan?.title.en ?? '')
    const moment = world.calendar.between(random, registeredAt, world.calendar.now, market.offset)
    const isBad = state === 'rejected' || state === 'hidden'
    const views = state === 'published' ? random.longTail(240, 1.6) : random.skewed(90, 2)
    const isReviewed = isBad || (state === 'published' && random.chance(0.3))
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
      attached: plan && random.chance(0.7) ? link(plan) : null,
      score: kind === 'review' ? random.between(4, 10) : null,
      spoiler: random.chance(0.08),
      topics: random.chance(0.5) ? [world.id('topic', random.skewed(180, 2)) ?? 0] : [],
      mentions: [],
      language: languageId(world, languageOf(market.iso2)),
      area: areaId(world, market.iso2),
      areas: [-1],
      visibility: 'everyone',
      source: random.chance(0.94) ? 'app' : random.pick(['manual', 'import'] as const),
      publishAt: state === 'scheduled' ? instant(world.calendar.now + random.between(2, 90) * hour) : null,
      machineResult: state === 'pending' ? 'suspect' : isBad && random.chance(0.4) ? 'block' : 'pass',
      machineLabels: state === 'pending' ? [{ label: 'abuse', score: 0.71, where: 'text' }] : [],
      rejectCode: isBad ? random.weighted(rejectCodes) : null,
      rejectReason: null,
      reviewer: isReviewed ? world.id('account', random.int(40)) : null,
      reviewedAt: isReviewed ? instant(Math.min(world.calendar.now, moment + random.between(5, 300) * minute)) : null,
      likes: Math.round(views * (0.03 + random.next() * 0.1)),
      comments: Math.round(views * random.next() * 0.04),
      shares: Math.round(views * random.next() * 0.01),
      views,
      reports: state === 'published' && random.chance(0.02) ? random.between(1, 6) : 0,
      weight: random.chance(0.97) ? 100 : random.pick([0, 50, 150]),
      featured: state === 'published' && random.chance(0.03),
      pinnedIn: null,
      commentsClosed: random.chance(0.01),
      state,
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(moment),
      updatedBy: null,
    }
  },
}
