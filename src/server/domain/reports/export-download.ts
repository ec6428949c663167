import exportTask from '../../../entities/system/export-task'
import type { Row } from '../../../schema/entity'
import { writeAudit } from '../../audit/audit'
import { type Context } from '../../pipeline/operation'

export type Task = Row<typeof exportTask>

export async function countDownload({ records }: Context, task: Task): Promise<void> {
  await records.update(exportTask, task, { downloads: (task.downloads ?? 0) + 1 })
}

export async function auditDownload(context: Context, task: Task): Promise<void> {
  await writeAudit(
    context.db,
    {
      kind: 'download',
      code: 'exportTask.download',
      ...(task.page && { page: task.page }),
      entity: exportTask.name,
      recordId: String(task.id),
      recordTitle: task.title ?? task.exportType,
      accountId: context.account.id,
      sessionId: context.account.sessionId || null,
      changes: context.records.changes,
      result: 'ok',
      resultCode: '00000',
      ip: context.ip,
      requestId: context.requestId,
      at: context.now,
      durationMs: Date.now() - context.now.getTime(),
    },
    context.services.registry.entities,
  )
}
