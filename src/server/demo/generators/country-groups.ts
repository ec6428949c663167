import type countryGroup from '../../../entities/movie-manage/country-group'
import { regions } from '../words/countries'
import type { Generator, RowOf } from '../world'
import { countryId } from './places'

const purposes = ['distribution', 'licence', 'review', 'statistics'] as const

export const countryGroupGenerator: Generator = {
  distinct: true,
  row(world, index): RowOf<typeof countryGroup> {
    const region = regions[index % regions.length]!
    const purpose = purposes[Math.floor(index / regions.length) % purposes.length]!
    const word = {
      distribution: ['发行', 'distribution'],
      licence: ['版权', 'licence'],
      review: ['审核', 'review'],
      statistics: ['统计', 'statistics'],
    }[purpose]
    return {
      name: { zh_CN: `${region.zh_CN}·${word[0]}`, en: `${region.en}, ${word[1]}` },
      code: `${purpose.slice(0, 4).toUpperCase()}_${index + 1}`,
      purpose,
      countries: region.members.split(' ').flatMap((iso2) => countryId(world, iso2) ?? []),
      ratingLimit: region.market === 'middleEast' ? 'PG13' : 'R16',
      uses: 3 + (index % 5) * 7,
      enabled: true,
    }
  },
}
