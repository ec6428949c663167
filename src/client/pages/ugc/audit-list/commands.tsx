import { navigate } from 'wouter/use-browser-location'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Opens the post that was taken. */
  startAudit: {
    onResult: ({ id }: { readonly id: number }) => navigate(`/ugc/audit-op/${id}`),
  },
} satisfies PageCode
