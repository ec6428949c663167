import { navigate } from 'wouter/use-browser-location'
import { call } from '../../../../base/api/api'
import type { Effect } from '../../../../engine/commands/effects'
import { caption } from '../../../../base/i18n/i18n'
import { recordAddress } from '../../../../engine/records/record-address'
import { toast } from '../../../../base/ui/toast-store'

/** Opens the page of the record that a request is about. */
export const openRecord: Effect = async (target) => {
  if (target.kind !== 'rows') return
  const { entity, recordId } = await call<{ entity: string; recordId: string }>('GET /auth/backend/approval/detail', {
    input: { id: target.ids[0] },
  })
  const address = recordAddress(entity, Number(recordId))
  if (address) navigate(address)
  else toast.warning(caption('system.report-center-approvals.openRecord.noPage'))
}
