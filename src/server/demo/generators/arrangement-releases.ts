import type communityRelease from '../../../entities/community-manage/community-release'
import { instant } from '../calendar'
import { completeRow } from '../generic/complete-row'
import { staffOf } from '../generic/staff'
import { entityOf, type DemoRow, type Generator, type RowOf, type World } from '../world'
import { detailTabGenerator, squareBlockGenerator } from './arrangements'
import { bottomBarItemGenerator } from './bottom-bar'
import { releasePlans, type ArrangementName } from './release-plan'

const records: Readonly<Record<ArrangementName, readonly [entity: string, generator: Generator]>> = {
  detailTab: ['detailTab', detailTabGenerator],
  squareBlock: ['squareBlock', squareBlockGenerator],
  bottomBar: ['bottomBarItem', bottomBarItemGenerator],
}

/** The records of an arrangement as they stand, of each what people decide on: figures go on by themselves. */
function keptOf(world: World, arrangement: ArrangementName): readonly DemoRow[] {
  return world.once(`what is arranged as ${arrangement}`, () => {
    const [name, generator] = records[arrangement]
    const entity = entityOf(world, name)
    return Array.from({ length: world.count(name) }, (_, index) => {
      const random = world.random(name, index)
      const row = completeRow(world, entity, index, random, generator.row(world, index, random))
      return Object.fromEntries(
        Object.entries(row).filter(([field]) => field === 'id' || entity.fields[field]?.readOnly === undefined),
      )
    })
  })
}

/** An arrangement as it was published again and again; what is live is what stands now. */
export const communityReleaseGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world) => (world.asked('communityRelease') === 0 ? 0 : releasePlans(world).length),
  row(world, index, random): RowOf<typeof communityRelease> {
    const { arrangement, number, at, until, adds, changes, holds, before } = releasePlans(world)[index]!
    const all = keptOf(world, arrangement)
    const count = (is: (index: number) => boolean) => all.filter((_row, nth) => is(nth)).length
    return {
      ...{ arrangement, number },
      name: `v${number}`,
      snapshot: all.flatMap((row, nth) => (holds(nth) ? [{ ...row, ...before(nth) }] : [])),
      added: count(adds),
      changed: count(changes),
      removed: 0,
      publishAt: null,
      publishedAt: instant(at),
      state: until === undefined ? 'live' : 'superseded',
      createdAt: instant(at),
      updatedAt: instant(until ?? at),
      createdBy: staffOf(world, entityOf(world, records[arrangement][0]), random),
    }
  },
}
