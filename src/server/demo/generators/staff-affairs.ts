import type accessRequest from '../../../entities/staff-manage/access-request'
import type exportSchedule from '../../../entities/system/export-schedule'
import { day, hour, instant } from '../calendar'
import { weightsOf, type Random } from '../../base/random'
import { waited } from '../waited'
import type { Generator, RowOf, World } from '../world'

const schedules = [
  ['New bans of the day', 'user-blacklist', 'daily', '09:00'],
  ['Paying users of the week', 'user-list', 'weekly', '10:00'],
  ['Series on the shelf, monthly', 'series', 'monthly', '08:00'],
  ['Pushes of the week', 'push', 'weekly', '09:30'],
] as const

/** Half of them are switched on; those belong to the administrator, whose rights they run with. */
export const exportScheduleGenerator: Generator = {
  distinct: true,
  count: () => schedules.length,
  row(world, index, random): RowOf<typeof exportSchedule> {
    const [name, exportType, frequency, time] = schedules[index % schedules.length]!
    const enabled = index % 2 === 0
    const { now } = world.calendar
    return {
      name,
      exportType,
      paramJson: { filters: {}, sort: '-createdAt', language: 'zh' },
      frequency,
      weekday: frequency === 'weekly' ? 1 : null,
      monthDay: frequency === 'monthly' ? 1 : null,
      time,
      timezone: 'Asia/Shanghai',
      format: random.pick(['xlsx', 'csv'] as const),
      recipients: [world.id('account', 0) ?? 0],
      enabled,
      lastRunAt: instant(now - random.between(1, 6) * day),
      lastResult: 'done',
      nextRunAt: instant(now + random.between(20, 160) * hour),
      createdBy: world.id('account', 0),
    }
  },
}

const states = weightsOf({ granted: 40, ended: 20, rejected: 14, pending: 12, withdrawn: 6, lapsed: 5, revoked: 3 })
const reasons = [
  'Reviewing for a colleague on leave',
  'Needs the push list for the Gulf launch',
  'Reconciliation needs the orders',
  'Moving to the growth team',
  'On call for complaints this weekend',
  'Read access for the quarterly report',
]

export const accessRequestGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof accessRequest> {
    const state = random.weighted(states)
    const isPending = state === 'pending'
    const days = random.pick([7, 30, 90])
    const moment = isPending ? world.calendar.now - waited(random, 8 * hour) : askedAt(world, state, days, random)
    const account = world.id('account', 4 + index) ?? 0
    const isDecided = state === 'granted' || state === 'rejected' || state === 'ended' || state === 'revoked'
    const decidedAt = Math.min(world.calendar.now, moment + random.between(1, 8) * hour)
    const endsAt = decidedAt + days * day
    return {
      account,
      role: world.id('role', 5 + (index % 9)) ?? 0,
      areas: [-1],
      days,
      reason: random.pick(reasons),
      page: random.pick(['/user-manage/user-list', '/service-manage/push-list', '/movie-manage/series-list']),
      approver: isDecided ? world.id('account', 0) : null,
      decision: state === 'rejected' ? 'Two colleagues of the team have it already' : null,
      dueAt: instant(moment + 8 * hour),
      grantedAt: isDecided && state !== 'rejected' ? instant(decidedAt) : null,
      endsAt: isDecided && state !== 'rejected' ? instant(endsAt) : null,
      state,
      createdAt: instant(moment),
      createdBy: account,
      updatedAt: instant(state === 'ended' ? endsAt : isDecided ? decidedAt : moment),
    }
  },
}

/** A role that is still held was granted for longer than has passed since; one that has ended was granted for less. */
function askedAt({ calendar }: World, state: string, days: number, random: Random): number {
  if (state === 'granted') return calendar.officeMoment(random, days - 3)
  return calendar.officeMoment(random, 200) - (state === 'ended' ? (days + 1) * day : 0)
}
