import type appointment from '../../../entities/movie-manage/appointment'
import type appointmentUser from '../../../entities/movie-manage/appointment-user'
import { day, hour, instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { appointmentPlans, reservationPlan } from './appointment-plan'
import { areaId, someAreas } from './places'
import { clientOf, viewerAt } from './viewers'

type Appointment = RowOf<typeof appointment>

const missing = { zh_CN: '', en: '' }

/** Titles that viewers wait for: those that are to come first, then those that have come, the newest first. */
export const appointmentGenerator: Generator = {
  count: (world) => Math.min(world.asked('appointment'), appointmentPlans(world).length),
  row(world, index, random): Appointment {
    const { title, state, opensAt, releaseAt, remindBefore, changedAt } = appointmentPlans(world)[index]!
    const isPlanned = state === 'draft' || state === 'waiting'
    const madeAt = Math.max(title.createdAt, Math.min(opensAt, world.calendar.now) - (1 + random.next() * 3) * day)
    return {
      ...{ state, remindBefore },
      content: world.id('contentItem', title.id - 1) ?? 0,
      title: title.title ?? missing,
      trailer: null,
      // Those who have reserved are of everywhere, and use anything.
      areas: isPlanned ? someAreas(world, random, 'state') : [-1],
      clients: [],
      opensAt: instant(opensAt),
      releaseAt: instant(releaseAt),
      dateShown: state === 'draft' ? random.pick(['month', 'comingSoon'] as const) : 'exact',
      shownBase: random.pick([0, 0, 0, 500, 2_000, 5_000]),
      createdAt: instant(madeAt),
      updatedAt: instant(Math.max(madeAt + hour / 2, changedAt)),
    }
  },
  totals: [
    { field: 'reserved', child: 'appointmentUser', by: 'appointment' },
    {
      ...{ field: 'reminded', child: 'appointmentUser', by: 'appointment' },
      counts: (world, index) => reservationPlan(world, index).remindedAt !== null,
    },
    {
      ...{ field: 'watched', child: 'appointmentUser', by: 'appointment' },
      counts: (world, index) => reservationPlan(world, index).watchedAt !== null,
    },
  ],
}

/** Who waits for a title: reserved while that was open, reminded when it came, and some have watched it then. */
export const appointmentUserGenerator: Generator = {
  isLater: true,
  distinct: true,
  count: (world: World) => (world.count('appointment') > 0 ? world.asked('appointmentUser') : 0),
  row(world, index): RowOf<typeof appointmentUser> {
    const { appointment: nth, user, reservedAt, remindedAt, watchedAt } = reservationPlan(world, index)
    const { market } = viewerAt(world, user)
    return {
      appointment: world.id('appointment', nth) ?? 0,
      user: world.id('user', user) ?? 0,
      area: areaId(world, market.iso2),
      client: world.id('client', clientOf(world, user, market) - 1),
      reservedAt: instant(reservedAt),
      remindedAt: remindedAt === null ? null : instant(remindedAt),
      watchedAt: watchedAt === null ? null : instant(watchedAt),
      createdAt: instant(reservedAt),
      updatedAt: instant(watchedAt ?? remindedAt ?? reservedAt),
    }
  },
}
