import type hotListFreeze from '../../../entities/community-manage/hot-list-freeze'
import type publishFreeze from '../../../entities/app-manage/publish-freeze'
import { day, hour, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { areaId } from './places'

type Freeze = RowOf<typeof publishFreeze>

/** Freezes so far, of which the last holds: why, where, when it begins in days from now, how many hours it lasts, and why it was lifted. */
const freezes: readonly (readonly [
  reason: string,
  place: string | null,
  begins: number,
  hours: number,
  lifted: string | null,
])[] = [
  ['Eid: only corrections', 'SA', -258, 72, null],
  ['Database moves to new machines', null, -171, 8, 'The move took three hours only'],
  ['Final of the football cup in Mexico', 'MX', -120, 6, null],
  ['Audit of the payment provider', 'ID', -64, 48, 'The audit was put off'],
  ['Half-year sale: nothing but the offers may change', null, -27, 36, null],
  ['The payment provider moves its data centre', null, -1, 60, null],
]

export const publishFreezeGenerator: Generator = {
  isLater: true,
  count: () => freezes.length,
  row(world, index, random): Freeze {
    const [reason, place, begins, hours, liftReason] = freezes[index % freezes.length]!
    const { now } = world.calendar
    const startsAt = Math.round((now + begins * day) / day) * day + 2 * hour
    const endsAt = startsAt + hours * hour
    const createdAt = Math.min(startsAt, now) - random.between(3, 9) * day - random.int(8) * hour
    const liftedAt = liftReason ? startsAt + 3 * hour : null
    const by = world.id('account', 4 + (index % 3))
    return {
      ...{ reason, liftReason },
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      areas: [place === null ? -1 : (areaId(world, place) ?? -1)],
      state: liftReason ? 'lifted' : endsAt < now ? 'over' : 'active',
      createdAt: instant(createdAt),
      createdBy: by,
      updatedAt: instant(liftedAt ?? (endsAt < now ? endsAt : createdAt)),
      updatedBy: by,
    }
  },
}

/** Lists that stood still for some hours: which, where, how many hours ago since when, for how many hours, and why. */
const holds: readonly (readonly [
  list: NonNullable<RowOf<typeof hotListFreeze>['list']>,
  place: string,
  begun: number,
  hours: number,
  reason: string,
])[] = [
  ['posts', 'ID', 24 * 151, 30, 'Day of mourning: the list stands still'],
  ['titles', 'MX', 24 * 98, 12, 'Counting was wrong since the release at noon'],
  ['creators', 'SA', 24 * 61, 20, 'Votes are being bought; looking into it'],
  ['topics', 'PH', 24 * 33, 9, 'Storm warning: the topic of the authority stays on top'],
  ['posts', 'MY', 24 * 9, 5, 'Advertising of one seller filled six places'],
  ['topics', 'ID', 3, 12, 'Two topics are pushed by bots; looking into it'],
]

export const hotListFreezeGenerator: Generator = {
  isLater: true,
  count: () => holds.length,
  row(world: World, index): RowOf<typeof hotListFreeze> {
    const [list, place, begun, hours, reason] = holds[index % holds.length]!
    const { now } = world.calendar
    const startedAt = now - begun * hour
    const until = startedAt + hours * hour
    const by = world.id('account', 6 + (index % 2))
    return {
      ...{ list, reason },
      area: areaId(world, place),
      until: instant(until),
      state: until < now ? 'released' : 'active',
      createdAt: instant(startedAt),
      createdBy: by,
      updatedAt: instant(until < now ? until : startedAt),
      updatedBy: by,
    }
  },
}
