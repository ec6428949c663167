import exportTask from '../../../entities/system/export-task'
import { caption } from '../../base/captions'
import { registry } from '../../base/declarations'
import { exportParamsShape, resolveExport } from '../../jobs/export/export-list'
import { badField } from '../../base/errors'
import { ofTitlesTogether } from './title-kinds'

/** What a sheet always has: the record's id is the key by which an import takes it back. */
const always = ['id', 'title'] as const

/** The chosen titles as a sheet, with the chosen columns, that an import takes back. */
export const exportSheet = ofTitlesTogether('exportSheet', ({ name, page, path }) => ({
  guard: async (_context, { columns }) => {
    if (!Array.isArray(columns) || columns.length === 0 || !columns.every((each) => typeof each === 'string'))
      throw badField('columns', 'error.notList')
  },
  runTogether: async (context, rows, { columns }) => {
    const params = exportParamsShape.parse({
      page,
      filters: { id: { is: rows.map(({ id }) => id) } },
      columns: [...new Set([...always, ...columns])],
    })
    await resolveExport(registry, context, name, params)
    const title = caption(context.language, `${page}.exportSheet`)
    const task = await context.records.insert(exportTask, {
      exportType: name,
      title,
      page: path,
      paramJson: params as object,
      timestamp: context.now.toISOString(),
      format: 'xlsx',
    })
    await context.services.jobs.startExport(context, task.id)
    return { taskId: task.id }
  },
}))
