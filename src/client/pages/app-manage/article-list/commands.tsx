import { caption } from '../../../base/i18n/i18n'
import { toast } from '../../../base/ui/toast-store'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Copies the address under which the app and others read the article. */
  copyLink: {
    start: async (target) => {
      const url = target.kind === 'rows' ? target.known[0]?.url : undefined
      if (typeof url !== 'string') return
      await navigator.clipboard.writeText(url).then(
        () => toast.success(caption('ui.copied', { text: url })),
        () => toast.error(caption('ui.copyFailed')),
      )
    },
  },
} satisfies PageCode
