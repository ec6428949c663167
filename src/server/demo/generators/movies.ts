import type movie from '../../../entities/movie-manage/movie'
import { dateOf } from '../calendar'
import { taglines } from '../words/synopses'
import type { Generator, RowOf } from '../world'
import { franchiseOf } from './franchise-plan'
import { countryId } from './places'
import { titleOffset, titlePlan } from './title-plan'
import { common, harsh, tagIds, stills, score, sources, accesses } from './title-fields'

export const movieGenerator: Generator = {
  distinct: true,
  firstId: (world) => titleOffset(world, 'movie') + 1,
  row(world, index, random): RowOf<typeof movie> {
    const plan = titlePlan(world, 'movie', index)
    const hasFile = plan.state !== 'draft'
    return {
      ...common(world, plan, random),
      aliases: random.chance(0.4) ? plan.title.en : null,
      tagline: random.pick(taglines[plan.group]),
      logo: null,
      stills: stills(plan, random),
      trailer: random.chance(0.4) ? world.id('contentVideo', 160 + index) : null,
      releaseDate: dateOf(Date.UTC(plan.year, random.int(12), random.between(1, 28))),
      duration: hasFile ? random.between(82, 148) * 60 : null,
      countries: [countryId(world, plan.country) ?? 0],
      plotTags: random.sample(tagIds(world, 'plot'), random.between(1, 4)),
      xilie: franchiseOf(world, plan.id),
      source: random.weighted(sources),
      warnings: harsh.has(plan.group)
        ? random.sample(['violence', 'horror', 'language'] as const, random.between(1, 2))
        : [],
      score: random.chance(0.9) ? score(random) : null,
      imdbId: `tt${4_200_000 + plan.id * 41}`,
      tmdbId: String(310_000 + plan.id * 13),
      countryGroups: [],
      access: random.weighted(accesses),
      product: null,
      previewSeconds: 300,
      freeFrom: null,
      downloadable: random.chance(0.6),
      castable: true,
      watchTogether: random.chance(0.85),
      topDefinition: hasFile ? random.pick(['p720', 'p1080', 'p1080', 'p1080', 'p2160'] as const) : 'none',
      completionRate: plan.state === 'published' ? random.between(31, 78) : null,
    }
  },
}
