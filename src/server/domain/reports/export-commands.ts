import exportTask from '../../../entities/system/export-task'
import { defineRules } from '../../operations/handler'
import { refused } from '../../base/errors'

/** A task that is deleted takes its file along; one that runs is cancelled first. */
export const exportRules = defineRules(exportTask, {
  beforeRemove: async (context, task) => {
    if (task.createdBy !== context.account.id && !context.account.isSuper) throw refused('error.notYours')
    if (task.state === 'running' || task.state === 'queued') throw refused('error.cancelFirst')
    if (task.file) await context.services.storage.remove(task.file)
  },
})
