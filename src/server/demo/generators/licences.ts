import type contentLicence from '../../../entities/movie-manage/content-licence'
import { day, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { countryId } from './places'
import { tagIds } from './title-fields'
import { titlePlans } from './title-plan'

type Licence = RowOf<typeof contentLicence>

const licensors = [
  'Northern Lights Rights',
  'Rainbow Distribution',
  'White Tower Productions',
  'Dune Studios',
  'Lantern Pictures',
  'Pacific Drama House',
] as const
const bundles: readonly NonNullable<Licence['rights']>[] = [
  ['svod', 'avod', 'download', 'cast'],
  ['svod', 'download', 'cast', 'tv'],
  ['avod', 'clip'],
  ['svod', 'avod', 'tvod', 'download', 'cast', 'tv', 'dubbing'],
  ['tvod', 'download'],
]
const homes = ['ID', 'MX', 'SA', 'PH', 'EG', 'CO'] as const

/** What was bought with one contract: titles that follow each other, as a package. */
function packageOf(world: World, index: number): { readonly ids: number[]; readonly live: number } {
  const titles = titlePlans(world)
  const random = world.random('package of a licence', index)
  const count = Math.min(titles.length, random.between(1, 6))
  const chosen = Array.from({ length: count }, (_, nth) => titles[(index * 3 + nth) % titles.length]!)
  return {
    ids: [...new Set(chosen)].map(({ id }) => world.id('contentItem', id - 1) ?? 0),
    live: new Set(chosen.filter(({ state }) => state === 'published')).size,
  }
}

/** Contracts run for a year or more; how many days are left is what their end says. */
export const contentLicenceGenerator: Generator = {
  isLater: true,
  row(world, index, random): Licence {
    const { now } = world.calendar
    const drawn = index % 20
    const state = drawn === 7 ? 'draft' : drawn === 13 ? 'terminated' : drawn % 6 === 5 ? 'expired' : 'active'
    const years = state === 'expired' ? 1 : random.pick([1, 2, 2, 3])
    const length = years * 365 * day
    const startsAt =
      Math.floor(
        (state === 'draft'
          ? now + random.between(5, 40) * day
          : state === 'expired'
            ? now - length - random.between(2, 200) * day
            : now - random.between(20, Math.min(340, years * 365 - 10)) * day) / day,
      ) * day
    const endsAt = startsAt + length
    const licensor = index % licensors.length
    const { ids, live } = packageOf(world, index)
    const tags = tagIds(world, 'copyright')
    const isWide = random.chance(0.45)
    return {
      state,
      contractNo: `${licensors[licensor]!.split(' ')
        .map((word) => word[0])
        .join('')}-${new Date(startsAt).getUTCFullYear()}-${String(index + 101)}`,
      licensor: licensors[licensor]!,
      copyrightTag: tags[licensor % Math.max(1, tags.length)] ?? 0,
      contents: ids,
      rights: bundles[index % bundles.length]!,
      countryGroups: isWide ? [world.id('countryGroup', index % Math.max(1, world.count('countryGroup'))) ?? 0] : [],
      countries: isWide
        ? []
        : homes.slice(index % 4, (index % 4) + random.between(1, 3)).flatMap((iso2) => countryId(world, iso2) ?? []),
      exclusive: index % 5 === 0,
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      guarantee: ids.length * random.between(20, 90) * 100_000,
      currency: 'USD',
      revenueShare: random.chance(0.5) ? random.pick([15, 20, 25, 30, 40]) : null,
      daysLeft: state === 'active' || state === 'draft' ? Math.max(0, Math.ceil((endsAt - now) / day)) : 0,
      liveTitles: state === 'active' ? live : 0,
      createdAt: instant(Math.min(now - day, startsAt - random.between(10, 60) * day)),
    }
  },
}
