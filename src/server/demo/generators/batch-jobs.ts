import type batchJob from '../../../entities/system/batch-job'
import { day, instant, minute } from '../calendar'
import { weightsOf } from '../../base/random'
import { auditReasons } from '../words/staff-texts'
import { waited } from '../waited'
import type { Generator, RowOf } from '../world'

const jobs = [
  ['UserManage:userList.ban', 'Ban users', '/user-manage/user-list'],
  ['UserManage:userBlackList.lift', 'Lift bans', '/user-manage/user-black-list'],
  ['MovieManage:seriesResources.enable', 'Put episodes online', '/movie-manage/series-resources'],
  ['MovieManage:seriesResources.disable', 'Take episodes offline', '/movie-manage/series-resources'],
  ['ServiceManage:pushList.cancel', 'Cancel pushes', '/service-manage/push-list'],
] as const

const jobStates = weightsOf({ done: 84, partlyFailed: 5, failed: 1.5, cancelled: 5.5, undone: 4 })

/** What failed in part or whole was tried again until it was done; only that of the last day stands open. */
export const batchJobGenerator: Generator = {
  distinct: true,
  row(world, _index, random): RowOf<typeof batchJob> {
    const [command, title, page] = random.pick(jobs)
    const state = random.weighted(jobStates)
    const total = random.longTail(120, 1.2) + 2
    const failed = state === 'partlyFailed' ? random.between(1, Math.ceil(total * 0.1)) : state === 'failed' ? total : 0
    const skipped = random.skewed(Math.ceil((total - failed) * 0.2) + 1, 2)
    const seen = state === 'cancelled' ? Math.floor(total * random.next()) : total
    const moment = failed > 0 ? world.calendar.now - waited(random, day) : world.calendar.officeMoment(random, 330)
    const finished = Math.min(world.calendar.now, moment + total * 40)
    const createdBy = world.id('account', random.skewed(60, 1.5))
    return {
      command,
      title: `${title}: ${total}`,
      page,
      selection: { ids: [] },
      reason: random.pick(auditReasons),
      total,
      done: Math.max(0, seen - failed - skipped),
      failed: Math.min(failed, seen),
      skipped: Math.min(skipped, Math.max(0, seen - failed)),
      progress: Math.round((seen / total) * 1000) / 10,
      startedAt: instant(moment),
      finishedAt: instant(finished),
      failures: null,
      undoUntil: instant(finished + 30 * minute),
      state,
      createdAt: instant(moment),
      createdBy,
      updatedAt: instant(finished),
      updatedBy: createdBy,
    }
  },
}
