import type topic from '../../../entities/community-manage/topic'
import { artworkKey } from '../../media/artwork/artwork'
import { weightsOf } from '../../base/random'
import type { Phrase } from '../words/phrases'
import { tagWords } from '../words/tags'
import type { Generator, RowOf } from '../world'
import { someAreas } from './places'
import { talkedOf } from './talk'
import { linkTo } from './title-plan'

const topicWords: readonly Phrase[] = tagWords
  .filter(({ type }) => type === 'genre' || type === 'plot')
  .map(({ name }) => name)

const topicStates = weightsOf({ online: 80, offline: 5, pending: 5, draft: 3, ended: 5, rejected: 2 })

export const topicGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof topic> {
    const word = topicWords[index % topicWords.length]!
    const round = Math.floor(index / topicWords.length)
    const shape = [
      ['{}迷集合', '{} fans'],
      ['本周{}推荐', '{} of the week'],
      ['{}名场面', '{}: best scenes'],
      ['{}吐槽大会', '{}: complaints'],
      ['{}考古', '{}: old gems'],
      ['{}催更', '{}: more please'],
    ][round % 6]!
    const plan = random.chance(0.3) ? talkedOf(world, random) : undefined
    const state = random.weighted(topicStates)
    const posts = state === 'online' || state === 'offline' || state === 'ended' ? random.longTail(900, 1.3) : 0
    return {
      name: { zh_CN: shape[0]!.replace('{}', word.zh_CN), en: shape[1]!.replace('{}', word.en).slice(0, 30) },
      code: `t${String(1_000 + index)}`,
      description: null,
      cover: artworkKey('cover', `topic-${index}`, word.zh_CN),
      icon: artworkKey('icon', `topic-${index}`, word.zh_CN),
      kind: random.pick(['open', 'open', 'official', 'activity', 'content'] as const),
      attached: plan ? linkTo(plan) : null,
      areas: someAreas(world, random, 'state'),
      languages: [],
      clients: [],
      hosts: [],
      rulesText: null,
      whoPosts: 'everyone',
      minLevel: null,
      preModerated: random.chance(0.1),
      startAt: null,
      endAt: null,
      hot: random.chance(0.15),
      order: index + 1,
      aliases: null,
      posts,
      participants: Math.round(posts * 0.6),
      followers: Math.round(posts * random.between(2, 9)),
      views: posts * random.between(30, 140),
      heat: Math.round(posts * random.next()),
      enabled: random.chance(0.95),
      state,
    }
  },
}
