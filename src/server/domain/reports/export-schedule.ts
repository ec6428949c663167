import exportSchedule from '../../../entities/system/export-schedule'
import { wallClock } from '../../../fields/zone'
import type { Draft, Row } from '../../../schema/entity'
import { registry } from '../../base/declarations'
import { isEqual } from '../../db/records'
import { exportParamsShape, resolveExport } from '../../jobs/export/export-list'
import { nextRun, type Rhythm } from '../../jobs/export/next-run'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import type { Context } from '../../pipeline/operation'

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

/** @throws A0400, A0301 where the list cannot be exported so by who saves the schedule; what a second person releases, never by one */
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
export function zoneOrRefuse(zone: string): string {
  try {
    wallClock(0, zone)
    return zone
  } catch {
    throw badField('timezone', 'error.notTimeZone', { name: zone })
  }
}
