import { navigate } from 'wouter/use-browser-location'
import approval from '../../../../../entities/staff-manage/approval'
import { readDetail } from '../../../../base/api/records'
import { caption } from '../../../../base/i18n/i18n'
import { recordAddress } from '../../../../engine/parts/record-address'
import { toast } from '../../../../base/ui/toast-store'
import { AskedRequests } from './asked-requests'
import type { DialogProps, PageCode } from '../../../../engine/commands/page-code'

/** What would be done, to what and with which arguments: who decides sees it wherever the list is scrolled to. */
function Requests({ target }: DialogProps) {
  return target.kind === 'rows' ? <AskedRequests ids={target.ids} /> : null
}

export default {
  /** Opens the page of the record that a request is about. */
  openRecord: {
    start: async (target) => {
      if (target.kind !== 'rows') return
      const [id] = target.ids
      if (id === undefined) return
      const { entity = '', recordId } = await readDetail(approval, id)
      const address = recordAddress(entity, Number(recordId))
      if (address) navigate(address)
      else toast.warning(caption('system.report-center-approvals.openRecord.noPage'))
    },
  },
  approve: {
    dialog: Requests,
  },
  reject: {
    dialog: Requests,
  },
  withdraw: {
    dialog: Requests,
  },
} satisfies PageCode
