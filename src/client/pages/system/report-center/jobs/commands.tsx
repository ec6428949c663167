import { navigate } from 'wouter/use-browser-location'
import { call } from '../../../../base/api/api'
import { commandTitle } from '../../../../engine/commands/command-title'
import { pageAt, pageInfo } from '../../../../engine/declared/declared'
import { caption } from '../../../../base/i18n/i18n'
import { openJobRows } from './open-job-rows'
import { filtersOfThen, type KeptQuery } from '../../../../engine/parts/filters-of-then'
import { listUrl } from '../../../../engine/parts/list-address'
import { toast } from '../../../../base/ui/toast-store'
import type { PageCode } from '../../../../engine/commands/page-code'

/** How many ids fit an address. */
const mostIds = 500

interface Job {
  readonly page: string | null
  readonly selection: (KeptQuery & { readonly ids?: readonly number[] }) | null
}

export default {
  /** Shows what became of each record of a job. */
  showRows: {
    start: async (target, _args, info) => {
      const [id] = target.kind === 'rows' ? target.ids : []
      if (id === undefined) return
      const { page } = await jobOf(id)
      const list = await pageInfo(pageAt(page) ?? '')
      openJobRows(commandTitle(info), id, list && ((record) => listUrl(list, { id: { is: [record] } })))
    },
  },
  /** Opens the list of what a job was about: the records chosen one by one, or those that its filter matches now, by the days it meant then. */
  openSelection: {
    start: async (target) => {
      if (target.kind !== 'rows') return
      const { page, selection } = await jobOf(target.ids[0])
      const info = await pageInfo(pageAt(page) ?? '')
      if (!info || !selection) return void toast.warning(caption('system.report-center-jobs.openSelection.noList'))
      const { ids } = selection
      const filters = filtersOfThen(info.page.entity, selection)
      navigate(listUrl(info, ids ? { id: { is: ids.slice(0, mostIds) } } : filters))
    },
  },
} satisfies PageCode

function jobOf(id: number | undefined): Promise<Job> {
  return call<Job>('GET /report/backend/batchJob/detail', { input: { id } })
}
