import { navigate } from 'wouter/use-browser-location'
import { call } from '../../../../base/api/api'
import type { Effect } from '../../../../engine/commands/effects'

/** Goes to what a notice is about; it has been read then. */
export const open: Effect = async (target) => {
  const [row] = target.kind === 'rows' ? target.known : []
  if (!row || typeof row.link !== 'string') return
  if (row.state === 'unread') await call('POST /auth/backend/staffNotice/read', { input: { ids: [row.id] } })
  navigate(row.link)
}
