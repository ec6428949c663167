import * as calls from '../../../calls/report'
import exportTask from '../../../entities/system/export-task'
import { Records } from '../../db/records'
import { transaction } from '../../db/transaction'
import { auditDownload, countDownload, type Task } from '../../domain/reports/export-download'
import { mayFetch, nameOf } from '../../domain/reports/export-file'
import { notFound, refused } from '../../base/errors'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'
import { contentTypeOf } from '../../storage/content-types'

/** A finished file itself, for its requester. */
export const fetchExport = serve(calls.fetchExport, {
  id: 'exportTask.fetch',
  about: { entity: exportTask, by: 'id' },
  guard: 'signedIn',
  raw: async (context, { id }, reply) => {
    const { services } = context
    const asked = await new Records(services.db, context.account.id, context.now).get(exportTask, id)
    refuseFetch(context, asked)
    // What cannot be had is no download.
    const file = await services.storage.read(asked.file ?? '')
    if (!file) throw notFound('file', id)
    const task = await noteFetch(context, id).catch((error: unknown) => {
      file.content.destroy()
      throw error
    })
    await reply
      .type(contentTypeOf(task.file ?? '')?.type ?? 'application/octet-stream')
      .header('cache-control', 'private, no-store')
      .header('content-length', file.size)
      .header(
        'content-disposition',
        `attachment; filename="export"; filename*=UTF-8''${encodeURIComponent(nameOf(task))}`,
      )
      .send(file.content)
  },
})

function refuseFetch(context: Context, task: Task): void {
  const may = mayFetch(context, task)
  if (may !== true) throw refused(may)
}

async function noteFetch(context: Context, id: number): Promise<Task> {
  const { services, account, now } = context
  return transaction(services.db, services.config, async (db) => {
    const records = new Records(db, account.id, now)
    const task = await records.get(exportTask, id)
    refuseFetch(context, task)
    await countDownload({ ...context, db, records }, task)
    await auditDownload({ ...context, db, records }, task)
    return task
  })
}
