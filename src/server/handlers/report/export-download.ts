import { z } from 'zod'
import { download } from '../../../../commands/system/report-center/index'
import exportTask from '../../../entities/system/export-task'
import type { Row } from '../../../schema/entity'
import { Records } from '../../db/records'
import { signingSecret } from '../../db/signing-secret'
import { writeAudit } from '../../pipeline/audit'
import { notFound, refused } from '../../pipeline/errors'
import { defineOperation, type Context } from '../../pipeline/operation'
import { contentTypeOf } from '../../storage/content-types'
import { fileLink } from '../../storage/file-links'
import { handleTogether } from '../../operations/handler'
import { bundleLink, largestBundle, mostFiles } from './export-bundle'
import { mayFetch, nameOf } from './export-file'
import { transaction } from '../../db/transaction'

type Task = Row<typeof exportTask>

/** Gives its requester a link to a finished file, or to an archive of several, good for five minutes. */
export const downloadExport = handleTogether(download, {
  check: (context, task) => Promise.resolve(mayFetch(context, task)),
  run: async (context, tasks) => {
    const [first, ...others] = tasks
    if (!first) throw refused('error.nothingChosen')
    const size = tasks.reduce((sum, { fileSize }) => sum + (fileSize ?? 0), 0)
    if (tasks.length > mostFiles || size > largestBundle) throw refused('error.bundleTooLarge', { max: mostFiles })
    await countDownload(context, first)
    for (const task of others) await downloadBeside(context, task)
    const secret = await signingSecret(context)
    const name = nameOf(first)
    if (others.length > 0) return bundleLink(context, secret, tasks)
    return { url: fileLink(secret, first.file ?? '', name, context.now.getTime()), name, size: first.fileSize }
  },
})

/** One of several has an entry of its own in the log too: the command's own names the first alone. */
async function downloadBeside(context: Context, task: Task): Promise<void> {
  const records = new Records(context.db, context.account.id, context.now)
  await countDownload({ ...context, records }, task)
  await auditDownload({ ...context, records }, task)
  context.services.events.changed(records.changes)
}

/** A finished file itself, for its requester. */
export const fetchExport = defineOperation({
  id: 'exportTask.fetch',
  about: { entity: exportTask, by: 'id' },
  method: 'GET',
  url: '/report/backend/exportTask/download',
  guard: 'signedIn',
  input: z.strictObject({ id: z.coerce.number({ error: 'error.wrongType' }).int() }),
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

async function countDownload({ records }: Context, task: Task): Promise<void> {
  await records.update(exportTask, task, { downloads: (task.downloads ?? 0) + 1 })
}

async function auditDownload(context: Context, task: Task): Promise<void> {
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
