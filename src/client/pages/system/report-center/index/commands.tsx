import { navigate } from 'wouter/use-browser-location'
import exportTask from '../../../../../entities/system/export-task'
import { readDetail } from '../../../../base/api/records'
import { pageInfo } from '../../../../engine/declared/declared'
import { directory } from '../../../../engine/declared/directory'
import { caption } from '../../../../base/i18n/i18n'
import { filtersOfThen } from '../../../../engine/parts/filters-of-then'
import { listUrlOf } from '../../../../engine/parts/list-address'
import { site } from '../../../../engine/declared/site'
import { toast } from '../../../../base/ui/toast-store'
import type { PageCode } from '../../../../engine/commands/page-code'

export default {
  /** Opens the list that was exported, with the filters and the sort of then. */
  openPage: {
    start: async (target) => {
      const [id] = target.kind === 'rows' ? target.ids : []
      if (id === undefined) return
      const { exportType = '', paramJson = {} } = await readDetail(exportTask, id)
      const wanted = paramJson.page ?? ''
      const page = site.pages.has(wanted) ? wanted : directory.exports[exportType]
      const entity = (await pageInfo(page ?? ''))?.page.entity
      if (page !== undefined) navigate(await listUrlOf(page, filtersOfThen(entity, paramJson), paramJson.sort))
      else toast.warning(caption('error.noSuchExport', { name: exportType }))
    },
  },
} satisfies PageCode
