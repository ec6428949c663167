import * as calls from '../../../calls/report'
import exportTask from '../../../entities/system/export-task'
import type { Row } from '../../../schema/entity'
import { callExport } from '../../domain/reports/export-command'
import { auditExport, checkExport, exportGuard, exportTitle, momentOf } from '../../domain/reports/export-request'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'

/** Asks for a list as a file: made in the background, fetched in the report centre. A dry run tells what it would hold. */
export const exportSave = serve(calls.exportSave, {
  id: 'exportTask.save',
  guard: exportGuard,
  audit: { kind: 'export', code: 'exportTask.save', entity: exportTask.name },
  run: async (context, request) => {
    const { exportType, format, dryRun } = request
    const checked = await checkExport(context, request)
    const make = async (inside: Context, { rows, flagged }: { readonly rows: number; readonly flagged: boolean }) => {
      const title = exportTitle(inside, checked)
      const task = await inside.records.insert(exportTask, {
        exportType,
        title,
        page: checked.list.info.path,
        paramJson: checked.params as Row<typeof exportTask>['paramJson'],
        timestamp: momentOf(request.timestamp, inside.now),
        format,
      })
      await inside.services.jobs.startExport(inside, task.id)
      await auditExport(inside, checked.list, task.id, { title, format })
      return { id: task.id, rows, flagged }
    }
    return callExport(context, { checked, format, dryRun, run: make })
  },
})
