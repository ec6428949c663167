import type exportTask from '../../../entities/system/export-task'
import { dateOf, day, instant, minute } from '../calendar'
import { weightsOf } from '../../base/random'
import { waited } from '../waited'
import type { Generator, RowOf } from '../world'

const lists = [
  ['user-list', 'Users', '/user-manage/user-list', true, 'UserManage:userList'],
  ['user-blacklist', 'Bans', '/user-manage/user-black-list', true, 'UserManage:userBlackList'],
  ['series', 'Series', '/movie-manage/series-list', false, 'MovieManage:seriesList'],
  ['series-episode', 'Episodes', '/movie-manage/series-resources', false, 'MovieManage:seriesResources'],
  ['push', 'Pushes', '/service-manage/push-list', false, 'ServiceManage:pushList'],
] as const

const exportStates = weightsOf({ expired: 91, failed: 2, cancelled: 7 })

/** Tasks of the past: their files are gone by now, as the product's rules have it. What failed is tried again soon. */
export const exportTaskGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof exportTask> {
    const [exportType, title, page, personal] = random.pick(lists)
    const state = random.weighted(exportStates)
    const { now } = world.calendar
    const moment = state === 'failed' ? now - waited(random, day) : world.calendar.officeMoment(random, 330) - 8 * day
    const span = random.between(1, 90)
    const isDone = state === 'expired'
    const rows = isDone ? random.longTail(3_200, 1.4) : null
    const createdBy = world.id('account', random.skewed(60, 1.5))
    const [from, to] = [dateOf(moment - span * day), dateOf(moment)]
    return {
      exportType,
      title: `${title} ${from} – ${to}`,
      page,
      paramJson: {
        filters: { createdAt: { from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` } },
        sort: '-createdAt',
        language: random.pick(['zh', 'en']),
      },
      timestamp: instant(moment),
      format: random.chance(0.75) ? 'xlsx' : 'csv',
      rows,
      progress: isDone ? 100 : random.between(0, 80),
      fileSize: rows === null ? null : rows * random.between(90, 210) + 4_000,
      file: null,
      personal,
      downloads: isDone ? random.between(1, 4) : 0,
      schedule: index % 9 === 0 ? world.id('exportSchedule', index) : null,
      error:
        state === 'failed'
          ? random.pick(['The connection to the replica was lost.', 'The disk of exports is full.'])
          : null,
      expiresAt: isDone ? instant(moment + (personal ? 1 : 7) * day) : null,
      state,
      createdAt: instant(moment),
      createdBy,
      updatedAt: instant(Math.min(now, moment + random.between(1, 9) * minute)),
      updatedBy: createdBy,
    }
  },
}
