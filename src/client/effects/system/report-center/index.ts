import { navigate } from 'wouter/use-browser-location'
import type { Filter } from '../../../../fields/filter'
import { call } from '../../../api/api'
import type { Effect } from '../../../commands/effects'
import { directory } from '../../../console/directory'
import { caption } from '../../../i18n/i18n'
import { listUrlOf } from '../../../kinds/list/list-address'
import { site } from '../../../site'
import { toast } from '../../../ui/toast-store'

interface Task {
  readonly exportType: string
  readonly paramJson: {
    readonly filters?: Readonly<Record<string, Filter>>
    readonly sort?: string
    readonly page?: string
  }
}

/** Opens the list that was exported, with the filters and the sort of then. */
export const openPage: Effect = async (target) => {
  if (target.kind !== 'rows') return
  const { exportType, paramJson } = await call<Task>('GET /report/backend/exportTask/detail', {
    input: { id: target.ids[0] },
  })
  const wanted = paramJson.page ?? ''
  const page = site.pages.has(wanted) ? wanted : directory.exports[exportType]
  if (page !== undefined) navigate(await listUrlOf(page, paramJson.filters ?? {}, paramJson.sort))
  else toast.warning(caption('error.noSuchExport', { name: exportType }))
}
