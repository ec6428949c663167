import * as commands from '../../../../../commands/system/report-center/schedules'
import exportSchedule from '../../../../entities/system/export-schedule'
import { rightBeyond } from '../../../access/authority'
import { registry } from '../../../base/declarations'
import { exportedLists } from '../../../jobs/export/export-list'
import { handlers } from '../../../operations/handler'
import { accountById, holds } from '../../../access/account'

export default handlers(commands, {
  /** Its hour has come: the next look at schedules, within a minute, makes its files. */
  runNow: {
    undo: 'never',
    run: async ({ records, now }, row) => {
      await records.update(exportSchedule, row, { nextRunAt: now.toISOString() })
    },
  },

  /** Whoever takes over has to hold the right to that export, as who hands it over does: the files are made in their name. */
  handOver: {
    undo: 'image',
    check: async (context, row, { owner }) => {
      const list = exportedLists(registry).find((each) => each.list.export === row.exportType)
      const beyond = list && rightBeyond(context, `${list.info.permission}.export`)
      if (beyond) return beyond
      if (!owner) return true
      if (owner === row.createdBy) return 'system.report-center-schedules.sameOwner'
      const taker = await accountById(context.db, owner)
      if (!taker || !list) return 'system.report-center-schedules.noRight'
      return holds(taker, `${list.info.permission}.export`) || 'system.report-center-schedules.noRight'
    },
    run: async ({ records }, row, { owner }) => {
      await records.update(exportSchedule, row, { createdBy: owner })
    },
  },
})
