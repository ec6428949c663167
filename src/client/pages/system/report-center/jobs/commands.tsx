import { navigate } from 'wouter/use-browser-location'
import batchJob from '../../../../../entities/system/batch-job'
import { readDetail } from '../../../../base/api/records'
import { commandTitle } from '../../../../engine/commands/command-title'
import { pageAt, pageInfo } from '../../../../engine/declared/declared'
import { caption } from '../../../../base/i18n/i18n'
import { openJobRows } from './open-job-rows'
import { filtersOfThen } from '../../../../engine/parts/filters-of-then'
import { listUrl } from '../../../../engine/parts/list-address'
import { toast } from '../../../../base/ui/toast-store'
import type { PageCode } from '../../../../engine/commands/page-code'

/** How many ids fit an address. */
const maxIds = 500

export default {
  /** Shows what became of each record of a job. */
  showRows: {
    start: async (target, _args, info) => {
      const [id] = target.kind === 'rows' ? target.ids : []
      if (id === undefined) return
      const { page } = await readDetail(batchJob, id)
      const list = await pageInfo(pageAt(page ?? null) ?? '')
      openJobRows(commandTitle(info), id, list && ((record) => listUrl(list, { id: { is: [record] } })))
    },
  },
  /** Opens the list of what a job was about: the records chosen one by one, or those that its filter matches now, by the days it meant then. */
  openSelection: {
    start: async (target) => {
      const [id] = target.kind === 'rows' ? target.ids : []
      if (id === undefined) return
      const { page, selection } = await readDetail(batchJob, id)
      const info = await pageInfo(pageAt(page ?? null) ?? '')
      if (!info || !selection) return void toast.warning(caption('system.report-center-jobs.openSelection.noList'))
      const filters =
        'ids' in selection
          ? { id: { is: selection.ids.slice(0, maxIds) } }
          : filtersOfThen(info.page.entity, 'filters' in selection ? selection : {})
      navigate(listUrl(info, filters))
    },
  },
} satisfies PageCode
