import { sql } from 'kysely'
import * as commands from '../../../../../commands/system/report-center/jobs'
import batchJob from '../../../../entities/system/batch-job'
import type { Row } from '../../../../schema/entity'
import { signingSecret } from '../../../db/signing-secret'
import { handlers } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'
import { fileLink } from '../../../storage/file-links'

type Job = Row<typeof batchJob>

export default handlers(commands, {
  /** The record at hand is finished; the rest waits. */
  pause: {
    check: own,
    run: async ({ records, services }, job) => {
      await records.update(batchJob, job, { state: 'paused' })
      await services.jobs.cancel('batchJob', job.id)
    },
  },

  resume: {
    check: own,
    run: async (context, job) => {
      await context.records.update(batchJob, job, { state: 'running' })
      await context.services.jobs.goOn(context, 'batchJob', job.id)
    },
  },

  cancel: {
    check: own,
    run: async ({ records, services, now }, job) => {
      await records.update(batchJob, job, { state: 'cancelled', finishedAt: now.toISOString() })
      await services.jobs.cancel('batchJob', job.id)
    },
  },

  /** Only the records that failed run again; what is done or was skipped stays. */
  retryFailed: {
    check: own,
    run: async (context, job) => {
      await sql`update batch_job_row set status = 'pending', message = null where job_id = ${job.id} and status = 'failed'`.execute(
        context.db,
      )
      await context.records.update(batchJob, job, { state: 'running', finishedAt: null, undoUntil: null })
      await context.services.jobs.goOn(context, 'batchJob', job.id)
    },
  },

  /** Takes back every record of a job, by its author, as a job of its own. */
  undo: {
    check: ({ account, now }, job) =>
      Promise.resolve(
        job.createdBy !== account.id
          ? 'error.notYours'
          : (job.undoUntil !== null && Date.parse(job.undoUntil) > now.getTime()) || 'error.jobUndoTooLate',
      ),
    run: async (context, job, { reason }) => {
      await context.records.update(batchJob, job, { state: 'undone', undoUntil: null })
      return { jobId: await context.services.jobs.startUndo(context, job.id, reason) }
    },
  },

  /** A link to the file of what failed, good for five minutes. */
  downloadFailures: {
    check: (_context, job) => Promise.resolve(job.failures !== null || 'error.fileNotReady'),
    run: async (context, job) => {
      const name = `${(job.title ?? 'failures').replace(/[\\/:*?"<>|]/g, ' ')}.csv`
      const secret = await signingSecret(context)
      return { url: fileLink(secret, job.failures ?? '', name, context.now.getTime()), name }
    },
  },
})

function own({ account }: Context, job: Job): Promise<true | string> {
  return Promise.resolve(job.createdBy === account.id || account.isSuper || 'error.notYours')
}
