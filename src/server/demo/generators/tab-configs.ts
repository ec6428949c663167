import type discussTabConfig from '../../../entities/community-manage/discuss-tab-config'
import type { Generator, RowOf } from '../world'
import { regions } from '../words/countries'
import { areasIn } from './places'

/** Each for an area of its own: two of the same reach would leave it open which one holds. The last area is the rest of the world. */
export const tabConfigGenerator: Generator = {
  count: (world) => Math.min(areasIn(world, 'state').length, regions.length),
  row: (world, index): RowOf<typeof discussTabConfig> => ({
    name: regions[index]!.en,
    areas: [areasIn(world, 'state')[index] ?? -1],
    clients: [],
    enabled: true,
  }),
}
