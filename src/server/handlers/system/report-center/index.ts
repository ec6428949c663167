import { traitsOf } from '../../../../fields/field-traits'
import { sql } from 'kysely'
import * as commands from '../../../../../commands/system/report-center/index'
import exportSchedule from '../../../../entities/system/export-schedule'
import exportTask from '../../../../entities/system/export-task'
import type { Filter } from '../../../../fields/filter'
import { isPeriod } from '../../../../fields/period'
import { wallClock } from '../../../../fields/zone'
import type { Row } from '../../../../schema/entity'
import { Records } from '../../../db/records'
import { signingSecret } from '../../../db/signing-secret'
import { registry } from '../../../base/declarations'
import { bundleLink, largestBundle, maxFiles } from '../../../domain/reports/export-bundle'
import {
  auditDownload,
  countDownload,
  type Task as TaskOfExportDownload,
} from '../../../domain/reports/export-download'
import { mayFetch, nameOf } from '../../../domain/reports/export-file'
import { zoneOrRefuse } from '../../../domain/reports/export-schedule'
import { exportedLists } from '../../../jobs/export/export-list'
import { nextRun, periodOf, type Rhythm } from '../../../jobs/export/next-run'
import { handlers } from '../../../operations/handler'
import { fieldAt } from '../../../operations/list'
import { refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'
import { fileLink } from '../../../storage/file-links'

type Task = Row<typeof exportTask>

export default handlers(commands, {
  cancel: {
    check: own,
    run: async ({ records, services }, task) => {
      await records.update(exportTask, task, { state: 'cancelled' })
      await services.jobs.cancel('exportTask', task.id)
    },
  },

  /** Makes the file again, from the data and with the rights of now. */
  retry: {
    // What a second person released with personal data was one file; another one is asked for again, whatever became of the first.
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
  },

  /** Gives its requester a link to a finished file, or to an archive of several, good for five minutes. */
  download: {
    check: (context, task) => Promise.resolve(mayFetch(context, task)),
    runTogether: async (context, tasks) => {
      const [first, ...others] = tasks
      if (!first) throw refused('error.nothingChosen')
      const size = tasks.reduce((sum, { fileSize }) => sum + (fileSize ?? 0), 0)
      if (tasks.length > maxFiles || size > largestBundle) throw refused('error.bundleTooLarge', { max: maxFiles })
      await countDownload(context, first)
      for (const task of others) await downloadBeside(context, task)
      const secret = await signingSecret(context)
      const name = nameOf(first)
      if (others.length > 0) return bundleLink(context, secret, tasks)
      return { url: fileLink(secret, first.file ?? '', name, context.now.getTime()), name, size: first.fileSize }
    },
  },

  /** Tells its requester what opens a file that holds personal data. */
  copyPassword: {
    check: ({ account }, task) => Promise.resolve(task.createdBy === account.id || 'error.notYours'),
    run: async ({ db }, task) => {
      const { rows } = await sql<{ password: string | null }>`select plan ->> 'password' as password
      from work_item where kind = 'exportTask' and work_id = ${task.id}`.execute(db)
      const password = rows[0]?.password
      if (!password) throw refused('error.fileNotReady')
      return { password }
    },
  },

  /**
   * Repeats an export: periods such as the last 7 days count again at each run, and dates that were written out become the last whole
   * day, week or month before it.
   */
  schedule: {
    check: ({ account }, task) =>
      Promise.resolve(
        'released' in task.paramJson ? 'error.releasedOnce' : task.createdBy === account.id || 'error.notYours',
      ),
    run: async ({ records, now }, task, { frequency, time, timezone, recipients }) => {
      const { zone: _zone, asOf: _asOf, ...asked } = task.paramJson
      const today = wallClock(now.getTime(), zoneOrRefuse(timezone)).date
      const day = new Date(`${today}T00:00:00Z`)
      const rhythm: Rhythm = {
        frequency,
        time,
        timezone,
        weekday: frequency === 'weekly' ? ((day.getUTCDay() + 6) % 7) + 1 : null,
        monthDay: frequency === 'monthly' ? Math.min(28, day.getUTCDate()) : null,
      }
      const made = await records.insert(exportSchedule, {
        name: (task.title ?? task.exportType).slice(0, 80),
        exportType: task.exportType,
        paramJson: {
          ...asked,
          filters: relativeFilters(task.exportType, asked.filters ?? {}, frequency),
        },
        format: task.format,
        recipients: [...recipients],
        ...rhythm,
        nextRunAt: new Date(nextRun(rhythm, now.getTime())).toISOString(),
      } as Partial<Row<typeof exportSchedule>>)
      await records.update(exportTask, task, { schedule: made.id })
      return { id: made.id, nextRunAt: made.nextRunAt }
    },
  },
})

function own({ account }: Context, task: Task): Promise<true | string> {
  return Promise.resolve(task.createdBy === account.id || account.isSuper || 'error.notYours')
}

/** One of several has an entry of its own in the log too: the command's own names the first alone. */
async function downloadBeside(context: Context, task: TaskOfExportDownload): Promise<void> {
  const records = new Records(context.db, context.account.id, context.now)
  await countDownload({ ...context, records }, task)
  await auditDownload({ ...context, records }, task)
  context.services.events.changed(records.changes)
}

function relativeFilters(exportType: string, filters: object, frequency: Rhythm['frequency']): Record<string, Filter> {
  const list = exportedLists(registry).find((each) => each.list.export === exportType)?.list
  return Object.fromEntries(
    Object.entries(filters as Record<string, Filter>).map(([path, filter]) => {
      const type = list && fieldAt(registry, list.entity, path)?.type
      const isDated =
        type !== undefined &&
        traitsOf({ type }).time !== undefined &&
        datesOf(filter).some((date) => !isPeriod(String(date)))
      return [path, isDated ? { is: [periodOf(frequency)] } : filter]
    }),
  )
}

/** What of a filter on dates says when: text, or a stamp of ten digits. */
function datesOf({ is = [], from, to }: Filter): unknown[] {
  return [...is, from, to].filter((each) => each !== undefined)
}
