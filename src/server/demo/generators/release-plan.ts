import { day, hour } from '../calendar'
import type { World } from '../world'

export const arrangementNames = ['detailTab', 'squareBlock', 'bottomBar'] as const
export type ArrangementName = (typeof arrangementNames)[number]

/** Whether a record of an arrangement is meant, by its place among all. */
type Which = (index: number) => boolean

/** What a release brought: records that are new, and what of others was different before. */
interface Step {
  readonly daysAgo: number
  readonly added?: Which
  readonly changed?: readonly { readonly which: Which; readonly before: Readonly<Record<string, unknown>> }[]
}

/** The n-th tab or block of each area, or only of areas up to one or from one on. */
const inEach =
  (places: readonly number[], from = 0, to = Infinity): Which =>
  (index) =>
    places.includes(index % 6) && Math.floor(index / 6) >= from && Math.floor(index / 6) <= to
const at =
  (...places: readonly number[]): Which =>
  (index) =>
    places.includes(index)

/** How each arrangement came to be what it is, the first release first. */
const steps: Readonly<Record<ArrangementName, readonly Step[]>> = {
  detailTab: [
    { daysAgo: 320, added: inEach([0, 1, 2, 4]) },
    { daysAgo: 262, added: inEach([3]) },
    { daysAgo: 205, changed: [{ which: inEach([2]), before: { badge: 'none' } }] },
    { daysAgo: 131, added: inEach([5], 0, 2) },
    { daysAgo: 74, added: inEach([5], 3) },
    { daysAgo: 12, changed: [{ which: inEach([5]), before: { badge: 'none' } }] },
  ],
  squareBlock: [
    { daysAgo: 300, added: inEach([0, 1, 5]) },
    { daysAgo: 251, added: inEach([2]) },
    { daysAgo: 190, added: inEach([3]) },
    { daysAgo: 122, changed: [{ which: inEach([2]), before: { count: 6 } }] },
    { daysAgo: 61, added: inEach([4]) },
    {
      daysAgo: 33,
      changed: [
        { which: inEach([0]), before: { style: 'cards' } },
        { which: inEach([1], 0, 3), before: { count: 6 } },
      ],
    },
    { daysAgo: 6, changed: [{ which: inEach([5], 0, 3), before: { count: 20 } }] },
  ],
  bottomBar: [
    { daysAgo: 310, added: at(0, 2, 3, 4) },
    { daysAgo: 215, added: at(1) },
    { daysAgo: 150, added: at(5, 6) },
    {
      daysAgo: 88,
      changed: [
        { which: at(1), before: { position: 3 } },
        { which: at(2), before: { position: 2 } },
      ],
    },
    { daysAgo: 25, added: at(7, 8) },
  ],
}

/** A release before its record is made. */
export interface PlannedRelease {
  readonly arrangement: ArrangementName
  readonly number: number
  /** When it was published, in milliseconds. */
  readonly at: number
  /** When the next one took its place. */
  readonly until: number | undefined
  readonly adds: Which
  readonly changes: Which
  readonly holds: Which
  /** What of a record was different in this release from what it is now. */
  readonly before: (index: number) => Readonly<Record<string, unknown>>
}

/** The releases of each arrangement, the earliest of all first. */
export function releasePlans(world: World): readonly PlannedRelease[] {
  return world.once('releases of arrangements', () =>
    arrangementNames.flatMap((name) => releasesOf(world, name)).toSorted((one, other) => one.at - other.at),
  )
}

/** In the morning, in Shanghai, as those who are at work then could see what came of it. */
function momentOf(world: World, { daysAgo }: Step): number {
  return (Math.floor(world.calendar.now / day) - daysAgo) * day + (2 + ((daysAgo * 7) % 60) / 10) * hour
}

function releasesOf(world: World, arrangement: ArrangementName): PlannedRelease[] {
  const own = steps[arrangement]
  return own.map((step, nth): PlannedRelease => {
    const next = own[nth + 1]
    const later = own.slice(nth + 1).flatMap(({ changed = [] }) => changed)
    return {
      arrangement,
      number: nth + 1,
      at: momentOf(world, step),
      until: next && momentOf(world, next),
      adds: (index) => step.added?.(index) ?? false,
      changes: (index) => step.changed?.some(({ which }) => which(index)) ?? false,
      holds: (index) => own.slice(0, nth + 1).some(({ added }) => added?.(index)),
      before: (index) =>
        Object.assign(
          {},
          ...later
            .filter(({ which }) => which(index))
            .map(({ before }) => before)
            .reverse(),
        ) as Readonly<Record<string, unknown>>,
    }
  })
}

/** When a record of an arrangement was made and last changed: some hours before it was published so. */
export function draftedAt(
  world: World,
  arrangement: ArrangementName,
  index: number,
): { readonly madeAt: number; readonly changedAt: number } {
  const own = steps[arrangement]
  const added = own.find((step) => step.added?.(index)) ?? own[0]!
  const changed = own.findLast((step) => step.changed?.some(({ which }) => which(index))) ?? added
  const lead = (1 + (index % 7) / 3) * hour
  return { madeAt: momentOf(world, added) - lead - hour, changedAt: momentOf(world, changed) - lead }
}
