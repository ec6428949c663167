import type { Effect } from '../../../engine/commands/effects'
import { caption } from '../../../base/i18n/i18n'
import { toast } from '../../../base/ui/toast-store'

/** Copies the codes that users and support quote, one a line. */
export const copyCode: Effect = async (target) => {
  const known = target.kind === 'rows' ? target.known : []
  const text = known.flatMap(({ code }) => (typeof code === 'string' ? [code] : [])).join('\n')
  if (text === '') return
  await navigator.clipboard.writeText(text).then(
    () => toast.success(caption('ui.copied', { text })),
    () => toast.error(caption('ui.copyFailed')),
  )
}
