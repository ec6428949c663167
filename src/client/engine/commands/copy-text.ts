import { caption } from '../../base/i18n/i18n'
import { toast } from '../../base/ui/toast-store'

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => toast.success(caption('ui.copied', { text })),
    () => toast.error(caption('ui.copyFailed')),
  )
}
