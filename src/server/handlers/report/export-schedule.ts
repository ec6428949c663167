import { schedule } from '../../../../commands/system/report-center/index'
import exportSchedule from '../../../entities/system/export-schedule'
import exportTask from '../../../entities/system/export-task'
import type { Filter } from '../../../fields/filter'
import { isPeriod } from '../../../fields/period'
import { wallClock } from '../../../fields/zone'
import type { Draft, Row } from '../../../schema/entity'
import { registry } from '../../declarations'
import { isEqual } from '../../db/records'
import { exportedLists, exportParamsShape, resolveExport } from '../../jobs/export/export-list'
import { nextRun, periodOf, type Rhythm } from '../../jobs/export/next-run'
import { defineRules, handle } from '../../operations/handler'
import { fieldAt } from '../../operations/list'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

/**
 * Repeats an export: periods such as the last 7 days count anew at each run, and dates that were written out become the last whole
 * day, week or month before it.
 */
export const scheduleExport = handle(schedule, {
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
})

/** A schedule that is changed runs by its new rhythm from then on. */
export const scheduleRules = defineRules(exportSchedule, {
  beforeSave: async (context, draft, current) => {
    const rhythm = { ...current, ...draft } as unknown as Rhythm
    zoneOrRefuse(rhythm.timezone)
    const { exportType, paramJson } = { ...current, ...draft }
    if (draft.exportType !== undefined || draft.paramJson !== undefined || draft.recipients !== undefined)
      await checkContent(context, exportType ?? '', paramJson)
    return {
      nextRunAt: new Date(nextRun(rhythm, context.now.getTime())).toISOString(),
      // Whoever says what it holds and who gets it answers for it: it runs with their rights from then on.
      ...(current && changesContent(draft, current) && { createdBy: context.account.id }),
    }
  },
})

/** @throws A0400, A0301 where the list cannot be exported so by who saves the schedule; what a second person lets out, never by one */
async function checkContent(context: Context, exportType: string, paramJson: unknown): Promise<void> {
  const params = exportParamsShape.safeParse(paramJson ?? {})
  if (!params.success) throw badField('paramJson', 'error.badRequest')
  await resolveExport(registry, context, exportType, params.data)
}

function changesContent(draft: Draft<typeof exportSchedule>, current: Row<typeof exportSchedule>): boolean {
  const names = ['exportType', 'paramJson', 'recipients'] as const
  return names.some((name) => draft[name] !== undefined && !isEqual(draft[name], current[name]))
}

/** @throws A0400 for a name that is no time zone */
function zoneOrRefuse(zone: string): string {
  try {
    wallClock(0, zone)
    return zone
  } catch {
    throw badField('timezone', 'error.notTimeZone', { name: zone })
  }
}

function relativeFilters(exportType: string, filters: object, frequency: Rhythm['frequency']): Record<string, Filter> {
  const list = exportedLists(registry).find((each) => each.list.export === exportType)?.list
  return Object.fromEntries(
    Object.entries(filters as Record<string, Filter>).map(([path, filter]) => {
      const type = list && fieldAt(registry, list.entity, path)?.type
      const isDated = (type === 'instant' || type === 'date') && datesOf(filter).some((date) => !isPeriod(String(date)))
      return [path, isDated ? { is: [periodOf(frequency)] } : filter]
    }),
  )
}

/** What of a filter on dates says when: text, or a stamp of ten digits. */
function datesOf({ is = [], from, to }: Filter): unknown[] {
  return [...is, from, to].filter((each) => each !== undefined)
}
