import type discussTabConfig from '../../../entities/community-manage/discuss-tab-config'
import type { Generator, RowOf } from '../world'
import { regions } from '../words/countries'
import { areasIn } from './places'

/** Each for an area of its own: two of the same reach would leave it open which one holds. */
export const tabConfigGenerator: Generator = {
  row: (world, index): RowOf<typeof discussTabConfig> => ({
    name: regions[index]?.en ?? 'Everywhere else',
    areas: [areasIn(world, 'state')[index] ?? -1],
    clients: [],
    enabled: index < areasIn(world, 'state').length,
  }),
}
