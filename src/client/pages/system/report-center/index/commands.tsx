import { navigate } from 'wouter/use-browser-location'
import { call } from '../../../../base/api/api'
import { pageInfo } from '../../../../engine/declared/declared'
import { directory } from '../../../../engine/declared/directory'
import { caption } from '../../../../base/i18n/i18n'
import { filtersOfThen, type KeptQuery } from '../../../../engine/parts/filters-of-then'
import { listUrlOf } from '../../../../engine/parts/list-address'
import { site } from '../../../../engine/declared/site'
import { toast } from '../../../../base/ui/toast-store'
import type { PageCode } from '../../../../engine/commands/page-code'

interface Task {
  readonly exportType: string
  readonly paramJson: KeptQuery & {
    readonly sort?: string
    readonly page?: string
  }
}

export default {
  /** Opens the list that was exported, with the filters and the sort of then. */
  openPage: {
    start: async (target) => {
      if (target.kind !== 'rows') return
      const { exportType, paramJson } = await call<Task>('GET /report/backend/exportTask/detail', {
        input: { id: target.ids[0] },
      })
      const wanted = paramJson.page ?? ''
      const page = site.pages.has(wanted) ? wanted : directory.exports[exportType]
      const entity = (await pageInfo(page ?? ''))?.page.entity
      if (page !== undefined) navigate(await listUrlOf(page, filtersOfThen(entity, paramJson), paramJson.sort))
      else toast.warning(caption('error.noSuchExport', { name: exportType }))
    },
  },
} satisfies PageCode
