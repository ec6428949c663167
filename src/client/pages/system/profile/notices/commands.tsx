import { navigate } from 'wouter/use-browser-location'
import { call } from '../../../../base/api/api'
import type { PageCode } from '../../../../engine/commands/page-code'

export default {
  /** Goes to what a notice is about; it has been read then. */
  open: {
    start: async (target) => {
      const [row] = target.kind === 'rows' ? target.known : []
      if (!row || typeof row.link !== 'string') return
      if (row.state === 'unread') await call('POST /auth/backend/staffNotice/read', { input: { ids: [row.id] } })
      navigate(row.link)
    },
  },
} satisfies PageCode
