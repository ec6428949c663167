import exportTask from '../../../entities/system/export-task'
import type { Row } from '../../../schema/entity'
import type { Context } from '../../pipeline/operation'
import { checkExport, refuseOverLimit } from './export-request'
import { dayMs } from '../../../schema/time'

/** A list to be written as a file: its export, narrowed down by the command that asks for it. */
export interface ListFile {
  /** The export's name, as its page declares it. */
  readonly exportType: string
  readonly title: string
  readonly filters: Readonly<Record<string, unknown>>
  /** Column paths; those of the list unless declared otherwise. */
  readonly columns?: readonly string[]
}

/**
 * Asks for a list as a workbook, under all rules of an export that people ask for themselves.
 * @returns the id of the export task
 * @throws A0301 without the right to export that list; B01 for more rows than the account may have
 */
export async function requestListFile(context: Context, file: ListFile): Promise<{ taskId: number }> {
  const { exportType, title, filters, columns } = file
  const request = await checkExport(context, { exportType, paramJson: { filters, ...(columns && { columns }) } })
  await refuseOverLimit(context, request.list)
  const task = await context.records.insert(exportTask, {
    exportType,
    title: title.slice(0, 120),
    page: request.list.info.path,
    paramJson: request.params as Row<typeof exportTask>['paramJson'],
    timestamp: context.now.toISOString(),
    format: 'xlsx',
  })
  await context.services.jobs.startExport(context, task.id)
  return { taskId: task.id }
}

/** The moments from the first of some days to the end of the last, in UTC. */
export function daysBetween(from: string, to: string): { readonly from: string; readonly to: string } {
  const next = new Date(Date.parse(`${to}T00:00:00Z`) + dayMs)
  return { from: `${from}T00:00:00.000Z`, to: next.toISOString() }
}
