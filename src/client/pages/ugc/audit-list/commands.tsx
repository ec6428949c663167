import { caption } from '../../../base/i18n/i18n'
import { toast } from '../../../base/ui/toast-store'
import { navigate } from 'wouter/use-browser-location'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Copies the codes that users and support quote, one a line. */
  copyCode: {
    start: async (target) => {
      const known = target.kind === 'rows' ? target.known : []
      const text = known.flatMap(({ code }) => (typeof code === 'string' ? [code] : [])).join('\n')
      if (text === '') return
      await navigator.clipboard.writeText(text).then(
        () => toast.success(caption('ui.copied', { text })),
        () => toast.error(caption('ui.copyFailed')),
      )
    },
  },
  /** Opens the post that was taken. */
  startAudit: {
    onResult: ({ id }: { readonly id: number }) => navigate(`/ugc/audit-op/${id}`),
  },
} satisfies PageCode
