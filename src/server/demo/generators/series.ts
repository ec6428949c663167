import type series from '../../../entities/movie-manage/series'
import { dateOf } from '../calendar'
import { taglines } from '../words/synopses'
import type { Generator, RowOf } from '../world'
import { franchiseOf } from './franchise-plan'
import { episodeBook } from './episode-plan'
import { countryId } from './places'
import { titlePlan } from './title-plan'
import { common, tagIds, stills, score, sources, accesses } from './title-fields'

const updateDays = [
  [1, 2, 3, 4, 5],
  [4, 5],
  [6, 7],
  [3, 4],
  [5, 6, 7],
  [1, 3, 5],
]

export const seriesGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof series> {
    const plan = titlePlan(world, 'series', index)
    const run = episodeBook(world).runs[plan.id - 1]!
    const isAiring = plan.serialState === 'airing'
    return {
      ...common(world, plan, random),
      aliases: random.chance(0.4) ? [plan.title.en, plan.title.in_ID].filter(Boolean).join('\n') : null,
      kind: plan.kind,
      season: 1,
      tagline: random.pick(taglines[plan.group]),
      stills: stills(plan, random),
      trailer: random.chance(0.4) ? world.id('contentVideo', index) : null,
      releaseDate: dateOf(Date.UTC(plan.year, random.int(12), random.between(1, 28))),
      countries: [countryId(world, plan.country) ?? 0],
      plotTags: random.sample(tagIds(world, 'plot'), random.between(1, 4)),
      xilie: franchiseOf(world, plan.id),
      source: random.weighted(sources),
      totalEpisodes: run.total,
      releasedEpisodes: run.online,
      serialState: plan.serialState,
      updateDays: isAiring
        ? {
            days: random.pick(updateDays),
            updateTime: random.pick(['12:00', '18:00', '20:00', '21:30']),
            timeZone: 'Asia/Shanghai',
          }
        : null,
      episodesPerUpdate: random.pick([1, 2, 2, 2, 4]),
      score: random.chance(0.88) ? score(random) : null,
      imdbId: random.chance(0.3) ? `tt${3_100_000 + plan.id * 37}` : null,
      countryGroups: [],
      access: random.weighted(accesses),
      freeEpisodes: Math.min(run.total, random.pick([0, 1, 2, 2, 3])),
      vipLead: isAiring ? Math.min(Math.max(0, run.total - 3), random.pick([0, 2, 4, 6])) : 0,
      product: null,
      downloadable: random.chance(0.5),
      followers: plan.state === 'published' ? Math.round(plan.fame * random.between(1_500, 6_000)) : 0,
    }
  },
}
