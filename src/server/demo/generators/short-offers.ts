import type shortPayPlan from '../../../entities/short-manage/short-pay-plan'
import type shortSearchContent from '../../../entities/short-manage/short-search-content'
import type shortSearchSetting from '../../../entities/short-manage/short-search-setting'
import { shortPayPlan as writtenPlan } from '../written/growth'
import { textOf } from '../written/written'
import type { DemoRow, Generator, RowOf } from '../world'

type Setting = RowOf<typeof shortSearchSetting>

/** The parts of the search page, in their order, with as many entries each. */
const blocks = [
  ['history', '搜索历史 / Searched before', 10],
  ['hotSearch', '大家都在搜 / Others search for', 10],
  ['labels', '找你喜欢的 / Find your kind', 12],
  ['guess', '猜你想看 / You may like', 6],
  ['rank', '短剧榜 / Charts', 20],
] as const

/** What the search page of shorts shows and counts: titles first, whether people pay for them last. */
export const shortSearchSettingGenerator: Generator = {
  isLater: true,
  row: (_world, index): Setting => ({
    clients: [],
    hotSource: index % 3 === 2 ? 'automatic' : 'mixed',
    contentBlocks: blocks.slice(0, 5 - (index % 2)).map(([block, title, count]) => ({
      ...{ block, count },
      title: textOf(title),
      enabled: true,
    })),
    resultFields: ['title', 'alias', 'star', 'label'],
    ...{ weightTitle: 100, weightLabel: 40, weightHeat: 50, weightPay: 20, placeholderSeconds: 5 },
    ...{ hotCount: 10, hotRefreshMinutes: 60, historyCount: 10, labelRows: 2 },
  }),
}

/** A short in the search page bears its own title and poster. */
export const shortSearchContentGenerator: Generator = {
  isLater: true,
  row: (_world, _index, random): RowOf<typeof shortSearchContent> => ({
    title: null,
    cover: null,
    userGroups: [],
    startEpisode: 1,
    badge: random.pick(['none', 'none', 'new', 'hot', 'exclusive'] as const),
  }),
}

/** What shorts cost: as the ways to pay allow, dearer towards the end, cheaper the more are bought at once. */
export const shortPayPlanGenerator: Generator = {
  ...writtenPlan,
  row(world, index, random): DemoRow {
    const own = writtenPlan.row(world, index, random)
    const [coins, free] = [Number(own['coinsPerEpisode']), Number(own['freeEpisodes'])]
    const has = (way: string) => [own['methods']].flat().includes(way)
    const isOf = (scope: string) => own['scope'] === scope
    return {
      ...own,
      clients: [],
      channels: [],
      userGroups: [],
      minVersion: null,
      single: isOf('single') ? world.id('single', 0) : null,
      tags: isOf('tags') ? [world.id('tag', index) ?? 0] : [],
      shorts: isOf('titles') ? [0, 1, 2].map((nth) => world.id('short', index * 3 + nth) ?? 0) : [],
      priceSteps: coins >= 60 ? [{ fromEpisode: free + 31, coins: coins + 20 }] : [],
      bundles: has('bundle')
        ? [
            { episodes: 5, discount: 5 },
            { episodes: 10, discount: 10 },
            { episodes: 20, discount: 15 },
          ]
        : [],
      wholeDiscount: has('whole') ? 30 : 20,
      wholeMaxCoins: has('whole') ? coins * 45 : null,
      adSlot: has('ad') ? world.id('adSlot', 9) : null,
      adsPerEpisode: 1,
      adEpisodesDay: has('ad') ? 8 : 0,
      waitHours: has('wait') ? 24 : null,
      vipRule: has('vip') ? 'allFree' : 'none',
      vipDiscount: null,
      integralPerEpisode: has('integral') ? 600 : null,
      firstOffer: index % 2 === 0 ? { episodes: 5, coins: Math.round(coins * 2.5), hours: 24 } : null,
      packs: [],
      previewSeconds: 10,
      experiment: String(own['name']).startsWith('Test') ? 10 : 100,
    } satisfies RowOf<typeof shortPayPlan>
  },
}
