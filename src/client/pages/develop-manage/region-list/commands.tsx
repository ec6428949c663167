import { caption } from '../../../base/i18n/i18n'
import { toast } from '../../../base/ui/toast-store'
import type { PageCode } from '../../../engine/commands/page-code'

export default {
  /** Copies the codes of the countries of the areas chosen, each once. */
  copyCodes: {
    start: async (target) => {
      const rows = target.kind === 'rows' ? target.known : []
      const codes = [
        ...new Set(rows.flatMap(({ isoCodes }) => (typeof isoCodes === 'string' ? isoCodes.split(',') : []))),
      ]
      const text = codes.filter(Boolean).sort().join(',')
      if (text === '') return
      await navigator.clipboard.writeText(text).then(
        () => toast.success(caption('ui.copied', { text })),
        () => toast.error(caption('ui.copyFailed')),
      )
    },
  },
} satisfies PageCode
