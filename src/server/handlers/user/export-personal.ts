import { exportPersonal } from '../../../../commands/user-manage/user-list'
import exportTask from '../../../entities/system/export-task'
import type { Row } from '../../../schema/entity'
import type { Args } from '../../../schema/command'
import { handlePage } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { checkExport, exportTitle, refuseOverLimit, type CheckedExport } from '../report/export-request'

const exportType = 'user-list'

/** Has the user list made into a file with personal data in the clear, for who asked, once a second person agrees. */
export const exportingPersonal = handlePage(exportPersonal, {
  guard: async (context, args) => {
    await refuseOverLimit(context, (await checked(context, args)).list)
  },
  run: async (context, args) => {
    const request = await checked(context, args)
    const task = await context.records.insert(exportTask, {
      exportType,
      title: exportTitle(context, request),
      page: request.list.info.path,
      paramJson: request.params as Row<typeof exportTask>['paramJson'],
      timestamp: context.now.toISOString(),
      format: args.format,
    })
    await context.services.jobs.startExport(context, task.id)
    return { id: task.id }
  },
})

function checked(context: Context, { list, reason }: Args<typeof exportPersonal>): Promise<CheckedExport> {
  return checkExport(context, { exportType, paramJson: list }, { reason })
}
