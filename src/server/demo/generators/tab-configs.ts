import type discussTabConfig from '../../../entities/community-manage/discuss-tab-config'
import type { Generator, RowOf } from '../world'

/** Each for an area of its own: two of the same reach would leave it open which one holds. */
export const tabConfigGenerator: Generator = {
  row: (world, index): RowOf<typeof discussTabConfig> => ({
    areas: [world.id('areaConfig', index) ?? -1],
    clients: [],
    enabled: index < world.count('areaConfig'),
  }),
}
