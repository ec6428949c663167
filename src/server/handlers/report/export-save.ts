import { z } from 'zod'
import exportTask from '../../../entities/system/export-task'
import type { Row } from '../../../schema/entity'
import { defineOperation } from '../../pipeline/operation'
import {
  auditExport,
  checkExport,
  exportGuard,
  exportRequestShape,
  exportTitle,
  measureExport,
  momentOf,
  refuseOverLimit,
} from './export-request'

/** Asks for a list as a file: made in the background, fetched in the report centre. A dry run tells how large it would be. */
export const exportSave = defineOperation({
  id: 'exportTask.save',
  method: 'POST',
  url: '/report/backend/exportTask/save',
  guard: exportGuard,
  input: exportRequestShape.extend({ dryRun: z.boolean().optional() }),
  audit: { kind: 'export', code: 'exportTask.save', entity: exportTask.name },
  run: async (context, request) => {
    const checked = await checkExport(context, request)
    if (request.dryRun) {
      context.records.isAudited = true
      return measureExport(context, checked.list)
    }
    const { rows, flagged } = await refuseOverLimit(context, checked.list)
    const title = exportTitle(context, checked)
    const task = await context.records.insert(exportTask, {
      exportType: request.exportType,
      title,
      page: checked.list.info.path,
      paramJson: checked.params as Row<typeof exportTask>['paramJson'],
      timestamp: momentOf(request.timestamp, context.now),
      format: request.format,
    })
    await context.services.jobs.startExport(context, task.id)
    await auditExport(context, checked.list, task.id, title)
    return { id: task.id, rows, flagged }
  },
})
