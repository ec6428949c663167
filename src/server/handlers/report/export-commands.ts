import { cancel, retry } from '../../../../commands/system/report-center/index'
import exportTask from '../../../entities/system/export-task'
import type { Row } from '../../../schema/entity'
import { defineRules, handle } from '../../operations/handler'
import { refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

type Task = Row<typeof exportTask>

export const cancelExport = handle(cancel, {
  check: own,
  run: async ({ records, services }, task) => {
    await records.update(exportTask, task, { state: 'cancelled' })
    await services.jobs.cancel('exportTask', task.id)
  },
})

/** Makes the file anew, from the data and with the rights of now. */
export const retryExport = handle(retry, {
  // What a second person let out with personal data was one file; another one is asked for anew, whatever became of the first.
  check: async (context, task) => ('released' in task.paramJson ? 'error.releasedOnce' : own(context, task)),
  run: async (context, task) => {
    if (task.file) await context.services.storage.remove(task.file)
    const queued = {
      state: 'queued',
      error: null,
      rows: null,
      progress: 0,
      file: null,
      fileSize: null,
      expiresAt: null,
    } as const
    await context.records.update(exportTask, task, queued)
    await context.services.jobs.startExport(context, task.id)
  },
})

/** A task that is deleted takes its file along; one that runs is cancelled first. */
export const exportRules = defineRules(exportTask, {
  beforeRemove: async (context, task) => {
    if (task.createdBy !== context.account.id && !context.account.isSuper) throw refused('error.notYours')
    if (task.state === 'running' || task.state === 'queued') throw refused('error.cancelFirst')
    if (task.file) await context.services.storage.remove(task.file)
  },
})

function own({ account }: Context, task: Task): Promise<true | string> {
  return Promise.resolve(task.createdBy === account.id || account.isSuper || 'error.notYours')
}
