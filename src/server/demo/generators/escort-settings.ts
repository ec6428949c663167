import type escortSetting from '../../../entities/escort-manage/escort-setting'
import { day, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { regions } from '../words/countries'
import { creditCuts } from './escort-complaint-plan'
import { companionOrderPlans, companionPlans } from './escort-plan'
import { areaId, areasIn } from './places'

/** What each level asks for in a month: orders, stars and how many of a hundred were finished. */
const levels = [
  [1, 0, 1, 0],
  [2, 5, 4, 80],
  [3, 12, 4.1, 82],
  [4, 20, 4.2, 85],
  [5, 30, 4.3, 88],
  [6, 45, 4.4, 90],
  [7, 60, 4.5, 92],
  [8, 80, 4.6, 94],
  [9, 110, 4.7, 96],
] as const

/** Of each area that reports are made by: open where there are orders, and later in the evening where people are up late. */
export const escortSettingGenerator: Generator = {
  distinct: true,
  count: (world) => Math.min(world.asked('escortSetting'), regions.length),
  row(world, index, random): RowOf<typeof escortSetting> {
    const area = areasIn(world, 'state')[index] ?? 0
    const isOpen = areasWithOrders(world).has(area)
    const { now } = world.calendar
    const madeAt = now - (300 - index * 4) * day
    const by = staffOf(world, entityOf(world, 'escortSetting'), random)
    return {
      ...{ area, minAge: 18, acceptMinutes: 10, startMinutes: 30, holdHours: 24, minServiceShare: 80 },
      open: isOpen,
      applyOpen: isOpen,
      minUserLevel: isOpen ? random.between(2, 4) : 5,
      dailyOrderCap: 12,
      dailySpendCap: 50_000,
      // Nobody is kept waiting for somebody who is asleep.
      quietFrom: index % 3 === 2 ? null : '02:00',
      quietTo: index % 3 === 2 ? null : '07:00',
      recordCalls: true,
      creditRules: Object.entries(creditCuts).map(([category, cut]) => ({ category, cut })),
      levelRules: levels.map(([level, orders30d, rating, finishRate]) => ({ level, orders30d, rating, finishRate })),
      createdBy: by,
      createdAt: instant(madeAt),
      updatedAt: instant(madeAt + (isOpen ? 120 : 2) * day),
      updatedBy: by,
    }
  },
}

/** The areas whose companions have orders. */
function areasWithOrders(world: World): ReadonlySet<number> {
  return world.once('areas with orders of companions', () => {
    const areas = companionOrderPlans(world).map(({ companion }) =>
      areaId(world, companionPlans(world)[companion]!.market.iso2),
    )
    return new Set(areas.flatMap((area) => area ?? []))
  })
}
